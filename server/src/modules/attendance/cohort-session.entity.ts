import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { hasSeatInCohort } from '#modules/enrollment/seat.visibility';
import { Computed, Readable } from '#platform/read/declarations';

@ObjectType('AttendanceSummary', {
  implements: Node,
  description: 'A past or planned session of a cohort with its attendance.',
})
@Readable<CohortSession>((row, reader) => (reader.role === 'seat' ? hasSeatInCohort(row, reader) : null))
@TenantTable({ tableName: 'cohort_session' })
@Index({ properties: ['institution', 'cohort', 'date', 'id'] })
export class CohortSession extends TenantEntity {
  @BelongsTo(() => Cohort, 'cohort_id')
  cohort!: Ref<Cohort>;

  @Field(() => String, { description: 'Topic of the session.' })
  @Property({ type: 'text' })
  topic!: string;

  @Field(() => DateTime, { description: 'Start of the session.' })
  @Property({ type: 'timestamptz' })
  date!: Date;

  @Computed<CohortSession>(
    () => Int,
    (row) =>
      sql`(select count(*)::int from attendance a where a.institution_id = ${row.institution} and a.session_id = ${row.id} and a.is_present)`,
    { description: 'Number of people who attended, including those who came late.' },
  )
  present!: number & Opt;

  @Computed<CohortSession>(
    () => Int,
    (row) =>
      sql`(select count(*)::int from attendance a where a.institution_id = ${row.institution} and a.session_id = ${row.id})`,
    { description: 'Number of people whose attendance was recorded.' },
  )
  total!: number & Opt;
}
