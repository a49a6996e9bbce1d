import {
  getNamedType,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { TokenGrant } from '#kernel/viewer';
import { Forbidden } from '#kernel/errors';
import { refusalBelow, shut } from '#platform/read/confinement';
import { below } from '#platform/read/selection';
import type { Context } from '#platform/request/context';
import {
  ANY_TOKEN,
  SESSION_ONLY,
  type TokenAccess,
  type TokenAccesses,
} from '#platform/request/token-access';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/**
 * Checks the access of API tokens before every root field, so that no resolver can forget it: to the field itself, and to
 * everything that is selected below it. Fields that are not listed are forbidden. Changes the given schema.
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
    const { token } = context.viewer;
    if (token) {
      assertTokenAccess(field, access, token.scopes);
      assertSelectionAccess(info, token);
    }
    return resolve(source, args, context, info);
  };
}

/** @throws Forbidden unless a token of these scopes may call the root field */
function assertTokenAccess(field: string, access: TokenAccess, scopes: readonly string[]): void {
  if (access === ANY_TOKEN) return;
  if (access === SESSION_ONLY)
    throw Forbidden(`"${field}" is for people who have signed in: API tokens can’t call it.`);
  const missing = access.filter((scope) => !scopes.includes(scope));
  if (missing.length > 0) throw MissingScope(field, missing.join(' and '));
}

/** @throws Forbidden if the selection has a field that the token cannot read and that cannot be null */
function assertSelectionAccess(info: GraphQLResolveInfo, token: TokenGrant): void {
  const document = { ...info, variables: info.variableValues, token };
  const type = getNamedType(info.returnType);
  const sets = below(info.fieldNodes);
  const refusal =
    (isObjectType(type) && shut(document, type, sets)) || refusalBelow(document, info.returnType, sets);
  if (!refusal) return;
  const path = [info.path.key, ...refusal.path].join('.');
  if (refusal.scope === SESSION_ONLY)
    throw Forbidden(`"${path}" is for people who have signed in: API tokens can’t read it.`);
  throw MissingScope(path, refusal.scope);
}

const MissingScope = (path: string, scope: string) =>
  Forbidden(`"${path}" needs the scope ${scope}, which this API token doesn’t have.`);
