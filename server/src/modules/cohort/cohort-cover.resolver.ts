import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { SetCohortCoverInput } from './cohort-cover.input.ts';
import { changeCover } from './cohort-cover.service.ts';
import { CohortPayload } from './cohort.payload.ts';
import { COHORT } from './cohort.resolver.ts';

@Resolver()
export class CohortCoverResolver {
  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, {
    description:
      'Sets the picture of a cohort in place of its former one. Requires permission to edit the cohort.',
  })
  async setCohortCover(
    @Arg('input', () => SetCohortCoverInput) input: SetCohortCoverInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const { id, coverId } = input;
    await changeCover(context, id, coverId);
    return context.reads.payload(info, { cohort: COHORT }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, {
    description:
      'Removes the picture of a cohort. Requires permission to edit the cohort. Succeeds also without one.',
  })
  async removeCohortCover(
    @Arg('id', () => ID, { description: 'ID of the cohort.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await changeCover(context, id, null);
    return context.reads.payload(info, { cohort: COHORT }, { id });
  }
}
