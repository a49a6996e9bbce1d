import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { quizDueFor } from '#modules/activity/activity-due.sql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Activity } from '#modules/activity/activity.entity';
import { Lesson } from '#modules/lesson/lesson.entity';
import { hasSeatIn } from '#modules/enrollment/seat.visibility';
import { isCourseActive, editorOfCourse } from '#modules/course/course.visibility';
import { Computed, Derived, NeededOnly, Readable, type Row } from '#platform/read/declarations';
import { QuizReveal } from './quiz.enums.ts';
import { quizPolicy } from './quiz.policy.ts';
import { visibleQuiz } from './quiz.visibility.ts';

@ObjectType({ description: 'Permissions of the viewer on a quiz.' })
export class QuizPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may edit the quiz.' })
  edit!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may take the quiz: true with a seat in a cohort of the course.',
  })
  attempt!: boolean;
}

interface Needs {
  institution: string;
  courseEditor: string;
  hasSeat: boolean;
}

/** The course of a quiz. */
const courseOf = ({ institution, lesson }: Row<Quiz>) => ({
  institution,
  course: sql`(select l.course_id from lesson l where l.institution_id = ${institution} and l.id = ${lesson})`,
});

@ObjectType({ implements: Node, description: 'The quiz of a lesson.' })
@Readable<Quiz>((row, reader) => visibleQuiz(reader, row))
@TenantTable({ tableName: 'quiz' })
@Unique({ properties: ['institution', 'lesson'] })
@Unique({ properties: ['institution', 'activity'] })
@Check({ name: 'quiz_due', expression: "reveal <> 'after-due' or due_at is not null" })
export class Quiz extends TenantEntity {
  @Field(() => Lesson, { description: 'Lesson of the quiz. Passing the quiz completes it.' })
  @BelongsTo(() => Lesson, 'lesson_id', { deleteRule: 'cascade' })
  lesson!: Ref<Lesson>;

  @Field(() => Activity, {
    nullable: true,
    description:
      'Activity whose grade the quiz gives, so that it is in the gradebook. Null for none, and when it is deleted.',
  })
  @BelongsTo(() => Activity, 'activity_id', { nullable: true })
  activity?: Ref<Activity> | null;

  @Field(() => Int, { nullable: true, description: 'Time for one attempt in minutes. Null for no limit.' })
  @Property({ type: 'integer', nullable: true })
  timeLimitMinutes?: number | null;

  @Field(() => Int, { nullable: true, description: 'Attempts that each student has. Null for no limit.' })
  @Property({ type: 'integer', nullable: true })
  maxAttempts?: number | null;

  @Field(() => Int, { description: 'Percentage of the points from which an attempt is passed, 0 to 100.' })
  @Property({ type: 'integer' })
  passPercent!: number;

  @Field(() => Boolean, { description: 'Whether each attempt asks the questions in an order of its own.' })
  @Property({ type: 'boolean', default: false })
  isShuffled: boolean & Opt = false;

  @Field(() => QuizReveal, { description: 'Moment at which students see which answers are right.' })
  @Enum({ items: () => QuizReveal, type: 'text', default: QuizReveal.NEVER })
  reveal: QuizReveal & Opt = QuizReveal.NEVER;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time after which no attempt starts, and at which open ones end. Null for none.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  dueAt?: Date | null;

  @Computed<Quiz>(
    () => DateTime,
    (row, { membershipId }) =>
      membershipId
        ? sql`(select ${quizDueFor({ institution: row.institution, student: membershipId })} from quiz q where q.institution_id = ${row.institution} and q.id = ${row.id})`
        : sql`${row.dueAt}`,
    {
      nullable: true,
      description: 'The same time for the viewer: later than `dueAt` with an extension of the activity.',
    },
  )
  viewerDueAt!: (Date & Opt) | null;

  @Field(() => Int, {
    description: 'Version of the quiz, starting at 1. Send it with `saveQuiz`, which increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  @Computed<Quiz>(
    () => Int,
    (row) =>
      sql`(select count(*)::int from quiz_question k where k.institution_id = ${row.institution} and k.quiz_id = ${row.id} and k.removed_at is null)`,
    { description: 'Number of questions.' },
  )
  questionCount!: number & Opt;

  @Computed<Quiz>(
    () => Int,
    (row) =>
      sql`(select coalesce(sum(k.points), 0)::int from quiz_question k where k.institution_id = ${row.institution} and k.quiz_id = ${row.id} and k.removed_at is null)`,
    { description: 'Points of all questions.' },
  )
  points!: number & Opt;

  @Computed<Quiz>(
    () => Int,
    (row, { membershipId }) =>
      membershipId
        ? sql`(select case when ${row.maxAttempts} is not null then greatest(0, ${row.maxAttempts} - count(*))::int end from quiz_attempt t where t.institution_id = ${row.institution} and t.quiz_id = ${row.id} and t.student_id = ${membershipId})`
        : sql`null::int`,
    { nullable: true, description: 'Attempts that the viewer can still start. Null for no limit.' },
  )
  attemptsLeft!: (number & Opt) | null;

  @NeededOnly<Quiz>((row, reader) => editorOfCourse(courseOf(row), reader))
  courseEditor!: string & Opt;

  @NeededOnly<Quiz>((row, { membershipId }) =>
    membershipId
      ? sql`(${hasSeatIn(courseOf(row), membershipId)} and ${isCourseActive(courseOf(row))})`
      : sql`false`,
  )
  hasSeat!: boolean & Opt;

  @Derived<Quiz>(
    () => QuizPermissions,
    ['institution', 'courseEditor', 'hasSeat'],
    ({ institution: institutionId, courseEditor, hasSeat }: Needs, viewer): QuizPermissions => ({
      edit: quizPolicy.edit(viewer, { institutionId, editorId: courseEditor }),
      attempt: quizPolicy.attempt(viewer, { institutionId, hasSeat }),
    }),
    { description: 'Permissions of the viewer on the quiz.' },
  )
  viewerCan!: QuizPermissions & Opt;
}
