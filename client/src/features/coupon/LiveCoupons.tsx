import { useSubscription } from '@apollo/client/react';
import { applyCouponChange } from './couponCache.ts';
import { LiveCouponsDocument } from './LiveCoupons.generated.ts';

/** Subscribes to coupons and keeps their lists up to date. Its own chunk. */
export default function LiveCoupons() {
  useSubscription(LiveCouponsDocument, {
    ignoreResults: true,
    onData: ({ client: { cache } }) => applyCouponChange(cache),
  });
  return null;
}
