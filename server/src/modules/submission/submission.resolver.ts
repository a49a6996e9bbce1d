import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { UUID } from '#kernel/scalars';
import { one } from '#platform/read/source';
import { gradeSubmission } from './grade-submission.service.ts';
import { Submission } from './submission.entity.ts';
import { GradeSubmissionInput, SubmitWorkInput } from './submission.input.ts';
import { SubmissionPayload } from './submission.payload.ts';
import { submitWork } from './submit-work.service.ts';

/** The submission with the given `id`. */
export const SUBMISSION = one(Submission, (submission, { id }) => sql`${submission.id} = ${id}`);

@Resolver()
export class SubmissionResolver {
  @Authorized()
  @Query(() => Submission, { nullable: true, description: 'NOT_FOUND unless the viewer may see it.' })
  async submission(
    @Arg('id', () => UUID, { description: 'Of the submission.' }) id: string,
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
      'Hands in work, for who has a seat in a cohort that takes the course; again, it replaces what was handed in before. CONFLICT once it is graded, DEADLINE_PASSED after its time where no late work is taken.',
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
      'For who may edit the course, and who teaches a cohort that takes it, of the students there. The student is told.',
  })
  async gradeSubmission(
    @Arg('input', () => GradeSubmissionInput) input: GradeSubmissionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await gradeSubmission(context, input);
    return context.reads.payload(info, { submission: SUBMISSION }, { id: input.submissionId });
  }
}
