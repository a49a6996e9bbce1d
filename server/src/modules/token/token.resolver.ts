import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { Role } from '#kernel/role';
import { listOf } from '#platform/read/list-arguments';
import type { PageArguments } from '#platform/read/paging';
import { byId, connection } from '#platform/read/source';
import { ApiToken } from './token.entity.ts';
import { CreateApiTokenInput } from './token.input.ts';
import { ApiTokenPayload, CreateApiTokenPayload } from './token.payload.ts';
import { createApiToken, revokeApiToken } from './token.service.ts';

const ApiTokenConnection = connectionOf('ApiToken', () => ApiToken);
const ApiTokenList = listOf('ApiToken', ApiToken);

/** Source: the token with the given `id`. */
const API_TOKEN = byId(ApiToken);

const API_TOKENS = connection(ApiToken, {
  where: () => [],
  order: { by: ['createdAt'], descending: true },
});

@Resolver()
export class ApiTokenResolver {
  @Authorized()
  @Query(() => ApiToken, {
    nullable: true,
    description: 'API token of the request. Null in a session.',
  })
  apiToken(
    @Ctx() { viewer, reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> | null {
    return viewer.token && reads.get(info, API_TOKEN, { id: viewer.token.id });
  }

  @Authorized(Role.ADMIN)
  @Query(() => ApiTokenConnection, {
    description: 'API tokens of the institution, newest first, including expired and revoked ones.',
  })
  apiTokens(
    @Args(() => ApiTokenList) args: PageArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, API_TOKENS, { ...(args as object) });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => CreateApiTokenPayload, {
    description:
      "Creates an API token with the viewer's permissions. Fails with PLAN_REQUIRED when the institution's plan has no API access.",
  })
  async createApiToken(
    @Arg('input', () => CreateApiTokenInput, { description: 'Values of the token.' })
    input: CreateApiTokenInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const { id, token } = await createApiToken(context, input);
    return context.reads.payload(info, { apiToken: API_TOKEN }, { id }, { token });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => ApiTokenPayload, {
    description: 'Revokes an API token permanently. Takes effect immediately. Idempotent.',
  })
  async revokeApiToken(
    @Arg('id', () => ID, { description: 'ID of the API token.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await revokeApiToken(context, id);
    return context.reads.payload(info, { apiToken: API_TOKEN }, { id });
  }
}
