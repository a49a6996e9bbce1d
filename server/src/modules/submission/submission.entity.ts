import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Activity } from '#modules/activity/activity.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { Discussion } from '#modules/discussion/discussion.entity';
import { StoredFile } from '#modules/file/file.entity';
import { DateTime, ID } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { Computed, Derived, List, NeededOnly, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { SubmissionState } from './submission.enums.ts';
import { submissionPolicy } from './submission.policy.ts';
import { isSubmittedFile } from './submitted-files.sql.ts';
import { isGradedWork, teachesStudent, visibleSubmission } from './submission.visibility.ts';
import { stateSql } from './submission-state.sql.ts';

@ObjectType({
  description: 'Score of a submission by one criterion, as the criterion was when the work was graded.',
})
export class CriterionScore {
  @Field(() => String, { description: 'Name of the criterion.' })
  name!: string;

  @Field(() => Int, { description: 'Share of the grade in percent, 1 to 100.' })
  percent!: number;

  @Field(() => Int, { description: 'Score from 0 to 100.' })
  score!: number;
}

type Scored = Pick<Submission, 'scoreNames' | 'scorePercents' | 'scores'>;

@ObjectType({ description: 'Permissions of the viewer on a submission.' })
export class SubmissionPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may grade the submission.' })
  grade!: boolean;
}

interface Needs {
  institution: string;
  student: string;
  isTaught: boolean;
  isGranted: boolean;
}

@Ordered({ SUBMITTED_AT: 'submittedAt' }, { within: 'activity', indexed: ['submittedAt'] })
@ObjectType({
  implements: Node,
  description: 'Submitted work of a student for an activity, latest version.',
})
@Readable<Submission>((row, reader) => visibleSubmission(reader, row))
@TenantTable({ tableName: 'submission' })
@Unique({ name: 'submission_once', properties: ['institution', 'activity', 'student'] })
@Index({ properties: ['institution', 'activity', 'submittedAt', 'id'] })
@Index({ properties: ['institution', 'student', 'submittedAt', 'id'] })
@Index({ properties: ['institution', 'gradedBy'] })
@Index({ properties: ['institution', 'discussion'] })
@Index({
  name: 'submission_ungraded',
  expression:
    'create index submission_ungraded on submission (institution_id, activity_id) where graded_at is null',
})
export class Submission extends TenantEntity {
  @Field(() => Activity, { description: 'Activity of the submission.' })
  @BelongsTo(() => Activity, 'activity_id')
  activity!: Ref<Activity>;

  @Computed<Submission>(() => ID, (row) => sql`${row.activity}`, {
    description: 'ID of the activity, for lists of many submissions: a scalar costs no points.',
  })
  activityId!: string & Opt;

  @Field(() => Membership, { description: 'Student who submitted the work.' })
  @BelongsTo(() => Membership, 'student_id')
  student!: Ref<Membership>;

  @Field(() => String, { description: 'Comment of the student in Markdown. Empty for a quiz.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Web address of the work. Null if none was asked for.',
  })
  @Property({ type: 'text', nullable: true })
  link?: string | null;

  @Field(() => Discussion, {
    nullable: true,
    description: 'Discussion that the student took part in. Null if none was asked for, and when it is gone.',
  })
  @BelongsTo(() => Discussion, 'discussion_id', { nullable: true })
  discussion?: Ref<Discussion> | null;

  @Field(() => Int, { description: 'Number of the latest attempt, from 1.' })
  @Property({ type: 'integer', default: 1 })
  attempt: number & Opt = 1;

  /** Files of the latest attempt, which are held with those of all attempts. Null if all are of that attempt. */
  @Property({ type: 'array', columnType: 'uuid[]', nullable: true })
  fileIds?: string[] | null;

  @List<StoredFile, Submission>(() => StoredFile, {
    where: (file, submission) =>
      isSubmittedFile(file, { holder: submission.id, fileIds: submission.fileIds }),
    order: { by: ['position'] },
    description: 'Files of the latest attempt, at most 10.',
  })
  files!: StoredFile[] & Opt;

  @Field(() => DateTime, { description: 'Time of the latest submission.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  submittedAt: Date & Opt = new Date();

  @Field(() => Boolean, { description: 'Whether the work was submitted after the due date.' })
  @Property({ type: 'boolean', default: false })
  isLate: boolean & Opt = false;

  @Computed<Submission>(() => SubmissionState, stateSql, { description: 'State of the submission.' })
  state!: SubmissionState & Opt;

  @Field(() => Int, {
    nullable: true,
    description:
      'Points after a deduction for late work, out of the points of the activity. Null until graded.',
  })
  @Property({ type: 'integer', nullable: true })
  points?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Points before a deduction for late work. Null until graded.',
  })
  @Property({ type: 'integer', nullable: true })
  givenPoints?: number | null;

  @Field(() => Int, {
    description:
      'Share of the points in percent that the work loses because it is late. 0 when it is waived.',
  })
  @Property({ type: 'integer', default: 0 })
  latePercent: number & Opt = 0;

  @Field(() => Boolean, { description: 'Whether a teacher waived the deduction for late work.' })
  @Property({ type: 'boolean', default: false })
  isPenaltyWaived: boolean & Opt = false;

  @Field(() => String, {
    nullable: true,
    description: 'Feedback of the teacher in Markdown. Null if none exists.',
  })
  @Property({ type: 'text', nullable: true })
  feedback?: string | null;

  @Field(() => Membership, {
    nullable: true,
    description: 'Member who graded the submission. Null until graded, and for the grade of a quiz.',
  })
  @BelongsTo(() => Membership, 'graded_by_id', { nullable: true })
  gradedBy?: Ref<Membership> | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of grading. Null until graded.' })
  @Property({ type: 'timestamptz', nullable: true })
  gradedAt?: Date | null;

  /** Criteria when the work was graded by them: those of the activity may change. Null without scores. */
  @Property({ type: 'array', columnType: 'text[]', nullable: true })
  scoreNames?: string[] | null;

  /** In the order of the names. */
  @Property({ type: 'array', runtimeType: 'number[]', columnType: 'int[]', nullable: true })
  scorePercents?: number[] | null;

  /** In the order of the names. */
  @Property({ type: 'array', runtimeType: 'number[]', columnType: 'int[]', nullable: true })
  scores?: number[] | null;

  @Derived<Submission>(
    () => [CriterionScore],
    ['scoreNames', 'scorePercents', 'scores'],
    ({ scoreNames, scorePercents, scores }: Scored) =>
      scoreNames?.map((name, at) => ({ name, percent: scorePercents?.[at], score: scores?.[at] })) ?? [],
    {
      description: 'Scores by criterion. Empty until graded, and for grades without scores.',
    },
  )
  criteria!: CriterionScore[] & Opt;

  @NeededOnly<Submission>((row, reader) => teachesStudent(row, reader))
  isTaught!: boolean & Opt;

  @NeededOnly<Submission>((row) => isGradedWork(row))
  isGranted!: boolean & Opt;

  @Derived<Submission>(
    () => SubmissionPermissions,
    ['institution', 'student', 'isTaught', 'isGranted'],
    ({ institution: institutionId, student, isTaught, isGranted }: Needs, viewer) => ({
      grade: submissionPolicy.grade(viewer, { institutionId, isTaught, isGranted }, student),
    }),
    { description: 'Permissions of the viewer on the submission.' },
  )
  viewerCan!: SubmissionPermissions & Opt;
}
