import type { ApolloCache } from '@apollo/client';

/** Evicts every list of certificates: an issued certificate moves to another list. The list on screen is refetched. */
export function evictCertificates(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'certificates' });
  cache.gc();
}
