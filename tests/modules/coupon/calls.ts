import type { App } from '#tests/support/app';
import type { Actor } from '#tests/support/factories';
import type { GraphqlAnswer } from '#tests/support/graphql';

const COUPON = `id code percentOff amountOff { amount currency } validFrom validUntil maxUses maxUsesPerPerson
  cohort { id } course { id } isForAll isActive version usedCount hasOrders status`;

export const createCoupon = (app: Pick<App, 'graphql'>, as: Actor, input: object): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation C($input: CreateCouponInput!) { createCoupon(input: $input) { coupon { ${COUPON} } } }`,
    { input },
    { as },
  );

export const updateCoupon = (app: Pick<App, 'graphql'>, as: Actor, input: object): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation U($input: UpdateCouponInput!) { updateCoupon(input: $input) { coupon { ${COUPON} } } }`,
    { input },
    { as },
  );

export const deleteCoupon = (
  app: Pick<App, 'graphql'>,
  as: Actor,
  { id }: { id: string },
): Promise<GraphqlAnswer> =>
  app.graphql('mutation D($id: ID!) { deleteCoupon(input: { id: $id }) { id } }', { id }, { as });

/** Lists coupons as an actor. */
export const couponsOf = (app: Pick<App, 'graphql'>, as: Actor, args = ''): Promise<GraphqlAnswer> =>
  app.graphql(`{ coupons${args} { totalCount nodes { ${COUPON} } } }`, {}, { as });

/** Reads a coupon as an actor. */
export const couponOf = (
  app: Pick<App, 'graphql'>,
  as: Actor,
  { id }: { id: string },
): Promise<GraphqlAnswer> =>
  app.graphql(`query Q($id: ID!) { coupon(id: $id) { ${COUPON} } }`, { id }, { as });

/** Asks for the price of a seat with a code. */
export const offerOf = (
  app: Pick<App, 'graphql'>,
  cohort: { id: string },
  as: Actor,
  { code, planId = null }: { code: string; planId?: string | null },
): Promise<GraphqlAnswer> =>
  app.graphql(
    `query O($cohortId: ID!, $planId: ID, $code: String!) { couponOffer(id: $cohortId, planId: $planId, code: $code) {
      code price { amount } discount { amount } amount { amount currency } } }`,
    { cohortId: cohort.id, planId, code },
    { as },
  );
