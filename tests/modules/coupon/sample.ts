import { aCoupon } from '#tests/support/factories';
import { CANARY, HIDDEN, type Sample } from '#tests/support/sample';

const ONE_OF_TWO = 'takes either a percentage or an amount, of which the sample gives both';

export const sample: Sample = {
  values: { couponCode: null },
  idOf: {
    coupon: 'couponId',
    updateCoupon: 'couponId',
    deleteCoupon: 'spareCouponId',
    'couponOffer.cohortId': 'orderedCohortId',
    'couponOffer.planId': 'orderedPlanId',
  },
  silent: { createCoupon: ONE_OF_TWO, updateCoupon: ONE_OF_TWO },
  needsMore: { createCoupon: ONE_OF_TWO, updateCoupon: ONE_OF_TWO },
  own: async (app, { institution }) => ({
    couponId: (await aCoupon(app, { institution })).id,
    spareCouponId: (await aCoupon(app, { institution })).id,
  }),
  targets: async (app, { institution }) => ({
    hidden: { coupon: (await aCoupon(app, { institution, code: `${HIDDEN}-${CANARY}` })).id },
  }),
  messages: (couponId, { institution }) => ({
    couponChanged: { institutionId: institution.id, couponId, isDeleted: false },
  }),
};
