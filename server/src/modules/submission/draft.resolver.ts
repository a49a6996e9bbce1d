import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { ACTIVITY } from '#modules/activity/activity.resolver';
import type { Context } from '#platform/request/context';
import { discardDraft, saveDraft } from './draft.service.ts';
import { SaveSubmissionDraftInput } from './submission.input.ts';
import { SubmissionDraftPayload } from './submission.payload.ts';

@Resolver()
export class DraftResolver {
  @Authorized()
  @Mutation(() => SubmissionDraftPayload, {
    description:
      'Keeps work that is not submitted yet, with its files, for all devices of the viewer. The last call wins. Requires a seat in a cohort with the course.',
  })
  async saveSubmissionDraft(
    @Arg('input', () => SaveSubmissionDraftInput) input: SaveSubmissionDraftInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await saveDraft(context, input);
    return context.reads.payload(info, { activity: ACTIVITY }, { id });
  }

  @Authorized()
  @Mutation(() => SubmissionDraftPayload, {
    description: "Deletes the viewer's draft with its files that were not submitted. Idempotent.",
  })
  async discardSubmissionDraft(
    @Arg('activityId', () => ID, { description: 'ID of the activity.' }) activityId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await discardDraft(context, activityId);
    return context.reads.payload(info, { activity: ACTIVITY }, { id });
  }
}
