import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Int, Mutation, Resolver } from 'type-graphql';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { IS_STALE } from '#kernel/version';
import { byId } from '#platform/read/source';
import { Milestone } from './cohort-parts.entity.ts';
import { COHORT } from './cohort.resolver.ts';
import { ofVisibleCohort } from './cohort.visibility.ts';
import { AddMilestoneInput, UpdateMilestoneInput } from './milestone.input.ts';
import { MilestonePayload, RemoveMilestonePayload } from './milestone.payload.ts';
import { addMilestone, removeMilestone, updateMilestone } from './milestone.service.ts';

/** Source: the milestone with the given `milestoneId`. */
const MILESTONE = byId(Milestone, ['milestoneId'], (milestone, reader) => ofVisibleCohort(reader, milestone));

@Resolver()
export class MilestoneResolver {
  @Authorized(...STAFF)
  @Mutation(() => MilestonePayload, {
    description:
      'Adds a milestone to a cohort. Requires permission to edit the cohort. Fails with CONFLICT when the cohort has 100 milestones.',
  })
  async addMilestone(
    @Arg('input', () => AddMilestoneInput) input: AddMilestoneInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await addMilestone(context, input);
    return context.reads.payload(info, { milestone: MILESTONE, cohort: COHORT }, { ...ids });
  }

  @Authorized(...STAFF)
  @Mutation(() => MilestonePayload, {
    description: `Updates a milestone of a cohort. Requires permission to edit the cohort. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async updateMilestone(
    @Arg('input', () => UpdateMilestoneInput) input: UpdateMilestoneInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await updateMilestone(context, input);
    return context.reads.payload(info, { milestone: MILESTONE, cohort: COHORT }, { ...ids });
  }

  @Authorized(...STAFF)
  @Mutation(() => RemoveMilestonePayload, {
    description: `Removes a milestone from its cohort. Requires permission to edit the cohort. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async removeMilestone(
    @Arg('id', () => ID, { description: 'ID of the milestone.' }) milestoneId: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the milestone that the viewer knows.',
    })
    version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const { id } = await removeMilestone(context, { id: milestoneId, version });
    return context.reads.payload(info, { cohort: COHORT }, { id }, { id: milestoneId });
  }
}
