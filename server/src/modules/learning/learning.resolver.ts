import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { VIEWER } from '#modules/account/viewer.resolver';
import { LESSON } from '#modules/lesson/lesson.resolver';
import type { Context } from '#platform/request/context';
import { RecordLearningInput } from './learning.input.ts';
import { RecordLearningPayload } from './learning.payload.ts';
import { recordLearning } from './record-learning.service.ts';

@Resolver()
export class LearningResolver {
  @Authorized()
  @Mutation(() => RecordLearningPayload, {
    description:
      'Counts the time that the viewer spends on a lesson, and keeps the position in its video. Call it every 30 seconds while the lesson is visible. Requires a seat in a cohort of the course. The server counts no second twice.',
  })
  async recordLearning(
    @Arg('input', () => RecordLearningInput) input: RecordLearningInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await recordLearning(context, input);
    return context.reads.payload(info, { lesson: LESSON, viewer: VIEWER }, { id: input.lessonId });
  }
}
