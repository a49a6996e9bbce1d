import { ApolloLink } from '@apollo/client';
import { mergeMap, of } from 'rxjs';
import { errorsIn } from './errors.ts';
import { isUnknownDocument, persisted, type Hashed } from './hashes.ts';

/**
 * Sends documents by hash, and again in full if the server does not know the hash. Apollo's own link would also bring
 * the code that computes hashes.
 */
export const byHash = new ApolloLink((operation, forward) => {
  const extensions = persisted(operation.query as Hashed);
  if (!extensions) return forward(operation);
  Object.assign(operation.extensions, extensions);
  operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
  return forward(operation).pipe(
    mergeMap((result) => {
      if (!isUnknownDocument(errorsIn(result as never)?.[0]?.extensions?.code)) return of(result);
      operation.setContext({ http: { includeQuery: true, includeExtensions: false } });
      return forward(operation);
    }),
  );
});
