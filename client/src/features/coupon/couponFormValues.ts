import type { Coupon_CouponFragment } from './CouponsPage.generated.ts';
import type { CouponFormValues } from './couponFormRules.ts';

/** Values of the form of a new coupon. */
export const EMPTY: CouponFormValues = {
  code: '',
  kind: 'percent',
  percentOff: 10,
  amountOff: '',
  validFrom: '',
  validUntil: '',
  maxUses: null,
  maxUsesPerPerson: 1,
  cohortId: '',
  courseId: '',
};

/** Returns the values of the form of a coupon. */
export const valuesOf = (coupon: Coupon_CouponFragment): CouponFormValues => ({
  code: coupon.code,
  kind: coupon.amountOff ? 'amount' : 'percent',
  percentOff: coupon.percentOff ?? null,
  amountOff: coupon.amountOff ? (coupon.amountOff.amount / 100).toFixed(2) : '',
  validFrom: coupon.validFrom ?? '',
  validUntil: coupon.validUntil ?? '',
  maxUses: coupon.maxUses ?? null,
  maxUsesPerPerson: coupon.maxUsesPerPerson ?? null,
  cohortId: coupon.cohort?.id ?? '',
  courseId: coupon.course?.id ?? '',
});
