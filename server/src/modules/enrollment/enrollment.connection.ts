import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { DateTime, ID } from '#kernel/scalars';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { matchesSearch, searchedText, SHORT_SEARCH } from '#platform/read/search';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';

export const EnrollmentConnection = connectionOf('Enrollment', () => Enrollment);
export type EnrollmentConnection = InstanceType<typeof EnrollmentConnection>;

export const EnrollmentList = listOf('Enrollment', Enrollment);

@ArgsType()
export class EnrollmentsArguments extends EnrollmentList {
  @Field(() => [EnrollmentStatus], {
    nullable: true,
    description: 'Returns only enrollments with one of these statuses.',
  })
  status?: EnrollmentStatus[];

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Returns only active enrollments in running cohorts whose students enrolled before this time and since then completed no lesson of the institution and submitted no work.',
  })
  idleSince?: Date;

  @Field(() => ID, { nullable: true, description: 'Returns only enrollments in this cohort.' })
  cohortId?: string;

  @Field(() => ID, { nullable: true, description: 'Returns only enrollments in cohorts with this course.' })
  courseId?: string;

  @Field(() => String, {
    nullable: true,
    description: `Returns only enrollments of students whose name or e-mail address contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;
}

/** Returns the conditions for the arguments of a list of enrollments. */
export function enrollmentsNarrowing(enrollment: Row<Enrollment>, args: ReadArguments): (Sql | undefined)[] {
  const { status, idleSince, cohortId, courseId } = args;
  return [
    status && sql`${enrollment.status} = any(${status})`,
    idleSince ? isIdleSince(enrollment, sql`${idleSince}::timestamptz`) : undefined,
    cohortId && sql`${enrollment.cohort} = ${cohortId}`,
    courseId &&
      sql`${enrollment.cohort} in (select cc.cohort_id from cohort_course cc
        where cc.institution_id = ${enrollment.institution} and cc.course_id = ${courseId})`,
    ofMatchingStudent(enrollment, args),
  ];
}

/** Returns the condition for seats in running cohorts whose students have done nothing since a time. */
const isIdleSince = (enrollment: Row<Enrollment>, since: Sql): Sql =>
  sql`(${enrollment.status} = 'active' and ${enrollment.enrolledAt} < ${since}
    and exists (select 1 from cohort c where c.institution_id = ${enrollment.institution} and c.id = ${enrollment.cohort}
      and c.start_date < ${since} and now() <= c.end_date)
    and not exists (select 1 from lesson_completion d where d.institution_id = ${enrollment.institution}
      and d.membership_id = ${enrollment.student} and d.created_at >= ${since})
    and not exists (select 1 from enrollment_completion d where d.institution_id = ${enrollment.institution}
      and d.enrollment_id = ${enrollment.id} and d.created_at >= ${since})
    and not exists (select 1 from submission s where s.institution_id = ${enrollment.institution}
      and s.student_id = ${enrollment.student} and s.submitted_at >= ${since}))`;

/** Returns the condition for enrollments of students who match the search. Their addresses are read by those who list them. */
function ofMatchingStudent(enrollment: Row<Enrollment>, args: ReadArguments): Sql | undefined {
  const matches = matchesSearch(
    searchedText(sql`m.first_name`, sql`m.last_name`, sql`m.contact_email`),
    args,
  );
  return (
    matches &&
    sql`${enrollment.student} in (select m.id from membership m
      where m.institution_id = ${enrollment.institution} and ${matches})`
  );
}
