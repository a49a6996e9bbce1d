import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Coupon } from '#modules/coupon/coupon.entity';
import { Enrollment } from '#modules/enrollment/enrollment.entity';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { PricePlan } from '#modules/price-plan/price-plan.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { CentsType } from '#platform/money/cents.type';
import { Money } from '#platform/money/money';
import { Computed, Derived, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { searchIndex } from '#platform/read/search';
import { Node } from '#kernel/node';
import { Role } from '#kernel/role';
import { DateTime } from '#kernel/scalars';
import { ORDER_COUNTS } from './order.counts.ts';
import { OrderStatus, PaymentMethod, PaymentProviderName } from './order.enums.ts';
import { orderPolicy, stepsOf } from './order.policy.ts';

@ObjectType({ description: 'Permissions of the viewer on an order now.' })
export class OrderPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may mark the order as paid.' })
  markPaid!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may refund the order.' })
  refund!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may cancel the order.' })
  cancel!: boolean;
}

interface Needs {
  institution: string;
  status: OrderStatus;
}

@Ordered({})
@ObjectType({ implements: Node, description: 'An order of a seat in a cohort, with its payment.' })
@Readable<Order>((row, { accountId, role }) =>
  role === Role.ADMIN ? sql`true` : accountId ? sql`${row.accountId} = ${accountId}` : sql`false`,
)
@TenantTable({ tableName: 'seat_order', ownedBy: 'account_id', counts: ORDER_COUNTS })
@Index({ properties: ['accountId', 'createdAt', 'id'] })
@Index({ properties: ['institution', 'student', 'createdAt', 'id'] })
@Index({ properties: ['institution', 'cohort', 'createdAt', 'id'] })
@Index({ properties: ['institution', 'enrollment', 'createdAt', 'id'] })
@Index({ properties: ['institution', 'plan'] })
@Index({ properties: ['institution', 'paidAt'] })
@Index({
  name: 'seat_order_refunded',
  expression:
    'create index seat_order_refunded on seat_order (institution_id, refunded_at) where refunded_at is not null',
})
@Index({ properties: ['institution', 'status', 'createdAt', 'id'] })
@Index({ properties: ['institution', 'coupon', 'createdAt', 'id'] })
@Index({
  name: 'seat_order_coupon_used',
  expression: `create index seat_order_coupon_used on seat_order (institution_id, coupon_id, account_id) where coupon_id is not null and status in ('awaited', 'paid')`,
})
@Check({ name: 'seat_order_discount', expression: 'amount >= 0 and discount >= 0' })
@Index({
  name: 'seat_order_held',
  expression: `create index seat_order_held on seat_order (institution_id, held_until) where status = 'awaited' and held_until is not null`,
})
@Index({
  name: 'seat_order_page_open',
  expression: `create index seat_order_page_open on seat_order (institution_id, created_at) where provider_ref is not null and payment_ref is null and page_closed_at is null`,
})
@Index({
  name: 'seat_order_refund_due',
  expression: `create index seat_order_refund_due on seat_order (institution_id, refund_due_at) where refund_due_at is not null and refunded_at is null`,
})
@Index(searchIndex('seat_order', 'title', 'buyer_name', 'buyer_email'))
@Unique({ name: 'seat_order_receipt', properties: ['institution', 'receiptNumber'] })
@Index({
  name: 'seat_order_open_once',
  expression: `create unique index seat_order_open_once on seat_order (institution_id, enrollment_id) where status in ('awaited', 'paid')`,
})
export class Order extends TenantEntity {
  @Field(() => Institution, { description: 'Institution that sells the seat.' })
  declare institution: TenantEntity['institution'];

  @Field(() => Enrollment, { nullable: true, description: 'Enrollment that the order pays for.' })
  @BelongsTo(() => Enrollment, 'enrollment_id')
  enrollment!: Ref<Enrollment>;

  @Field(() => Cohort, { nullable: true, description: 'Cohort of the seat. Null when it was deleted.' })
  @BelongsTo(() => Cohort, 'cohort_id')
  cohort!: Ref<Cohort>;

  @Field(() => Membership, { nullable: true, description: 'Student who gets the seat.' })
  @BelongsTo(() => Membership, 'membership_id')
  student!: Ref<Membership>;

  @Field(() => PricePlan, {
    nullable: true,
    description: 'Plan of the seat. Null when the cohort had no plans.',
  })
  @BelongsTo(() => PricePlan, 'plan_id', { nullable: true })
  plan?: Ref<PricePlan> | null;

  /** Account of the student, so that it reads its orders from every institution. */
  @Property({ type: 'uuid' })
  accountId!: string;

  @Field(() => String, { description: 'Title of the cohort when the order was made.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Name of the buyer.' })
  @Property({ type: 'text', default: '' })
  buyerName: string & Opt = '';

  @Field(() => String, { description: 'Email address of the buyer.' })
  @Property({ type: 'text', default: '' })
  buyerEmail: string & Opt = '';

  /** In cents. */
  @Field(() => Money, { description: 'Amount to pay.' })
  @Property({ type: CentsType })
  amount!: number;

  @Field(() => Coupon, {
    nullable: true,
    description: 'Coupon that lowered the amount. Null without one, and for readers other than admins.',
  })
  @BelongsTo(() => Coupon, 'coupon_id', { nullable: true })
  coupon?: Ref<Coupon> | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the coupon when the order was made. Null without one.',
  })
  @Property({ type: 'text', nullable: true })
  couponCode?: string | null;

  /** In cents. */
  @Field(() => Money, {
    description: 'Amount that a coupon took off the price. The amount to pay is without it.',
  })
  @Property({ type: CentsType, default: 0 })
  discount: number & Opt = 0;

  @Field(() => OrderStatus, { description: 'Status of the order.' })
  @Enum({ items: () => OrderStatus, type: 'text' })
  status!: OrderStatus;

  @Field(() => PaymentMethod, { nullable: true, description: 'Way to pay. Null when nobody chose one.' })
  @Enum({ items: () => PaymentMethod, type: 'text', nullable: true })
  method?: PaymentMethod | null;

  @Field(() => PaymentProviderName, { description: 'Provider that takes the payment.' })
  @Enum({ items: () => PaymentProviderName, type: 'text' })
  provider!: PaymentProviderName;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the receipt: consecutive within the institution. Null until the payment arrives.',
  })
  @Property({ type: 'integer', nullable: true })
  receiptNumber?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Time at which the payment arrived. Null before.' })
  @Property({ type: 'timestamptz', nullable: true })
  paidAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the time for which the seat is held. Null when it is held until staff decide.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  heldUntil?: Date | null;

  /** Payment page at the provider. */
  @Property({ type: 'text', nullable: true })
  providerRef?: string | null;

  /** Time since which nobody can pay on the page any more, as the provider says. */
  @Property({ type: 'timestamptz', nullable: true })
  pageClosedAt?: Date | null;

  /** Payment at the provider. */
  @Property({ type: 'text', nullable: true })
  paymentRef?: string | null;

  @Property({ type: 'text', nullable: true, fieldName: 'payment_url' })
  pageUrl?: string | null;

  @Computed<Order>(
    () => String,
    (row, { accountId }) =>
      accountId
        ? sql`case when ${row.accountId} = ${accountId} and ${row.status} = 'awaited' then ${row.pageUrl} end`
        : sql`null::text`,
    { nullable: true, description: 'Page of the provider on which the viewer pays. Null without one.' },
  )
  paymentUrl!: (string & Opt) | null;

  /** Time at which a refund at the provider fell due. `refundedAt` follows when it is made. */
  @Property({ type: 'timestamptz', nullable: true })
  refundDueAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the refund. Null without one, and until it is made.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  refundedAt?: Date | null;

  @Derived<Order>(
    () => OrderPermissions,
    ['institution', 'status'],
    ({ institution: institutionId, status }: Needs, viewer) => {
      const steps = stepsOf(status);
      return {
        markPaid: steps.markPaid && orderPolicy.markPaid(viewer, { institutionId }),
        refund: steps.refund && orderPolicy.refund(viewer, { institutionId }),
        cancel: steps.cancel && orderPolicy.cancel(viewer, { institutionId }),
      };
    },
    { description: 'Permissions of the viewer on the order.' },
  )
  viewerCan!: OrderPermissions & Opt;
}
