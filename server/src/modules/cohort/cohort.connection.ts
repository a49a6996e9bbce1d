import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { Entries, ReadArguments, Reader, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { matchesSearch, searchedText, SHORT_SEARCH } from '#platform/read/search';
import { Cohort } from './cohort.entity.ts';
import { CohortStatus, statusSql } from './cohort-status.enums.ts';
import { taughtBy } from './cohort.visibility.ts';

/**
 * Returns the condition for listing a cohort: members also see ended cohorts, outsiders only those they can
 * still join.
 */
export function isListed({ endDate }: { endDate: Sql }, { institutionId }: Reader): Sql | undefined {
  return institutionId ? undefined : sql`now() <= ${endDate}`;
}

export const CohortConnection = connectionOf('Cohort', () => Cohort);
export type CohortConnection = InstanceType<typeof CohortConnection>;

export const CohortList = listOf('Cohort', Cohort);

@ArgsType()
export class CohortsArguments extends CohortList {
  @Field(() => String, {
    nullable: true,
    description: `Returns only cohorts whose title or description contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;

  @Field(() => CohortStatus, { nullable: true, description: 'Returns only cohorts with this status now.' })
  status?: CohortStatus;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Returns only cohorts that the viewer created or teaches.',
  })
  isTaught?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Returns only published cohorts that have not ended and whose registration deadline has not passed. Full ones are included: they have a waitlist.',
  })
  isOpen?: boolean;
}

/** Cohorts in the catalogue, as the conditions and orders of their lists name them. */
export const COHORT_ENTRIES: Entries<Cohort> = {
  kind: 'cohort',
  row: ({ institution, id, title, description, startsAt, endsAt, closesAt, createdAt, updatedAt }) => ({
    institution,
    id,
    title,
    description,
    createdAt,
    updatedAt,
    startDate: startsAt,
    endDate: endsAt,
    registrationDeadline: closesAt,
    isPublic: sql`true`,
    publishedAt: sql`true`, // only asked whether there is one
    deletedAt: sql`null`,
  }),
};

/** Returns the conditions for the arguments of a list of cohorts. */
export function cohortsNarrowing(
  cohort: Row<Cohort>,
  args: ReadArguments,
  reader: Reader,
): (Sql | undefined)[] {
  const { status, isTaught, isOpen } = args;
  return [
    matchesSearch(searchedText(cohort.title, cohort.description), args),
    status && sql`${statusSql(cohort)} = ${status}`,
    isTaught ? taughtBy(reader, cohort) : undefined,
    isOpen ? openSql(cohort) : undefined,
  ];
}

/** Returns the condition for cohorts that accept enrollments now (see `isOpenForEnrollment`). */
const openSql = ({ publishedAt, endDate, registrationDeadline }: Row<Cohort>): Sql =>
  sql`${publishedAt} is not null and now() <= ${endDate} and now() <= coalesce(${registrationDeadline}, ${endDate})`;
