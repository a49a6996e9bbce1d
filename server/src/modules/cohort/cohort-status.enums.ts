import { registerEnumType } from 'type-graphql';
import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';

/** Derived from the dates, never stored. */
export enum CohortStatus {
  UPCOMING = 'upcoming',
  ONGOING = 'ongoing',
  COMPLETED = 'completed',
}

registerEnumType(CohortStatus, {
  name: 'CohortStatus',
  description: 'Status of a cohort, derived from its dates.',
  valuesConfig: {
    UPCOMING: { description: 'The cohort has not started.' },
    ONGOING: { description: 'The cohort has started and not ended.' },
    COMPLETED: { description: 'The cohort has ended.' },
  },
});

/** Returns SQL of a cohort's status. */
export function statusSql(row: { startDate: Sql; endDate: Sql }): Sql {
  return sql`case when now() < ${row.startDate} then 'upcoming' when now() <= ${row.endDate} then 'ongoing' else 'completed' end`;
}
