import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { Rules } from '#kernel/validation';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { matchesSearch, SHORT_SEARCH } from '#platform/read/search';
import { byId, connection } from '#platform/read/source';
import { Coupon } from './coupon.entity.ts';
import { couponsRules } from './coupon.rules.ts';

export const CouponConnection = connectionOf('Coupon', () => Coupon);
export type CouponConnection = InstanceType<typeof CouponConnection>;

@ArgsType()
@Rules(couponsRules)
export class CouponsArguments extends listOf('Coupon', Coupon) {
  @Field(() => String, {
    nullable: true,
    description: `Returns only coupons whose code contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Returns only coupons whose code staff let be used; with false, only those they do not.',
  })
  isActive?: boolean | null;
}

/** Source: the coupon with the given `id`. */
export const COUPON = byId(Coupon);

/** Returns the condition for the argument `isActive`, whose value selects the statement. */
function activeOrNot(coupon: Row<Coupon>, { isActive }: ReadArguments): Sql | undefined {
  if (isActive === undefined) return undefined;
  return isActive ? sql`${coupon.isActive}` : sql`not ${coupon.isActive}`;
}

/** Source: coupons of the institution, newest first. */
export const COUPONS = connection(Coupon, {
  where: (coupon, given, reader) => [
    sql`${coupon.institution} = ${reader.institutionId}`,
    matchesSearch(coupon.code, given),
    activeOrNot(coupon, given),
  ],
  order: { by: ['createdAt'], descending: true },
});
