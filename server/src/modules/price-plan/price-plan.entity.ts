import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { PUBLIC_COHORTS } from '#modules/cohort/cohort-publicness.sql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { CentsType } from '#platform/money/cents.type';
import { Money } from '#platform/money/money';
import { priceCheck } from '#platform/money/price-check';
import { Node } from '#kernel/node';
import { Computed, Readable } from '#platform/read/declarations';

@ObjectType({
  implements: Node,
  description: 'A way to take a seat in a cohort: its price, and what the seat includes.',
})
@Readable<PricePlan>(() => null)
@TenantTable({ tableName: 'price_plan', publicWith: PUBLIC_COHORTS, audit: { quiet: ['taken_count'] } })
@Check({ name: 'price_plan_price', expression: priceCheck('price') })
@Check({
  name: 'price_plan_seats',
  expression: 'taken_count >= 0 and (seats is null or taken_count <= seats)',
})
@Index({ properties: ['institution', 'cohort', 'position', 'id'] })
export class PricePlan extends TenantEntity {
  @BelongsTo(() => Cohort, 'cohort_id')
  cohort!: Ref<Cohort>;

  @Field(() => String, { description: 'Name, at most 100 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Description, at most 500 characters. Empty if none exists.' })
  @Property({ type: 'text', default: '' })
  description: string & Opt = '';

  /** In cents. */
  @Field(() => Money, { description: 'Price of a seat with this plan.' })
  @Property({ type: CentsType, default: 0 })
  price: number & Opt = 0;

  @Field(() => [String], { description: 'Features, at most 20.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  features: string[] & Opt = [];

  @Field(() => Int, {
    nullable: true,
    description: 'Number of seats that the plan offers. Null when only the seats of the cohort limit it.',
  })
  @Property({ type: 'integer', nullable: true })
  seats?: number | null;

  /** Seats taken or held with this plan. Maintained by the transactions that change enrollments. */
  @Property({ type: 'integer', default: 0 })
  takenCount: number & Opt = 0;

  @Field(() => Boolean, { description: 'Whether a seat includes the links to live meetings.' })
  @Property({ type: 'boolean', default: true })
  includesLive: boolean & Opt = true;

  @Field(() => Boolean, { description: 'Whether teachers grade the work of the student.' })
  @Property({ type: 'boolean', default: true })
  includesGrading: boolean & Opt = true;

  @Field(() => Boolean, { description: 'Whether the student gets certificates at the end.' })
  @Property({ type: 'boolean', default: true })
  includesCertificate: boolean & Opt = true;

  @Field(() => Int, { description: 'Position among the plans of the cohort, starting at 0.' })
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  /** Time since when it is no longer offered. Enrollments keep it. */
  @Property({ type: 'timestamptz', nullable: true })
  retiredAt?: Date | null;

  /** A copy of whether the cohort is public, kept by the database (database/publicness.ts). */
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;

  @Computed<PricePlan>(() => Boolean, (row) => sql`(${row.retiredAt} is null)`, {
    description: 'Whether the cohort still offers the plan.',
  })
  isOffered!: boolean & Opt;

  @Computed<PricePlan>(
    () => Int,
    (row) => sql`case when ${row.seats} is not null then greatest(${row.seats} - ${row.takenCount}, 0) end`,
    {
      nullable: true,
      description: 'Number of seats left with this plan. Null when the plan has no limit of its own.',
    },
  )
  seatsRemaining!: (number & Opt) | null;
}
