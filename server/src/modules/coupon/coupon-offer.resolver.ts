import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { CouponOfferArguments } from './coupon.input.ts';
import { offerCoupon } from './coupon-offer.service.ts';
import { CouponOffer } from './coupon.payload.ts';

@Resolver()
export class CouponOfferResolver {
  @Authorized()
  @Query(() => CouponOffer, {
    nullable: true,
    description:
      'Price of a seat for the viewer with a code, before `checkout`. It takes and holds nothing. Fails with INVALID in the field `code`, whatever the reason, and with TOO_MANY_REQUESTS after 10 wrong codes in an hour.',
  })
  couponOffer(
    @Args(() => CouponOfferArguments) args: CouponOfferArguments,
    @Ctx() context: Context,
  ): Promise<CouponOffer> {
    return offerCoupon(context, args);
  }
}
