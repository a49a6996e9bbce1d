import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { one } from '#platform/read/source';
import { Account } from './account.entity.ts';
import type { SignedIn } from './session.service.ts';

/** Source: the viewer's account. */
export const VIEWER = one(Account, (account, _, { accountId }) => sql`${account.id} = ${accountId}`);

/** Reads the payload as the viewer that signing in makes of the visitor. */
export const answerSignedIn = (
  { context, accessToken, passwordResetToken }: SignedIn,
  info: GraphQLResolveInfo,
): Promise<object> =>
  context.reads.payload(
    info,
    { viewer: VIEWER },
    {},
    { accessToken, passwordResetToken: passwordResetToken ?? null },
  );

@Resolver()
export class ViewerResolver {
  @Query(() => Account, { nullable: true, description: 'The signed-in account. Null for visitors.' })
  viewer(@Ctx() { viewer, reads }: Context, @Info() info: GraphQLResolveInfo): Promise<object | null> | null {
    return viewer.accountId ? reads.get(info, VIEWER) : null;
  }
}
