import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { ID } from '#kernel/scalars';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { attemptStateSql, QuizAttempt } from './quiz-attempt.entity.ts';
import { QuizAttemptState } from './quiz.enums.ts';

export const QuizAttemptConnection = connectionOf('QuizAttempt', () => QuizAttempt);
export type QuizAttemptConnection = InstanceType<typeof QuizAttemptConnection>;

@ArgsType()
export class QuizAttemptsArguments extends listOf('QuizAttempt', QuizAttempt) {
  @Field(() => QuizAttemptState, { nullable: true, description: 'Returns only attempts in this state.' })
  state?: QuizAttemptState;

  @Field(() => ID, { nullable: true, description: 'Returns only attempts of this member.' })
  studentId?: string;
}

/** Returns the conditions for the arguments of a list of attempts. */
export const attemptsNarrowing = (
  attempt: Row<QuizAttempt>,
  { state, studentId }: ReadArguments,
): (Sql | undefined)[] => [
  state && sql`${attemptStateSql(attempt)} = ${state}`,
  studentId && sql`${attempt.student} = ${studentId}`,
];
