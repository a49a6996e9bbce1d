import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { byId } from '#platform/read/source';
import { gradeSubmission } from './grade-submission.service.ts';
import { Submission } from './submission.entity.ts';
import { GradeSubmissionInput, SubmitWorkInput } from './submission.input.ts';
import { SubmissionPayload } from './submission.payload.ts';
import { submitWork } from './submit-work.service.ts';

/** Source: the submission with the given `id`. */
export const SUBMISSION = byId(Submission);

@Resolver()
export class SubmissionResolver {
  @Authorized()
  @Query(() => Submission, {
    nullable: true,
    description: 'A submission by ID. Fails with NOT_FOUND when the viewer cannot read it.',
  })
  async submission(
    @Arg('id', () => ID, { description: 'ID of the submission.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const submission = await reads.get(info, SUBMISSION, { id });
    if (!submission) throw NotFound('Submission');
    return submission;
  }

  @Authorized()
  @Mutation(() => SubmissionPayload, {
    description:
      'Submits work as the next attempt, at most 50. Requires a seat in a cohort with the course. Fails with CONFLICT when the work is graded, and with DEADLINE_PASSED after the due date of the viewer unless late submissions are accepted.',
  })
  async submitWork(
    @Arg('input', () => SubmitWorkInput) input: SubmitWorkInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await submitWork(context, input);
    return context.reads.payload(info, { submission: SUBMISSION }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => SubmissionPayload, {
    description:
      'Grades a submission and notifies the student. Requires permission to edit the course, or an instructor of a cohort of the student with the course.',
  })
  async gradeSubmission(
    @Arg('input', () => GradeSubmissionInput) input: GradeSubmissionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await gradeSubmission(context, input);
    return context.reads.payload(info, { submission: SUBMISSION }, { id: input.id });
  }
}
