import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { isCourseActive, ofVisibleCourse, ownerOfCourse } from '#modules/course/course.visibility';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Derived, NeededOnly, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { submissionPolicy } from '#modules/submission/submission.policy';
import { hasSeatIn, narrowedToSeat } from '#modules/enrollment/seat.visibility';
import { teachesCohortOf } from '#modules/course/course-seats.sql';
import { ListIndex } from '#platform/database/list-index';
import { hasQuiz } from './has-quiz.sql.ts';
import { ActivityType } from './activity.enums.ts';
import { activityPolicy } from './activity.policy.ts';
import { DEFAULT_CRITERIA } from './criterion.rules.ts';

@ObjectType({ description: 'Permissions of the viewer on an activity.' })
export class ActivityPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may edit the activity.' })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may delete the activity.' })
  delete!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may submit or resubmit work now.' })
  submit!: boolean;

  @Field(() => Boolean, { description: "Whether the viewer may read and grade the students' submissions." })
  grade!: boolean;
}

@ObjectType({ description: 'Share of a grade that one aspect of the work has.' })
export class GradingCriterion {
  @Field(() => String, { description: 'Name of the aspect.' })
  name!: string;

  @Field(() => Int, { description: 'Share in percent, 1 to 100.' })
  percent!: number;
}

interface Needs {
  institution: string;
  courseOwner: string;
  isTaught: boolean;
  hasSeat: boolean;
  isOpen: boolean;
  isGraded: boolean;
}

@Ordered({ DUE_AT: 'dueAt', TITLE: 'title' }, { indexed: ['dueAt'] })
@ObjectType({
  implements: Node,
  description: 'An activity of a course that students complete by a due date, for example an assignment.',
})
@Readable<Activity>((row, reader) =>
  narrowedToSeat(reader, sql`${row.deletedAt} is null and ${ofVisibleCourse(reader, row)}`, () =>
    hasSeatIn(row, reader.membershipId),
  ),
)
@TenantTable({ tableName: 'activity' })
@Index({ properties: ['institution', 'course', 'dueAt', 'id'] })
@ListIndex({ by: ['dueAt'], has: ['course_id', 'type', 'deleted_at'] })
export class Activity extends TenantEntity {
  @Field(() => Course, { description: 'Course that the activity belongs to.' })
  @BelongsTo(() => Course, 'course_id')
  course!: Ref<Course>;

  @Field(() => String, { description: 'Title of the activity.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Description of the activity.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => ActivityType, { description: 'Type of the activity.' })
  @Enum({ items: () => ActivityType, type: 'text' })
  type!: ActivityType;

  @Field(() => DateTime, { description: 'Start of the time slot on the due day.' })
  @Property({ type: 'timestamptz' })
  startsAt!: Date;

  @Field(() => DateTime, { description: 'Due date: end of the time slot. Later submissions are late.' })
  @Property({ type: 'timestamptz' })
  dueAt!: Date;

  @Field(() => String, { description: 'IANA name of the time zone in which the times were given.' })
  @Property({ type: 'text' })
  timeZone!: string;

  @Field(() => Int, { description: 'Maximum number of points.' })
  @Property({ type: 'integer' })
  points!: number;

  @Field(() => String, { description: 'Instructions for students.' })
  @Property({ type: 'text' })
  instructions!: string;

  @Field(() => Boolean, { description: 'Whether submissions after `dueAt` are accepted.' })
  @Property({ type: 'boolean', default: false })
  allowLateSubmission: boolean & Opt = false;

  @Field(() => [String], { description: 'Required materials, each a name or a link.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  materials: string[] & Opt = [];

  @Property({
    type: 'array',
    columnType: 'text[]',
    defaultRaw: `'{${DEFAULT_CRITERIA.map(({ name }) => `"${name}"`).join()}}'`,
  })
  criterionNames: string[] & Opt = DEFAULT_CRITERIA.map(({ name }) => name);

  /** In the order of the names. */
  @Property({
    type: 'array',
    runtimeType: 'number[]',
    columnType: 'int[]',
    defaultRaw: `'{${DEFAULT_CRITERIA.map(({ percent }) => percent).join()}}'`,
  })
  criterionPercents: number[] & Opt = DEFAULT_CRITERIA.map(({ percent }) => percent);

  @Derived<Activity>(
    () => [GradingCriterion],
    ['criterionNames', 'criterionPercents'],
    ({ criterionNames, criterionPercents }: Pick<Activity, 'criterionNames' | 'criterionPercents'>) =>
      criterionNames.map((name, at) => ({ name, percent: criterionPercents[at] })),
    { description: 'Criteria that the grade depends on. The shares add up to 100.' },
  )
  criteria!: GradingCriterion[] & Opt;

  /** Submissions and grades remain. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @NeededOnly<Activity>((row) => ownerOfCourse(row))
  courseOwner!: string & Opt;

  @NeededOnly<Activity>((row, reader) => teachesCohortOf(row, reader))
  isTaught!: boolean & Opt;

  @NeededOnly<Activity>((row, { membershipId }) => (membershipId ? hasSeatIn(row, membershipId) : sql`false`))
  hasSeat!: boolean & Opt;

  @NeededOnly<Activity>(
    (row) =>
      sql`((${row.allowLateSubmission} or ${row.dueAt} > now()) and ${isCourseActive(row)} and not ${hasQuiz(row)})`,
  )
  isOpen!: boolean & Opt;

  @NeededOnly<Activity>((row, { membershipId }) =>
    membershipId
      ? sql`exists (select 1 from submission s where s.institution_id = ${row.institution} and s.activity_id = ${row.id} and s.student_id = ${membershipId} and s.graded_at is not null)`
      : sql`false`,
  )
  isGraded!: boolean & Opt;

  @Derived<Activity>(
    () => ActivityPermissions,
    ['institution', 'courseOwner', 'isTaught', 'hasSeat', 'isOpen', 'isGraded'],
    ({ institution, courseOwner, isTaught, ...asked }: Needs, viewer) => {
      const course = { institutionId: institution, ownerId: courseOwner };
      return {
        edit: activityPolicy.edit(viewer, course),
        delete: activityPolicy.delete(viewer, course),
        submit: submissionPolicy.submit(viewer, asked),
        grade: submissionPolicy.grade(viewer, { institutionId: institution, isTaught }),
      };
    },
    { description: 'Permissions of the viewer on the activity.' },
  )
  viewerCan!: ActivityPermissions & Opt;
}
