import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { Computed, Derived, List, NeededOnly, Readable, type Sql } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { QuizAttemptState } from './quiz.enums.ts';
import { Quiz } from './quiz.entity.ts';
import { QuizQuestion } from './quiz-question.entity.ts';
import { quizPolicy } from './quiz.policy.ts';
import { arePointsShown, teachesAttempt, visibleAnswer, visibleAttempt } from './quiz.visibility.ts';

@ObjectType({ description: 'Permissions of the viewer on an attempt.' })
export class QuizAttemptPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may grade the answers.' })
  grade!: boolean;
}

interface Needs {
  institution: string;
  student: string;
  isTaught: boolean;
}

/** Returns SQL of an attempt's state. */
export const attemptStateSql = ({ submittedAt, score }: { submittedAt: Sql; score: Sql }): Sql =>
  sql`case when ${submittedAt} is null then 'open' when ${score} is null then 'awaits-grading' else 'graded' end`;

@Ordered({}, { within: 'quiz' })
@ObjectType({ implements: Node, description: 'An attempt of a student at a quiz.' })
@Readable<QuizAttempt>((row, reader) => visibleAttempt(reader, row))
@TenantTable({ tableName: 'quiz_attempt' })
@Unique({ properties: ['institution', 'quiz', 'student', 'number'] })
@Index({ properties: ['institution', 'student'] })
@Index({
  name: 'quiz_attempt_open',
  expression:
    'create unique index quiz_attempt_open on quiz_attempt (institution_id, quiz_id, student_id) where submitted_at is null',
})
@Index({
  name: 'quiz_attempt_over',
  expression:
    'create index quiz_attempt_over on quiz_attempt (institution_id, ends_at) where submitted_at is null',
})
export class QuizAttempt extends TenantEntity {
  @Field(() => Quiz, { description: 'Quiz of the attempt.' })
  @BelongsTo(() => Quiz, 'quiz_id', { deleteRule: 'cascade' })
  quiz!: Ref<Quiz>;

  @Field(() => Membership, { description: 'Student of the attempt.' })
  @BelongsTo(() => Membership, 'student_id')
  student!: Ref<Membership>;

  @Field(() => Int, { description: 'Number among the attempts of the student at the quiz, starting at 1.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => DateTime, { description: 'Time of the start.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  startedAt: Date & Opt = new Date();

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the attempt is submitted by itself. Null without a limit.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  endsAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of submission. Null while open.' })
  @Property({ type: 'timestamptz', nullable: true })
  submittedAt?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Points in total. Null until all answers are graded.' })
  @Property({ type: 'integer', nullable: true })
  score?: number | null;

  @Field(() => Int, { description: 'Points of all questions of the attempt.' })
  @Property({ type: 'integer', default: 0 })
  maxScore: number & Opt = 0;

  @Field(() => Boolean, { nullable: true, description: 'Whether the attempt is passed. Null until graded.' })
  @Property({ type: 'boolean', nullable: true })
  isPassed?: boolean | null;

  @Computed<QuizAttempt>(() => QuizAttemptState, attemptStateSql, { description: 'State of the attempt.' })
  state!: QuizAttemptState & Opt;

  @List<QuizAnswer, QuizAttempt>(() => QuizAnswer, {
    where: (answer, attempt) => sql`${answer.attempt} = ${attempt.id}`,
    order: { by: ['position'] },
    description: 'Questions and answers in the order of the attempt.',
  })
  answers!: QuizAnswer[] & Opt;

  @NeededOnly<QuizAttempt>((row, reader) => teachesAttempt(row, reader))
  isTaught!: boolean & Opt;

  @Derived<QuizAttempt>(
    () => QuizAttemptPermissions,
    ['institution', 'student', 'isTaught'],
    ({ institution: institutionId, student, isTaught }: Needs, viewer) => ({
      grade: quizPolicy.grade(viewer, { institutionId, isTaught }, student),
    }),
    { description: 'Permissions of the viewer on the attempt.' },
  )
  viewerCan!: QuizAttemptPermissions & Opt;
}

/** An answer, made empty when the attempt starts. The audit log leaves out what students write. */
@ObjectType({ implements: Node, description: 'A question of an attempt with its answer.' })
@Readable<QuizAnswer>((row, reader) => visibleAnswer(reader, row))
@TenantTable({ tableName: 'quiz_answer', audit: { quiet: ['choices', 'response', 'given_number'] } })
@Unique({ properties: ['institution', 'attempt', 'question'] })
@Index({ properties: ['institution', 'question'] })
export class QuizAnswer extends TenantEntity {
  @Field(() => QuizAttempt, { description: 'Attempt of the answer.' })
  @BelongsTo(() => QuizAttempt, 'attempt_id', { deleteRule: 'cascade' })
  attempt!: Ref<QuizAttempt>;

  @Field(() => QuizQuestion, { description: 'The question.' })
  @BelongsTo(() => QuizQuestion, 'question_id', { deleteRule: 'cascade' })
  question!: Ref<QuizQuestion>;

  @Field(() => Int, { description: 'Position in the attempt, starting at 0.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => [Int], { description: 'Positions of the chosen options.' })
  @Property({ type: 'array', columnType: 'integer[]', defaultRaw: "'{}'", runtimeType: 'number[]' })
  choices: number[] & Opt = [];

  @Field(() => String, { description: 'Written answer. Empty if none exists.' })
  @Property({ type: 'text', default: '', fieldName: 'response' })
  text: string & Opt = '';

  @Field(() => Float, { nullable: true, description: 'Number given as the answer. Null if none exists.' })
  @Property({ type: 'double', nullable: true })
  givenNumber?: number | null;

  @Property({ type: 'integer', nullable: true, fieldName: 'points' })
  givenPoints?: number | null;

  @Computed<QuizAnswer>(
    () => Int,
    (row, reader) => sql`case when ${arePointsShown(row, reader)} then ${row.givenPoints} end`,
    {
      nullable: true,
      description:
        'Points of the answer. Null until graded, and until the quiz reveals to the viewer what is right.',
    },
  )
  points!: (number & Opt) | null;

  @Field(() => String, { nullable: true, description: 'Feedback of the teacher. Null if none exists.' })
  @Property({ type: 'text', nullable: true })
  feedback?: string | null;

  @Field(() => Int, {
    description:
      'Version of the grade, starting at 1. Send it with `gradeQuizAnswer`, which then does not overwrite the grade of a colleague. Each grade of a teacher increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;
}
