import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, ArgsType, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { listOf } from '#platform/read/list-arguments';
import { connection } from '#platform/read/source';
import { MessagePayload } from './account.payload.ts';
import { tell } from './tell.service.ts';
import { Session } from './session.entity.ts';
import { endOtherSessions, endSession } from './session.service.ts';

const SessionConnection = connectionOf('Session', () => Session);

@ArgsType()
class SessionsArguments extends listOf('Session', Session) {}

const SESSIONS = connection(Session, {
  where: (session, _given, { accountId }) => [
    sql`${session.account} = ${accountId}`,
    sql`${session.revokedAt} is null`,
    sql`${session.expiresAt} > now()`,
  ],
  order: { by: ['createdAt'], descending: true },
});

@Resolver()
export class SessionResolver {
  @Authorized()
  @Query(() => SessionConnection, {
    description: 'Sessions of the viewer in all institutions, newest first.',
  })
  sessions(
    @Args(() => SessionsArguments) args: SessionsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, SESSIONS, { ...(args as object) });
  }

  @Authorized()
  @Mutation(() => MessagePayload, {
    description: "Ends one of the viewer's sessions. Succeeds also when it has already ended.",
  })
  async endSession(
    @Arg('id', () => ID, { description: 'ID of the session.' }) sessionId: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await endSession(context, sessionId);
    return tell(context, 'The device was signed out.');
  }

  @Authorized()
  @Mutation(() => MessagePayload, {
    description: 'Ends all sessions of the viewer except the current one.',
  })
  async endOtherSessions(@Ctx() context: Context): Promise<MessagePayload> {
    await endOtherSessions(context);
    return tell(context, 'Every other device was signed out.');
  }
}
