import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { one } from '#platform/read/source';
import { Account } from './account.entity.ts';

/** Source: the viewer's account. */
export const VIEWER = one(Account, (account, _, { accountId }) => sql`${account.id} = ${accountId}`);

@Resolver()
export class ViewerResolver {
  @Query(() => Account, { nullable: true, description: 'The signed-in account. Null for visitors.' })
  viewer(@Ctx() { viewer, reads }: Context, @Info() info: GraphQLResolveInfo): Promise<object | null> | null {
    return viewer.accountId ? reads.get(info, VIEWER) : null;
  }
}
