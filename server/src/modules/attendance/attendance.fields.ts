import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Cohort } from '#modules/cohort/cohort.entity';
import { FieldsOf, List } from '#platform/read/declarations';
import { CohortSession } from './attendance.entity.ts';

/** Fields that attendance adds to a cohort. */
@FieldsOf(Cohort)
export class AttendanceFieldsOfCohort {
  @List<CohortSession, Cohort>(() => CohortSession, {
    where: (session, cohort) => sql`${session.cohort} = ${cohort.id} and ${session.date} <= now()`,
    order: { by: ['date'], descending: true },
    description: 'Past sessions, newest first.',
  })
  attendance!: CohortSession[] & Opt;
}
