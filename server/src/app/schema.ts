import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { classesByTypeName } from '#platform/read/declarations';
import { resolveFromReads } from '#platform/read/compiled-schema';
import { checkAccess } from '#platform/request/authorization';
import { describeRootTypes } from '#api/graphql/descriptions';
import { shapeMutations } from '#api/graphql/mutation-shape';
import { recordMutationNames } from '#api/graphql/mutation-names';
import { NODES, RESOLVERS, TOKEN_ACCESS } from './modules.ts';
import { guardRootFields } from '#api/graphql/token-guard';
import { setTypeAccesses } from '#api/graphql/type-access';
import { validateArgument } from '#kernel/validation';

/** Builds the GraphQL schema. Fields of the read compiler are resolved from its JSON. */
export function buildGraphqlSchema(isEntity: (type: object) => boolean): GraphQLSchema {
  const declared = buildSchemaSync({
    resolvers: RESOLVERS as never,
    authChecker: checkAccess,
    validate: false,
    validateFn: validateArgument,
    pubSub: NO_PUBSUB,
  });
  const schema = shapeMutations(declared);
  describeRootTypes(schema);
  resolveFromReads(schema, classesByTypeName(), isEntity);
  recordMutationNames(schema);
  setTypeAccesses(schema, NODES);
  guardRootFields(schema, TOKEN_ACCESS); // last, so that it runs before all other wrappers
  return schema;
}

/** Placeholder that type-graphql requires. Subscriptions return their own streams. */
const NO_PUBSUB = {
  publish: () => {
    throw new Error('Publish through the bus.');
  },
  subscribe: () => {
    throw new Error('Subscribe through the bus.');
  },
};
