import type { ApolloCache } from '@apollo/client';

/** Takes every list of certificates from the cache: what is issued stands in another than before. The one on screen is asked for again. */
export function forgetCertificates(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'certificates' });
  cache.gc();
}
