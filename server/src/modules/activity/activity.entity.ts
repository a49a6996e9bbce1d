import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { isCourseActive, ofVisibleCourse, editorOfCourse } from '#modules/course/course.visibility';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Computed, Derived, NeededOnly, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { SUBMITTED_FILES } from '#modules/submission/submitted-files.rules';
import { submissionPolicy } from '#modules/submission/submission.policy';
import { hasSeatIn, narrowedToSeat } from '#modules/enrollment/seat.visibility';
import { gradesCourse } from '#modules/course/course-seats.sql';
import { ListIndex } from '#platform/database/list-index';
import { hasQuiz } from './has-quiz.sql.ts';
import { dueAtFor, lastSubmissionAtSql } from './activity-due.sql.ts';
import { ActivityType, FileType, LatePenalty, SubmissionType } from './activity.enums.ts';
import { activityPolicy } from './activity.policy.ts';
import { DEFAULT_CRITERIA } from './criterion.rules.ts';
import {
  DEFAULT_SUBMISSION_TYPES,
  FILE_CHOICES,
  MAX_MEGABYTES,
  SUBMISSION_TYPES,
} from './work-files.rules.ts';

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

@ObjectType({
  description: 'Rules for work after the due date. Without `allowLateSubmission` none is accepted.',
})
export class LatePolicy {
  @Field(() => Int, {
    nullable: true,
    description: 'Days after the due date for which work is accepted. Null without an end.',
  })
  days!: number | null;

  @Field(() => LatePenalty, { description: 'Deduction for late work.' })
  penalty!: LatePenalty;

  @Field(() => Int, {
    description: 'Share of the points in percent that late work loses, once or per day. 0 without a penalty.',
  })
  percent!: number;
}

/** Returns SQL: a list of texts. */
const arrayOf = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join(', ')}]`;

type LateColumns = Pick<Activity, 'lateDays' | 'latePenalty' | 'latePercent'>;

interface Needs {
  institution: string;
  courseEditor: string;
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
@Check({ name: 'activity_work_types', expression: `work_types <@ ${arrayOf(SUBMISSION_TYPES)}` })
@Check({ name: 'activity_file_types', expression: `allowed_file_types <@ ${arrayOf(FILE_CHOICES)}` })
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

  /** Null without an end, and where late work is not accepted. */
  @Property({ type: 'integer', nullable: true })
  lateDays?: number | null;

  @Enum({ items: () => LatePenalty, type: 'text', default: LatePenalty.NONE })
  latePenalty: LatePenalty & Opt = LatePenalty.NONE;

  @Property({ type: 'integer', default: 0 })
  latePercent: number & Opt = 0;

  @Derived<Activity>(
    () => LatePolicy,
    ['lateDays', 'latePenalty', 'latePercent'],
    ({ lateDays, latePenalty, latePercent }: LateColumns) => ({
      days: lateDays ?? null,
      penalty: latePenalty,
      percent: latePercent,
    }),
    { description: 'Rules for late work, where it is accepted.' },
  )
  latePolicy!: LatePolicy & Opt;

  @Computed<Activity>(
    () => DateTime,
    (row, { membershipId }) => (membershipId ? dueAtFor(row, membershipId) : row.dueAt),
    {
      description: 'Due date for the viewer: later than `dueAt` with an extension.',
    },
  )
  viewerDueAt!: Date & Opt;

  /** Parts of the work, unless a quiz gives the grade. */
  @Property({
    type: 'array',
    columnType: 'text[]',
    defaultRaw: `'{${DEFAULT_SUBMISSION_TYPES.join()}}'`,
  })
  workTypes: SubmissionType[] & Opt = [...DEFAULT_SUBMISSION_TYPES] as SubmissionType[];

  @Computed<Activity>(
    () => [SubmissionType],
    (row) => sql`case when ${hasQuiz(row)} then array['quiz'] else ${row.workTypes} end`,
    { description: 'Parts that the work must have.' },
  )
  submissionTypes!: SubmissionType[] & Opt;

  @Field(() => [FileType], { description: 'Types of accepted files.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: `'{${SUBMITTED_FILES.endings.join()}}'` })
  allowedFileTypes: string[] & Opt = [...SUBMITTED_FILES.endings];

  @Field(() => Int, { description: 'Maximum size of a file in megabytes, 1 to 10.' })
  @Property({ type: 'integer', default: MAX_MEGABYTES })
  maxFileMegabytes: number & Opt = MAX_MEGABYTES;

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

  @Field(() => Int, {
    description:
      'Version of the activity, starting at 1. Send it with `updateActivity`, which then refuses to overwrite changes of others. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  /** Submissions and grades remain. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @NeededOnly<Activity>((row, reader) => editorOfCourse(row, reader))
  courseEditor!: string & Opt;

  @NeededOnly<Activity>((row, reader) => gradesCourse(row, reader))
  isTaught!: boolean & Opt;

  @NeededOnly<Activity>((row, { membershipId }) => (membershipId ? hasSeatIn(row, membershipId) : sql`false`))
  hasSeat!: boolean & Opt;

  @NeededOnly<Activity>(
    (row, { membershipId }) =>
      sql`(${lastSubmissionAtSql(row, membershipId ? dueAtFor(row, membershipId) : row.dueAt)} > now() and ${isCourseActive(row)} and not ${hasQuiz(row)} and not 'quiz' = any(${row.workTypes}))`,
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
    ['institution', 'courseEditor', 'isTaught', 'hasSeat', 'isOpen', 'isGraded'],
    ({ institution, courseEditor, isTaught, ...asked }: Needs, viewer) => {
      const course = { institutionId: institution, editorId: courseEditor };
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
