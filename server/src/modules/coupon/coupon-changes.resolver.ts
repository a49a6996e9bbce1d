import { Authorized, Resolver, Root, Subscription } from 'type-graphql';
import { Role } from '#kernel/role';
import type { Context } from '#platform/request/context';
import { couponChanges } from './coupon-changes.feed.ts';
import { CouponChange } from './coupon.payload.ts';

@Resolver()
export class CouponChangesResolver {
  @Authorized(Role.ADMIN)
  @Subscription(() => CouponChange, {
    subscribe: ({ context, info }) => couponChanges(context as Context, info, null),
    description:
      'Sends an event when a coupon of the institution is created, changed, used, given back or deleted.',
  })
  couponChanged(@Root() change: object): object {
    return change;
  }
}
