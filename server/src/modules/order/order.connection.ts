import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import type { ReadArguments, Reader, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { matchesSearch, searchedText, SHORT_SEARCH } from '#platform/read/search';
import { Order } from './order.entity.ts';
import { OrderStatus } from './order.enums.ts';
import { ordersRules } from './order.rules.ts';

export const OrderConnection = connectionOf('Order', () => Order);
export type OrderConnection = InstanceType<typeof OrderConnection>;

@ArgsType()
@Rules(ordersRules)
export class OrdersArguments extends listOf('Order', Order) {
  @Field(() => String, {
    nullable: true,
    description: `Returns only orders whose cohort, buyer or email address contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;

  @Field(() => OrderStatus, { nullable: true, description: 'Returns only orders with this status.' })
  status?: OrderStatus;

  @Field(() => ID, { nullable: true, description: 'Returns only orders of this cohort.' })
  cohortId?: string;

  @Field(() => ID, { nullable: true, description: 'Returns only orders with this coupon.' })
  couponId?: string;

  @Field(() => Boolean, { defaultValue: false, description: "Returns only the viewer's own orders." })
  isMine?: boolean;
}

/** Returns the conditions for the arguments of a list of orders. */
export const ordersNarrowing = (
  order: Row<Order>,
  args: ReadArguments,
  { accountId }: Reader,
): (Sql | undefined)[] => {
  const { status, cohortId, couponId, isMine } = args;
  return [
    matchesSearch(searchedText(order.title, order.buyerName, order.buyerEmail), args),
    status && sql`${order.status} = ${status}`,
    cohortId && sql`${order.cohort} = ${cohortId}`,
    couponId && sql`${order.coupon} = ${couponId}`,
    isMine ? sql`${order.accountId} = ${accountId}` : undefined,
  ];
};
