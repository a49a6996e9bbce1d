import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { COHORT_C, taughtBy } from '#modules/cohort/cohort.visibility';
import { coTeaches } from '#modules/course/co-teaching.sql';
import { teachesIn } from '#modules/course/course-seats.sql';
import { seats } from '#modules/enrollment/seat.visibility';
import { MemberList, searchedTextOf } from '#modules/membership/membership.connection';
import type { Membership } from '#modules/membership/membership.entity';
import { membersRules } from '#modules/membership/membership.rules';
import { Role } from '#kernel/role';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import type { ReadArguments, Reader, Row, Sql } from '#platform/read/declarations';
import { matchesSearch, SHORT_SEARCH } from '#platform/read/search';
import { SubmissionsArguments } from './submission.connection.ts';

@ArgsType()
@Rules(membersRules)
export class GradebookArguments extends MemberList {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => ID, { nullable: true, description: 'Returns only students with a seat in this cohort.' })
  cohortId?: string;

  @Field(() => String, {
    nullable: true,
    description: `Returns only students whose name or e-mail address contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Returns only students with submissions for the course that have no grade yet.',
  })
  needsGrading?: boolean;
}

@ArgsType()
export class MemberSubmissionsArguments extends SubmissionsArguments {
  @Field(() => [ID], {
    nullable: true,
    description: 'Returns only submissions for one of these activities, at most 100.',
  })
  activityIds?: string[];
}

/**
 * Returns the conditions for the students of a gradebook: those with a seat in a cohort with the course, for
 * instructors in one that they teach, for co-teachers in any.
 */
export function gradebookNarrowing(
  member: Row<Membership>,
  args: ReadArguments,
  reader: Reader,
): (Sql | undefined)[] {
  const { institutionId: institution } = reader;
  if (!institution) return [sql`false`];
  const { courseId, cohortId, needsGrading } = args;
  const coTaught = coTeaches({ institution: sql`${institution}`, course: sql`${courseId}` }, reader, 'read');
  const taught =
    reader.role === Role.ADMIN
      ? sql`true`
      : sql`(${taughtBy(reader, { ...COHORT_C, institution })} or ${coTaught})`;
  const inCohort = cohortId ? sql`c.id = ${cohortId}` : sql`true`;
  return [
    sql`${member.id} in (select e.membership_id from ${seats({ institution, course: courseId! })} and ${taught} and ${inCohort})`,
    matchesSearch(searchedTextOf(member), args),
    needsGrading ? hasUngraded(member, courseId!, reader) : undefined,
  ];
}

const hasUngraded = ({ institution, id }: Row<Membership>, course: Sql, reader: Reader): Sql =>
  sql`exists (select 1 from submission s
    join activity a on a.institution_id = ${institution} and a.id = s.activity_id and a.course_id = ${course} and a.deleted_at is null
    where s.institution_id = ${institution} and s.student_id = ${id} and s.graded_at is null
      and ${reader.role === Role.ADMIN ? sql`true` : teachesIn({ institution, course }, id, reader, 'read')})`;
