import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { ID } from '#kernel/scalars';
import { Role } from '#kernel/role';
import { learnsIn, teachesIn } from '#modules/course/course-seats.sql';
import type { ReadArguments, Reader, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { dueAtFor, lastSubmissionAtSql } from './activity-due.sql.ts';
import { Activity } from './activity.entity.ts';
import { ActivityType } from './activity.enums.ts';

export const ActivityConnection = connectionOf('Activity', () => Activity);
export type ActivityConnection = InstanceType<typeof ActivityConnection>;

export const ActivityList = listOf('Activity', Activity);

@ArgsType()
export class CourseActivitiesArguments extends ActivityList {
  @Field(() => ActivityType, { nullable: true, description: 'Returns only activities of this type.' })
  type?: ActivityType;
}

@ArgsType()
export class ActivitiesArguments extends CourseActivitiesArguments {
  @Field(() => ID, { nullable: true, description: 'Returns only activities of this course.' })
  courseId?: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Returns only open work, by `viewerDueAt`: activities of the viewer's current cohorts that are not past and not submitted.",
  })
  isDue?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Returns only overdue work, by `viewerDueAt`: activities of the viewer's current cohorts that are past by at most 90 days, accept late submissions, and are not submitted.",
  })
  isOverdue?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Returns only activities with submissions that the viewer may grade and that have no grade yet.',
  })
  needsGrading?: boolean;
}

/** Returns the conditions for the arguments of a list of activities. */
export function activitiesNarrowing(activity: Row<Activity>, args: ReadArguments): (Sql | undefined)[] {
  const { type, courseId } = args;
  return [type && sql`${activity.type} = ${type}`, courseId && sql`${activity.course} = ${courseId}`];
}

/** Order of the work of the viewer: by the due date that the viewer has. */
export const BY_VIEWER_DUE = {
  by: [
    {
      sql: (row: Row<object>, { membershipId }: Reader): Sql => {
        const activity = row as Row<Activity>;
        return membershipId ? dueAtFor(activity, membershipId) : activity.dueAt;
      },
      type: 'timestamptz',
    },
  ],
};

/** Returns the conditions for the open work of a member. */
export const dueFor = (activity: Row<Activity>, { membershipId }: Reader): Sql =>
  membershipId
    ? sql`(${dueAtFor(activity, membershipId)} > now() and ${owedBy(activity, membershipId)})`
    : sql`false`;

/** Returns the conditions for the work of a member that is late and still accepted. */
export function overdueFor(activity: Row<Activity>, { membershipId }: Reader): Sql {
  if (!membershipId) return sql`false`;
  const due = dueAtFor(activity, membershipId);
  return sql`(${due} <= now() and ${due} > now() - interval '90 days' and ${lastSubmissionAtSql(activity, due)} > now() and ${owedBy(activity, membershipId)})`;
}

/** Returns the condition for activities of a member's current cohorts that the member has not submitted. */
const owedBy = (activity: Row<Activity>, membershipId: Sql): Sql =>
  sql`(${learnsIn(activity, membershipId)} and not exists (
    select 1 from submission s
    where s.institution_id = ${activity.institution} and s.activity_id = ${activity.id} and s.student_id = ${membershipId}))`;

/** Returns the condition for activities with ungraded submissions that the reader may grade. */
export function needsGradingBy(activity: Row<Activity>, reader: Reader): Sql {
  const mayGrade =
    reader.role === Role.ADMIN ? sql`true` : teachesIn(activity, sql`s.student_id`, reader, 'edit');
  return sql`exists (select 1 from submission s
    where s.institution_id = ${activity.institution} and s.activity_id = ${activity.id} and s.graded_at is null and ${mayGrade})`;
}
