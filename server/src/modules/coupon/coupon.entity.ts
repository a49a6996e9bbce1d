import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { CentsType } from '#platform/money/cents.type';
import { Money } from '#platform/money/money';
import { Computed, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { searchIndex } from '#platform/read/search';
import { Node } from '#kernel/node';
import { Role } from '#kernel/role';
import { DateTime } from '#kernel/scalars';
import { CouponStatus } from './coupon.enums.ts';
import { usesOf } from './coupon.sql.ts';

@Ordered({})
@ObjectType({
  implements: Node,
  description: 'A code that lowers the price of a seat. Only admins of the institution read it.',
})
@Readable<Coupon>((_row, { role }) => (role === Role.ADMIN ? sql`true` : sql`false`))
@TenantTable({ tableName: 'coupon' })
@Check({
  name: 'coupon_reduction',
  expression:
    'num_nonnulls(percent_off, amount_off) = 1 and (percent_off is null or percent_off between 1 and 100) and (amount_off is null or amount_off > 0)',
})
@Check({
  name: 'coupon_limits',
  expression:
    '(max_uses is null or max_uses > 0) and (max_uses_per_person is null or max_uses_per_person > 0)',
})
@Index({
  name: 'coupon_code',
  expression: 'create unique index coupon_code on coupon (institution_id, lower(code))',
})
@Index({ properties: ['institution', 'cohort'] })
@Index({ properties: ['institution', 'course'] })
@Index(searchIndex('coupon', 'code'))
export class Coupon extends TenantEntity {
  @Field(() => String, {
    description: 'Code, 3 to 40 characters. Unique in the institution, in upper or lower case.',
  })
  @Property({ type: 'text' })
  code!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Percentage that it takes off the price, 1 to 100. Null for a fixed amount.',
  })
  @Property({ type: 'integer', nullable: true })
  percentOff?: number | null;

  /** In cents. */
  @Computed<Coupon>(() => Money, (row) => sql`${row.amountOff}`, {
    nullable: true,
    description: 'Amount that it takes off the price, at most the price. Null for a percentage.',
  })
  @Property({ type: CentsType, nullable: true })
  amountOff?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time from which its code can be used. Null for at once.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  validFrom?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time until which its code can be used. Null without an end.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  validUntil?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of orders that use it at a time. Null without a limit.',
  })
  @Property({ type: 'integer', nullable: true })
  maxUses?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The same for the orders of one person.',
  })
  @Property({ type: 'integer', nullable: true })
  maxUsesPerPerson?: number | null;

  @Field(() => Cohort, {
    nullable: true,
    description: 'Only cohort that it is for. Null for any, and when the cohort was deleted.',
  })
  @BelongsTo(() => Cohort, 'cohort_id', { nullable: true })
  cohort?: Ref<Cohort> | null;

  @Field(() => Course, {
    nullable: true,
    description:
      'Course whose cohorts it is for. With a cohort too, it is for that cohort while it has the course. Null for any, and when the course was deleted.',
  })
  @BelongsTo(() => Course, 'course_id', { nullable: true })
  course?: Ref<Course> | null;

  @Computed<Coupon>(() => Boolean, (row) => sql`${row.cohort} is null and ${row.course} is null`, {
    description:
      'Whether it is for any cohort. A coupon whose only cohort or course was deleted is for none.',
  })
  isForAll!: boolean & Opt;

  @Field(() => Boolean, { description: 'Whether staff let its code be used.' })
  @Property({ type: 'boolean', default: true })
  isActive: boolean & Opt = true;

  @Field(() => Int, {
    description:
      'Version of the coupon, starting at 1. Send it with `updateCoupon`, which then refuses to overwrite changes of others. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  @Computed<Coupon>(() => Int, (row) => usesOf(row.institution, row.id), {
    description:
      'Number of orders that use it: those awaiting a payment and those paid. An order that ends unpaid, or is refunded, gives its use back.',
  })
  usedCount!: number & Opt;

  @Computed<Coupon>(
    () => Boolean,
    (row) =>
      sql`exists (select from seat_order o where o.institution_id = ${row.institution} and o.coupon_id = ${row.id})`,
    { description: 'Whether an order has ever had it. Then it can be deactivated, but not deleted.' },
  )
  hasOrders!: boolean & Opt;

  @Computed<Coupon>(
    () => CouponStatus,
    (row) => sql`case when not ${row.isActive} then 'inactive'
      when ${row.validUntil} <= now() then 'expired'
      when ${row.maxUses} is not null and ${usesOf(row.institution, row.id)} >= ${row.maxUses} then 'used-up'
      when ${row.validFrom} > now() then 'scheduled' else 'active' end`,
    { description: 'Status of the coupon now.' },
  )
  status!: CouponStatus & Opt;
}
