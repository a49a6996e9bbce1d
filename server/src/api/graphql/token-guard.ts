import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Context } from '#platform/request/context';
import { Forbidden } from '#kernel/errors';
import {
  ANY_TOKEN,
  SESSION_ONLY,
  type TokenAccess,
  type TokenAccesses,
} from '#platform/request/token-access';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/**
 * Checks the access of API tokens before every root field, so that no resolver can forget it. Fields that are not listed
 * are forbidden. Changes the given schema.
 */
export function guardRootFields(schema: GraphQLSchema, accesses: TokenAccesses): void {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const access = accesses[field.name] ?? SESSION_ONLY;
      if (field.resolve) field.resolve = guarded(field.name, access, field.resolve);
      if (field.subscribe) field.subscribe = guarded(field.name, access, field.subscribe);
    }
}

function guarded(field: string, access: TokenAccess, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    if (context.viewer.token) assertTokenAccess(field, access, context.viewer.token.scopes);
    return resolve(source, args, context, info);
  };
}

/** @throws Forbidden unless a token of these scopes may call the root field */
function assertTokenAccess(field: string, access: TokenAccess, scopes: readonly string[]): void {
  if (access === ANY_TOKEN) return;
  if (access === SESSION_ONLY)
    throw Forbidden(`"${field}" is for people who have signed in: API tokens cannot call it.`);
  const missing = access.filter((scope) => !scopes.includes(scope));
  if (missing.length > 0)
    throw Forbidden(
      `"${field}" needs the scope ${missing.join(' and ')}, which this API token does not have.`,
    );
}
