import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { dematerialize, from, materialize, mergeMap, of, switchMap, type Observable } from 'rxjs';
import { readError } from './errors.ts';
import { freshAccessToken, refreshSession } from './session.ts';

const signedOutCodes = new Set(['TOKEN_EXPIRED', 'UNAUTHENTICATED']);

/** Sends the access token, renewed beforehand when it is about to end. */
const sendToken = new SetContextLink(async (context) => {
  const token = await freshAccessToken();
  return token === null ? {} : { headers: { ...context.headers, authorization: `Bearer ${token}` } };
});

/** When the server no longer takes the token: one renewal for all that wait (session.ts), then one retry. */
const retryOnce = new ApolloLink((operation, forward) => {
  /** The answer to a second try with a new token; the first failure where there is none. */
  const again = (first: Observable<ApolloLink.Result>): Observable<ApolloLink.Result> =>
    from(refreshSession()).pipe(switchMap((token) => (token === null ? first : forward(operation))));
  // The retry is chained outside of what is watched, so a second refusal is not tried again.
  return forward(operation).pipe(
    materialize(),
    mergeMap((event) => {
      const failure = event.kind === 'E' ? event.error : event.kind === 'N' ? event.value : null;
      const itself = of(event).pipe(dematerialize());
      return isSignedOut(failure) ? again(itself) : itself;
    }),
  );
});

/** A refused answer and a thrown error look alike to `readError`: both carry `errors`, or a body that does. */
const isSignedOut = (failure: unknown): boolean =>
  failure !== null && signedOutCodes.has(readError(failure).code);

/** Puts the token on every request and survives its end. */
export const authLink = ApolloLink.from([retryOnce, sendToken]);
