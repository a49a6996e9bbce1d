import { ApolloLink, type Unmasked } from '@apollo/client';
import type { OperationDefinitionNode } from 'graphql';
import { Observable } from 'rxjs';

/** Result of a mutation: data, errors, or no response. */
export type Outcome =
  { data: object } | { errors: { message: string; extensions: { code: string } }[] } | Error;

/** Fake server for tests of screens: responds to queries at once, and to a mutation on demand. Subscriptions stay silent. */
export interface TestServer {
  link: ApolloLink;
  /** Names of the sent operations, in order. */
  sent: string[];
  /** Responds to the pending mutation. */
  answer: (outcome: Outcome) => void;
}

/**
 * Creates a fake server.
 * @param answers data of each query, by operation name.
 */
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
        else if (operation === 'query') finish({ data: answers[operationName] ?? {} });
      }),
  );
  return { link, sent, answer: (outcome) => waiting?.(outcome) };
}
