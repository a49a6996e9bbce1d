import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { IS_STALE } from '#kernel/version';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { byId } from '#platform/read/source';
import { gradeQuizAnswer } from './grade-quiz.service.ts';
import { Quiz } from './quiz.entity.ts';
import { GradeQuizAnswerInput, SaveQuizAnswersInput, SaveQuizInput } from './quiz.input.ts';
import { QuizAttemptPayload, QuizPayload } from './quiz.payload.ts';
import { QuizAttempt } from './quiz-attempt.entity.ts';
import { saveQuizAnswers, startQuizAttempt, submitQuizAttempt } from './quiz-attempt.service.ts';
import { saveQuiz } from './save-quiz.service.ts';

const QUIZ = byId(Quiz);
/** Source: the attempt with the given `id`. */
export const ATTEMPT = byId(QuizAttempt);

@Resolver()
export class QuizResolver {
  @Authorized()
  @Query(() => Quiz, {
    nullable: true,
    description: 'A quiz by ID. Fails with NOT_FOUND when the viewer cannot read its course.',
  })
  async quiz(
    @Arg('id', () => ID, { description: 'ID of the quiz.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const quiz = await reads.get(info, QUIZ, { id });
    if (!quiz) throw NotFound('Quiz');
    return quiz;
  }

  @Authorized()
  @Query(() => QuizAttempt, {
    nullable: true,
    description: 'An attempt at a quiz by ID. Fails with NOT_FOUND when the viewer cannot read it.',
  })
  async quizAttempt(
    @Arg('id', () => ID, { description: 'ID of the attempt.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const attempt = await reads.get(info, ATTEMPT, { id });
    if (!attempt) throw NotFound('Attempt');
    return attempt;
  }

  @Authorized(...STAFF)
  @Mutation(() => QuizPayload, {
    description:
      'Saves the quiz of a lesson with all its questions. Requires permission to edit the course. Fails with CONFLICT when `version` is not the current one. Attempts keep the questions that they asked.',
  })
  async saveQuiz(
    @Arg('input', () => SaveQuizInput) input: SaveQuizInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await saveQuiz(context, input);
    return context.reads.payload(info, { quiz: QUIZ }, { id });
  }

  @Authorized()
  @Mutation(() => QuizAttemptPayload, {
    description:
      'Starts an attempt of the viewer, or returns the open one. Requires a seat in a cohort of the course. Fails with CONFLICT when all attempts are used, and with DEADLINE_PASSED after the due date.',
  })
  async startQuizAttempt(
    @Arg('quizId', () => ID, { description: 'ID of the quiz.' }) quizId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await startQuizAttempt(context, quizId);
    return context.reads.payload(info, { attempt: ATTEMPT }, { id });
  }

  @Authorized()
  @Mutation(() => QuizAttemptPayload, {
    description:
      "Keeps answers of the viewer's open attempt. Fails with CONFLICT when it is submitted, and with DEADLINE_PASSED when its time is over.",
  })
  async saveQuizAnswers(
    @Arg('input', () => SaveQuizAnswersInput) input: SaveQuizAnswersInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await saveQuizAnswers(context, input);
    return context.reads.payload(info, { attempt: ATTEMPT }, { id: input.id });
  }

  @Authorized()
  @Mutation(() => QuizAttemptPayload, {
    description:
      "Submits the viewer's attempt with the answers that are kept, and grades it except for essays. Idempotent.",
  })
  async submitQuizAttempt(
    @Arg('id', () => ID, { description: 'ID of the attempt.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await submitQuizAttempt(context, id);
    return context.reads.payload(info, { attempt: ATTEMPT }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => QuizAttemptPayload, {
    description: `Grades an answer of a submitted attempt. Requires an admin, or an instructor of a cohort of the student with the course. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async gradeQuizAnswer(
    @Arg('input', () => GradeQuizAnswerInput) input: GradeQuizAnswerInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await gradeQuizAnswer(context, input);
    return context.reads.payload(info, { attempt: ATTEMPT }, { id });
  }
}
