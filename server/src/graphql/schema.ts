import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { classesByTypeName } from '../read/declarations.ts';
import { resolveFromReads } from '../read/compiled-schema.ts';
import { authorize } from './authorization.ts';
import { describeTheUsual } from './descriptions.ts';
import { nameMutations } from './operation-names.ts';
import { RESOLVERS } from './resolvers.ts';
import { guardAgainstTokens } from './token-guard.ts';
import { validateArgument } from './validation.ts';

/** The GraphQL schema; what the read compiler reads is resolved from its JSON. */
export function buildGraphqlSchema(isEntity: (type: object) => boolean): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: RESOLVERS as never,
    authChecker: authorize,
    validate: false,
    validateFn: validateArgument,
    pubSub: NO_PUBSUB,
  });
  describeTheUsual(schema);
  resolveFromReads(schema, classesByTypeName(), isEntity);
  nameMutations(schema);
  guardAgainstTokens(schema); // last: whatever else is put before a root field comes after it
  return schema;
}

/** Subscriptions bring their own streams (see subscriptions.ts); type-graphql asks for a bus all the same. */
const NO_PUBSUB = {
  publish: () => {
    throw new Error('Publish through the bus.');
  },
  subscribe: () => {
    throw new Error('Subscribe through the bus.');
  },
};
