import { ApolloLink } from '@apollo/client';
import { finalize, from, switchMap, type Observable } from 'rxjs';

/** Ends of the latest operations, by the names of their turns. */
const latest = new Map<string, Promise<void>>();

/**
 * Sends operations whose context has the same `turn` one after the other. Changes of one thing reach the server in the order
 * in which they were made, and a read between them is not overtaken by its older answer.
 */
export const inTurn = new ApolloLink((operation, forward) => {
  const { turn } = operation.getContext() as { turn?: string };
  return turn === undefined ? forward(operation) : waitFor(turn, () => forward(operation));
});

function waitFor<T>(turn: string, send: () => Observable<T>): Observable<T> {
  const before = latest.get(turn) ?? Promise.resolve();
  let finish = () => {};
  const own = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const end = before.then(() => own);
  latest.set(turn, end);
  return from(before).pipe(
    switchMap(send),
    finalize(() => {
      finish();
      if (latest.get(turn) === end) latest.delete(turn);
    }),
  );
}
