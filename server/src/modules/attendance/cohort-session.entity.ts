import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { takesPartInCohort, teachesCohortOf } from '#modules/cohort/cohort.visibility';
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
// Finds the sessions of an institution that its people are reminded of.
@Index({ properties: ['institution', 'date'] })
// An occurrence of the recurring schedule is one session, however many instances write it.
@Unique({ properties: ['institution', 'cohort', 'originalStartsAt'] })
@Check({ name: 'cohort_session_ends_after_start', expression: 'ends_at > date' })
export class CohortSession extends TenantEntity {
  @Field(() => Cohort, {
    nullable: true,
    description: 'Cohort of the session. Null when the viewer cannot read it.',
  })
  @BelongsTo(() => Cohort, 'cohort_id')
  cohort!: Ref<Cohort>;

  @Field(() => String, { description: 'Topic of the session.' })
  @Property({ type: 'text' })
  topic!: string;

  @Field(() => DateTime, { description: 'Start of the session.' })
  @Property({ type: 'timestamptz' })
  date!: Date;

  @Field(() => DateTime, { nullable: true, description: 'End of the session. Null when it is not known.' })
  @Property({ type: 'timestamptz', nullable: true })
  endsAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Start by the recurring schedule, also after the session was moved. Null for a session that was added on its own.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  originalStartsAt?: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether the session was changed on its own, so that changes of the schedule leave it as it is.',
  })
  @Property({ type: 'boolean', default: false })
  isDetached: boolean & Opt = false;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the cancellation. Null when it takes place.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  cancelledAt?: Date | null;

  @Field(() => String, { description: 'Reason of the cancellation. Empty without one.' })
  @Property({ type: 'text', default: '' })
  cancelReason: string & Opt = '';

  @Field(() => Int, {
    description:
      'Version of the topic, the times, the recording and the cancellation, starting at 1. Send it with `updateCohortSession`, `cancelCohortSession` and `deleteCohortSession`, which then refuse to overwrite changes of others. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  @Computed<CohortSession>(
    () => String,
    (row, reader) => sql`case when ${takesPartInCohort(row, reader)} then ${row.recordingUrl} end`,
    {
      nullable: true,
      description: 'Address of the recording. Null unless the viewer has a seat or teaches the cohort.',
    },
  )
  @Property({ type: 'text', nullable: true })
  recordingUrl?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the check-in: until then students check in by a code. Null when it was never open.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  checkInClosesAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Moment from which a check-in counts as late. Null when none does.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  checkInLateAt?: Date | null;

  @Computed<CohortSession>(
    () => String,
    (row, reader) => {
      const teaches = teachesCohortOf(row, reader);
      if (!teaches) return sql`null::text`; // readers who may not read the column
      return sql`case when ${row.checkInClosesAt} > now() and ${teaches} then ${row.checkInCode} end`;
    },
    { nullable: true, description: 'Code of the open check-in. Null unless the viewer teaches the cohort.' },
  )
  @Property({ type: 'text', nullable: true })
  checkInCode?: string | null;

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
