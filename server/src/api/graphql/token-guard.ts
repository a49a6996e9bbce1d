import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Context } from '#platform/request/context';
import { Forbidden } from '#kernel/errors';
import { ANY_TOKEN, SESSION_ONLY, TOKEN_ACCESS } from './token-access.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Puts what tokens need before every root field, so that no resolver can forget it. Changes the schema given. */
export function guardAgainstTokens(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (field.resolve) field.resolve = guarded(field.name, field.resolve);
      if (field.subscribe) field.subscribe = guarded(field.name, field.subscribe);
    }
}

function guarded(field: string, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    if (context.viewer.token) letIn(field, context.viewer.token.scopes);
    return resolve(source, args, context, info);
  };
}

/** @throws Forbidden unless a token of these scopes may call the root field */
function letIn(field: string, scopes: readonly string[]): void {
  const access = TOKEN_ACCESS[field] ?? SESSION_ONLY;
  if (access === ANY_TOKEN) return;
  if (access === SESSION_ONLY)
    throw Forbidden(`"${field}" is for people who have signed in: API tokens cannot call it.`);
  const missing = access.filter((scope) => !scopes.includes(scope));
  if (missing.length > 0)
    throw Forbidden(
      `"${field}" needs the scope ${missing.join(' and ')}, which this API token does not have.`,
    );
}
