import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { COURSE } from '#modules/course/course.resolver';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { IS_STALE } from '#kernel/version';
import { runEach } from '#platform/bulk/run-each';
import { byId, connection } from '#platform/read/source';
import {
  ActivitiesArguments,
  activitiesNarrowing,
  ActivityConnection,
  BY_VIEWER_DUE,
  dueFor,
  needsGradingBy,
  overdueFor,
} from './activity.connection.ts';
import { Activity } from './activity.entity.ts';
import { CreateActivityInput, UpdateActivityInput } from './activity.input.ts';
import { ActivitiesPayload, ActivityPayload, DeleteActivityPayload } from './activity.payload.ts';
import { createActivity, deleteActivity, updateActivity } from './activity.service.ts';

/** Source: the activity with the given `id`. */
export const ACTIVITY = byId(Activity);

const ACTIVITIES = connection(Activity, {
  where: (activity, given, reader) => [
    reader.institutionId ? undefined : sql`false`,
    ...activitiesNarrowing(activity, given),
    given.isDue ? dueFor(activity, reader) : undefined,
    given.isOverdue ? overdueFor(activity, reader) : undefined,
    given.needsGrading ? needsGradingBy(activity, reader) : undefined,
  ],
  order: ({ isDue, isOverdue }) => (isDue || isOverdue ? BY_VIEWER_DUE : { by: ['dueAt'] }),
});

@Resolver()
export class ActivityResolver {
  @Authorized()
  @Query(() => Activity, {
    nullable: true,
    description: 'An activity by ID. Fails with NOT_FOUND when the viewer cannot read it.',
  })
  async activity(
    @Arg('id', () => ID, { description: 'ID of the activity.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const activity = await reads.get(info, ACTIVITY, { id });
    if (!activity) throw NotFound('Activity');
    return activity;
  }

  @Authorized()
  @Query(() => ActivityConnection, {
    description:
      "Activities of the institution's published courses by due date. Staff also read those of their own drafts.",
  })
  activities(
    @Args(() => ActivitiesArguments) args: ActivitiesArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, ACTIVITIES, { ...(args as object) });
  }

  @Authorized(...STAFF)
  @Mutation(() => ActivityPayload, {
    description: 'Creates an activity. Requires permission to edit the course.',
  })
  async createActivity(
    @Arg('input', () => CreateActivityInput) input: CreateActivityInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await createActivity(context, input);
    return context.reads.payload(info, { activity: ACTIVITY }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => ActivityPayload, {
    description: 'Updates an activity. Requires permission to edit the course.',
  })
  async updateActivity(
    @Arg('input', () => UpdateActivityInput) input: UpdateActivityInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateActivity(context, input);
    return context.reads.payload(info, { activity: ACTIVITY }, { id: input.id });
  }

  @Authorized(...STAFF)
  @Mutation(() => DeleteActivityPayload, {
    description: `Deletes an activity. Requires permission to edit the course. Fails with CONFLICT when ${IS_STALE}.`,
  })
  async deleteActivity(
    @Arg('id', () => ID, { description: 'ID of the activity.' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the activity that the viewer knows.',
    })
    version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const courseId = await deleteActivity(context, { id, version });
    return context.reads.payload(info, { course: COURSE }, { id: courseId }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => ActivitiesPayload, {
    description:
      'Creates up to 100 activities, each as by `createActivity` and in a transaction of its own. An item that fails has an error in its result and does not affect the others.',
  })
  createActivities(
    @Arg('items', () => [CreateActivityInput], {
      description: 'Input of `createActivity` for each activity, at most 100.',
    })
    items: CreateActivityInput[],
    @Ctx() context: Context,
  ): Promise<object> {
    return runEach(context, items, {
      type: CreateActivityInput,
      reads: { activity: ACTIVITY },
      change: createActivity,
    });
  }

  @Authorized(...STAFF)
  @Mutation(() => ActivitiesPayload, {
    description:
      'Updates up to 100 activities, each as by `updateActivity` and in a transaction of its own. An item that fails has an error in its result and does not affect the others.',
  })
  updateActivities(
    @Arg('items', () => [UpdateActivityInput], {
      description: 'Input of `updateActivity` for each activity, at most 100.',
    })
    items: UpdateActivityInput[],
    @Ctx() context: Context,
  ): Promise<object> {
    return runEach(context, items, {
      type: UpdateActivityInput,
      reads: { activity: ACTIVITY },
      change: async (of, item) => {
        await updateActivity(of, item);
        return item.id;
      },
    });
  }
}
