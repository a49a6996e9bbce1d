import { sql } from 'kysely';
import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { ReadArguments, Reader, Row, Sql } from '#platform/read/declarations';
import { PageArguments } from '#platform/read/paging';
import { matchesSearch, searchedText } from '#platform/read/search';
import { Cohort } from './cohort.entity.ts';
import { taughtBy } from './cohort.visibility.ts';

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

/**
 * Whether a list shows a cohort to the reader: members of an institution see what has ended, outsiders are offered what
 * they can still take part in.
 */
export function isListed({ endDate }: { endDate: Sql }, { institutionId }: Reader): Sql | undefined {
  return institutionId ? undefined : sql`now() <= ${endDate}`;
}

export const CohortConnection = connectionOf('Cohort', () => Cohort);
export type CohortConnection = InstanceType<typeof CohortConnection>;

@ArgsType()
export class CohortsArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: 'Only those whose title or description has this text.',
  })
  search?: string;

  @Field(() => CohortStatus, { nullable: true, description: 'Only those that stand there now.' })
  status?: CohortStatus;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only cohorts that the viewer created or teaches.',
  })
  isTaught?: boolean;
}

/** Conditions of the arguments of a list of cohorts. */
export function cohortsNarrowing(
  cohort: Row<Cohort>,
  args: ReadArguments,
  reader: Reader,
): (Sql | undefined)[] {
  const { status, isTaught } = args;
  return [
    matchesSearch(searchedText(cohort.title, cohort.description), args),
    status && sql`${statusSql(cohort)} = ${status}`,
    isTaught ? taughtBy(reader, cohort) : undefined,
  ];
}
