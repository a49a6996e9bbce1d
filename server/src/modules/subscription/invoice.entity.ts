import type { Ref } from '@mikro-orm/core';
import { Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { Institution } from '#modules/institution/institution.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { CentsType } from '#platform/money/cents.type';
import { Money } from '#platform/money/money';
import { Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { Currency } from '#kernel/currency';
import { Node } from '#kernel/node';
import { Role } from '#kernel/role';
import { DateTime } from '#kernel/scalars';
import { InvoiceStatus } from './subscription.enums.ts';
import { Subscription } from './subscription.entity.ts';

/** Invoice of a subscription, which the provider issued. `createdAt` is the time of issue. */
@Ordered({})
@ObjectType('PlanInvoice', {
  implements: Node,
  description: 'Invoice of the subscription of an institution to a plan. `createdAt` is its date.',
})
@Readable<Invoice>((_row, { role }) => (role === Role.ADMIN ? sql`true` : sql`false`))
@TenantTable({ tableName: 'invoice' })
@Index({ properties: ['institution', 'createdAt', 'id'] })
@Index({ properties: ['institution', 'subscription'] })
@Unique({ properties: ['institution', 'providerRef'] })
export class Invoice extends TenantEntity {
  @Field(() => Institution, { description: 'Institution that pays.' })
  declare institution: TenantEntity['institution'];

  @BelongsTo(() => Subscription, 'subscription_id')
  subscription!: Ref<Subscription>;

  /** Invoice at the provider. */
  @Property({ type: 'text' })
  providerRef!: string;

  @Field(() => String, { description: 'Number of the invoice, as the provider gave it.' })
  @Property({ type: 'text' })
  number!: string;

  @Field(() => String, { description: 'Name of the plan and the period, as the provider writes it.' })
  @Property({ type: 'text' })
  title!: string;

  /** In cents. */
  @Field(() => Money, { description: 'Amount of the invoice.' })
  @Property({ type: CentsType })
  amount!: number;

  /** Amounts of the API are in this currency, the only one. */
  @Enum({ items: () => Currency, type: 'text' })
  currency!: Currency;

  @Field(() => InvoiceStatus, { description: 'Status of the invoice.' })
  @Enum({ items: () => InvoiceStatus, type: 'text' })
  status!: InvoiceStatus;

  @Field(() => DateTime, { description: 'Start of the period that the invoice is for.' })
  @Property({ type: 'timestamptz' })
  periodStart!: Date;

  @Field(() => DateTime, { description: 'End of the period that the invoice is for.' })
  @Property({ type: 'timestamptz' })
  periodEnd!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time of the payment. Null before.' })
  @Property({ type: 'timestamptz', nullable: true })
  paidAt?: Date | null;
}
