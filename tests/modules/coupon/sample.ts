import { randomUUID } from 'node:crypto';
import { aCoupon } from '#tests/support/factories';
import { type Call, CANARY, HIDDEN, type Sample } from '#tests/support/sample';

/** Codes are unique in an institution. */
const withNewCode = (_app: unknown, { given }: Call): Promise<Call> => {
  const input = given['input'] as object;
  return Promise.resolve({ given: { ...given, input: { ...input, code: `FOR-${randomUUID()}` } } });
};

export const sample: Sample = {
  values: {
    couponCode: null,
    percentOff: 10,
    amountOff: null,
    validFrom: '2030-01-01T00:00:00Z',
    validUntil: '2031-01-01T00:00:00Z',
  },
  idOf: {
    coupon: 'couponId',
    updateCoupon: 'couponId',
    deleteCoupon: 'spareCouponId',
    couponOffer: 'orderedCohortId',
    'couponOffer.planId': 'orderedPlanId',
  },
  calls: {
    createCoupon: withNewCode,
    updateCoupon: withNewCode,
    couponOffer: async (app, { as: { institution }, given }) => ({
      given: { ...given, code: (await aCoupon(app, { institution })).code },
    }),
  },
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
