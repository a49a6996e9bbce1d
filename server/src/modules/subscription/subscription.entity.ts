import type { Opt } from '@mikro-orm/core';
import { Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { Plan } from '#modules/institution/plan.enums';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';
import { Readable } from '#platform/read/declarations';
import { Node } from '#kernel/node';
import { Role } from '#kernel/role';
import { DateTime } from '#kernel/scalars';
import { SubscriptionStatus } from './subscription.enums.ts';

/** Subscription of an institution to a plan. It repeats what the provider says; only one is open at a time. */
@ObjectType('PlanSubscription', {
  implements: Node,
  description: 'Subscription of an institution to a plan, paid each month at the provider.',
})
@Readable<Subscription>((_row, { role }) => (role === Role.ADMIN ? sql`true` : sql`false`))
@TenantTable({ tableName: 'subscription', audit: { quiet: ['revision', 'asked_at'] } })
@Index({
  name: 'subscription_open_once',
  expression: `create unique index subscription_open_once on subscription (institution_id) where status <> 'ended'`,
})
@Unique({ properties: ['institution', 'providerRef'] })
export class Subscription extends TenantEntity {
  @Field(() => Plan, { description: 'Plan of the present period, or the chosen one while it is pending.' })
  @Enum({ items: () => Plan, type: 'text' })
  plan!: Plan;

  @Field(() => Plan, { nullable: true, description: 'Plan from the next period. Null when it stays.' })
  @Enum({ items: () => Plan, type: 'text', nullable: true })
  nextPlan?: Plan | null;

  @Field(() => SubscriptionStatus, { description: 'Status of the subscription.' })
  @Enum({ items: () => SubscriptionStatus, type: 'text', default: SubscriptionStatus.PENDING })
  status: SubscriptionStatus & Opt = SubscriptionStatus.PENDING;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the present period, when the next payment is due. Null before the first payment.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  currentPeriodEnd?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the subscription ends without another payment. Null when it goes on.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  cancelAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time at which it ended. Null before.' })
  @Property({ type: 'timestamptz', nullable: true })
  endedAt?: Date | null;

  /** Page at the provider on which it begins. */
  @Property({ type: 'text', nullable: true })
  pageRef?: string | null;

  /** Subscription at the provider. */
  @Property({ type: 'text', nullable: true })
  providerRef?: string | null;

  /** Customer at the provider. */
  @Property({ type: 'text', nullable: true })
  customerRef?: string | null;

  /** Whether the provider pauses the payments, as it does while the institution is suspended. */
  @Property({ type: 'boolean', default: false })
  isPaused: boolean & Opt = false;

  /** Number of states of the provider that were applied, so that an older answer is noticed. */
  @Property({ type: 'integer', default: 0 })
  revision: number & Opt = 0;

  /** Time of the last answer of the provider. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  askedAt: Date & Opt = new Date();
}
