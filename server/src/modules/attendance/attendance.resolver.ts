import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { IS_STALE } from '#kernel/version';
import { COHORT } from '#modules/cohort/cohort.resolver';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { AttendanceConnection, AttendancesArguments } from './attendance.connection.ts';
import {
  CancelCohortSessionInput,
  CreateCohortSessionInput,
  MarkAttendanceInput,
  UpdateCohortSessionInput,
} from './attendance.input.ts';
import {
  CohortSessionPayload,
  DeleteCohortSessionPayload,
  MarkAttendancePayload,
} from './attendance.payload.ts';
import { ATTENDANCES, MARKED, SESSION, SESSION_AND_COHORT } from './attendance.sources.ts';
import { cancelCohortSession } from './cancel-sessions.service.ts';
import { createCohortSession, deleteCohortSession, updateCohortSession } from './cohort-session.service.ts';
import { CohortSession } from './cohort-session.entity.ts';
import { markAttendance } from './mark-attendance.service.ts';

const WHO = 'Requires permission to teach the cohort.';

@Resolver()
export class AttendanceResolver {
  @Authorized()
  @Query(() => CohortSession, {
    nullable: true,
    description: 'Session of a cohort that the viewer can read, past or planned. Null for others.',
  })
  cohortSession(
    @Arg('id', () => ID, { description: 'ID of the session.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, SESSION, { id });
  }

  @Authorized()
  @Query(() => AttendanceConnection, {
    description:
      'Attendance at a session: for admins and those who teach the cohort all that is recorded, for students their own.',
  })
  attendances(
    @Args(() => AttendancesArguments) args: AttendancesArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, ATTENDANCES, { ...(args as object) });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortSessionPayload, {
    description: `Adds a past or planned session to a cohort. ${WHO} Fails with CONFLICT when it has 500 sessions.`,
  })
  async createCohortSession(
    @Arg('input', () => CreateCohortSessionInput) input: CreateCohortSessionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await createCohortSession(context, input);
    return context.reads.payload(info, SESSION_AND_COHORT, { ...ids });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortSessionPayload, {
    description: `Updates a session, alone or with others of its recurring schedule. Sessions that were held stay as they are. Students are notified when planned ones move. ${WHO} Fails with CONFLICT when the session is cancelled, or when ${IS_STALE}.`,
  })
  async updateCohortSession(
    @Arg('input', () => UpdateCohortSessionInput) input: UpdateCohortSessionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await updateCohortSession(context, input);
    return context.reads.payload(info, SESSION_AND_COHORT, { ...ids });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortSessionPayload, {
    description: `Cancels a session that has not been held, alone or with others of its schedule, which then ends. Students are notified once. ${WHO} Fails with CONFLICT when it was held or is cancelled, or when ${IS_STALE}.`,
  })
  async cancelCohortSession(
    @Arg('input', () => CancelCohortSessionInput) input: CancelCohortSessionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await cancelCohortSession(context, input);
    return context.reads.payload(info, SESSION_AND_COHORT, { ...ids });
  }

  @Authorized(...STAFF)
  @Mutation(() => DeleteCohortSessionPayload, {
    description: `Deletes a session. Students are notified when it was planned. ${WHO} Fails with CONFLICT when attendance was taken, or when the session is part of a recurring schedule: cancel it instead. Also when ${IS_STALE}.`,
  })
  async deleteCohortSession(
    @Arg('id', () => ID, { description: 'ID of the session.' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the session that the viewer knows.',
    })
    version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const { id: cohortId } = await deleteCohortSession(context, { id, version });
    return context.reads.payload(info, { cohort: COHORT }, { id: cohortId }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => MarkAttendancePayload, {
    description: `Records the attendance of students at a session, changes it, or removes it. ${WHO}`,
  })
  async markAttendance(
    @Arg('input', () => MarkAttendanceInput) input: MarkAttendanceInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await markAttendance(context, input);
    const membershipIds = input.entries.map(({ membershipId }) => membershipId);
    return context.reads.payload(info, MARKED, { ...ids, membershipIds });
  }
}
