import type { ApolloCache } from '@apollo/client';

/** Has the lists of orders refetched, which a changed order may join or leave. */
export const applyOrderChange = (cache: ApolloCache): void => void cache.evict({ fieldName: 'orders' });
