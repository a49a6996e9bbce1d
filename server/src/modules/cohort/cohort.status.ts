import { registerEnumType } from 'type-graphql';
import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';

/** Derived from the dates: never stored. */
export enum CohortStatus {
  UPCOMING = 'upcoming',
  ONGOING = 'ongoing',
  COMPLETED = 'completed',
}

registerEnumType(CohortStatus, {
  name: 'CohortStatus',
  description: 'From the dates: upcoming before the start, ongoing, completed after the end.',
  valuesConfig: {
    UPCOMING: { description: 'It has not begun.' },
    ONGOING: { description: 'It has begun and not ended.' },
    COMPLETED: { description: 'It has ended.' },
  },
});

/** A cohort's status from its dates. */
export function statusSql(row: { startDate: Sql; endDate: Sql }): Sql {
  return sql`case when now() < ${row.startDate} then 'upcoming' when now() <= ${row.endDate} then 'ongoing' else 'completed' end`;
}
