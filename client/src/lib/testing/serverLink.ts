import { ApolloLink, type Unmasked } from '@apollo/client';
import type { OperationDefinitionNode } from 'graphql';
import { Observable } from 'rxjs';

/** How the server takes a mutation: its data, its errors, or an answer that never came. */
export type Outcome =
  { data: object } | { errors: { message: string; extensions: { code: string } }[] } | Error;

/** A server for tests of the screens: queries are answered at once, a mutation when the test says so. */
export interface TestServer {
  link: ApolloLink;
  /** Names of the operations that were sent, in order. */
  sent: string[];
  /** Answers the mutation that waits. */
  answer: (outcome: Outcome) => void;
}

/** @param answers the data of each query, by the operation's name. */
export function testServer(answers: Record<string, Unmasked<object>>): TestServer {
  const sent: string[] = [];
  let waiting: ((outcome: Outcome) => void) | null = null;
  const link = new ApolloLink(
    ({ query, operationName = '' }) =>
      new Observable((observer) => {
        sent.push(operationName);
        const finish = (outcome: Outcome) => {
          if (outcome instanceof Error) {
            observer.error(outcome);
            return;
          }
          observer.next(outcome);
          observer.complete();
        };
        const { operation } = query.definitions[0] as OperationDefinitionNode;
        if (operation === 'mutation') waiting = finish;
        else finish({ data: answers[operationName] ?? {} });
      }),
  );
  return { link, sent, answer: (outcome) => waiting?.(outcome) };
}
