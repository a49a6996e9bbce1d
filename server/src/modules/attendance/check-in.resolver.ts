import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { CohortSessionPayload } from './attendance.payload.ts';
import { SESSION_AND_COHORT } from './attendance.sources.ts';
import { CheckInInput, OpenCheckInInput } from './check-in.input.ts';
import { checkIn, closeCheckIn, openCheckIn } from './check-in.service.ts';

const WHO = 'Requires permission to teach the cohort.';

@Resolver()
export class CheckInResolver {
  @Authorized(...STAFF)
  @Mutation(() => CohortSessionPayload, {
    description: `Opens the check-in of a session with a new code, \`checkInCode\`, with which students record their presence. ${WHO} Fails with CONFLICT when the session is cancelled, or more than an hour ahead.`,
  })
  async openCheckIn(
    @Arg('input', () => OpenCheckInInput) input: OpenCheckInInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await openCheckIn(context, input);
    return context.reads.payload(info, SESSION_AND_COHORT, { ...ids });
  }

  @Authorized(...STAFF)
  @Mutation(() => CohortSessionPayload, {
    description: `Closes the check-in of a session. Idempotent. ${WHO}`,
  })
  async closeCheckIn(
    @Arg('id', () => ID, { description: 'ID of the session.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await closeCheckIn(context, id);
    return context.reads.payload(info, SESSION_AND_COHORT, { ...ids });
  }

  @Authorized()
  @Mutation(() => CohortSessionPayload, {
    description:
      'Records the presence of the viewer, who has a seat, at a session with an open check-in. Attendance that is recorded already stays. Idempotent. Fails with CONFLICT when the check-in is closed, with INVALID for a wrong code, and with TOO_MANY_REQUESTS after five of them.',
  })
  async checkIn(
    @Arg('input', () => CheckInInput) input: CheckInInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const ids = await checkIn(context, input);
    return context.reads.payload(info, SESSION_AND_COHORT, { ...ids });
  }
}
