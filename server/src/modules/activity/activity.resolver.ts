import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { COURSE } from '#modules/course/course.resolver';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { connection, one } from '#platform/read/source';
import {
  ActivitiesArguments,
  activitiesNarrowing,
  ActivityConnection,
  dueFor,
} from './activity.connection.ts';
import { Activity } from './activity.entity.ts';
import { CreateActivityInput, UpdateActivityInput } from './activity.input.ts';
import { ActivityPayload, DeleteActivityPayload } from './activity.payload.ts';
import { createActivity, deleteActivity, updateActivity } from './activity.service.ts';

/** Source: the activity with the given `id`. */
export const ACTIVITY = one(Activity, (activity, { id }) => sql`${activity.id} = ${id}`);

const ACTIVITIES = connection(Activity, {
  where: (activity, given, reader) => [
    reader.institutionId ? undefined : sql`false`,
    ...activitiesNarrowing(activity, given),
    given.isDue ? dueFor(activity, reader) : undefined,
  ],
  order: { by: ['dueAt'] },
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
    description: 'Deletes an activity. Requires permission to edit the course.',
  })
  async deleteActivity(
    @Arg('id', () => ID, { description: 'ID of the activity.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const courseId = await deleteActivity(context, id);
    return context.reads.payload(info, { course: COURSE }, { id: courseId }, { id });
  }
}
