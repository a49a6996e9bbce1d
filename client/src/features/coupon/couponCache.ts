import type { ApolloCache } from '@apollo/client';

/** Has the lists of coupons refetched, which a changed coupon may join or leave. */
export const applyCouponChange = (cache: ApolloCache): void => void cache.evict({ fieldName: 'coupons' });
