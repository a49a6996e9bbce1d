import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { CohortPayload } from '#modules/cohort/cohort.payload';
import { COHORT } from '#modules/cohort/cohort.resolver';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { DAYS_AHEAD } from './occurrences.service.ts';
import { RecurringSchedulePreview } from './attendance.payload.ts';
import { PlanRecurringScheduleInput } from './recurring-schedule.input.ts';
import {
  clearRecurringSchedule,
  planRecurringSchedule,
  previewSchedule,
} from './recurring-schedule.service.ts';

const WHO = 'Students are notified once. Requires permission to teach the cohort.';

@Resolver()
export class RecurringScheduleResolver {
  @Authorized(...STAFF)
  @Query(() => RecurringSchedulePreview, {
    nullable: true,
    description:
      'Sessions that `planRecurringSchedule` would plan. Changes nothing. Requires permission to teach the cohort.',
  })
  recurringSchedulePreview(
    @Args(() => PlanRecurringScheduleInput) schedule: PlanRecurringScheduleInput,
    @Ctx() context: Context,
  ): Promise<RecurringSchedulePreview> {
    return previewSchedule(context, schedule);
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, {
    description: `Sets the days and the time at which a cohort meets, from now or its start on. Its sessions are added up to ${DAYS_AHEAD} days ahead, later ones day by day. They keep the local time of day over daylight saving. Sessions that were held, changed on their own, or cancelled stay. ${WHO}`,
  })
  async planRecurringSchedule(
    @Arg('input', () => PlanRecurringScheduleInput) input: PlanRecurringScheduleInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await planRecurringSchedule(context, input);
    return context.reads.payload(info, { cohort: COHORT }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortPayload, {
    description: `Removes the recurring schedule of a cohort and its sessions ahead, except those that were changed on their own. ${WHO}`,
  })
  async clearRecurringSchedule(
    @Arg('id', () => ID, { description: 'ID of the cohort.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await clearRecurringSchedule(context, id);
    return context.reads.payload(info, { cohort: COHORT }, { id });
  }
}
