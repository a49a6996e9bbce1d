import { Currency } from '#kernel/currency';
import { NotFound, Unauthenticated } from '#kernel/errors';
import { readSeat } from '#modules/enrollment/read-seat.service';
import type { Context } from '#platform/request/context';
import { tryCode } from './coupon.limits.ts';
import type { CouponOfferArguments } from './coupon.input.ts';
import type { CouponOffer } from './coupon.payload.ts';
import { findDiscount } from './redeem-coupon.service.ts';

/**
 * Returns what a seat costs the viewer with a code. Nothing is taken or held.
 * @throws NotFound, Invalid for a code that cannot be used, TooMany
 */
export async function offerCoupon(
  context: Context,
  { id: cohortId, planId, code }: CouponOfferArguments,
): Promise<CouponOffer> {
  const { accountId } = context.viewer;
  if (!accountId) throw Unauthenticated();
  const offer = await tryCode(context, () =>
    readSeat(context, { cohortId, planId }, async (em, { institution, price }) => {
      const seat = { institutionId: institution.id, cohortId, accountId, price, code };
      const discount = await findDiscount(em, seat, { field: 'code', locks: false });
      return {
        code: discount.code,
        price: inMoney(price),
        discount: inMoney(discount.amount),
        amount: inMoney(price - discount.amount),
      };
    }),
  );
  if (!offer) throw NotFound('Cohort');
  return offer;
}

const inMoney = (amount: number) => ({ amount, currency: Currency.USD });
