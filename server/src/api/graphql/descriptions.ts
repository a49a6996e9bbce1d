import { getNamedType, type GraphQLSchema, isInputObjectType } from 'graphql';

const ROOTS = {
  Query: 'Queries. Each root field is one SQL statement. All root fields of an operation read one snapshot.',
  Mutation: 'Mutations. Each root field is one transaction and returns the changed objects.',
  Subscription: 'Subscriptions over web sockets, with the protocol graphql-transport-ws.',
};

/** Adds descriptions to the root types, and to arguments of an input type without one. Changes the given schema. */
export function describeRootTypes(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const root of roots) {
    if (!root) continue;
    root.description ??= ROOTS[root.name as keyof typeof ROOTS];
    for (const { args } of Object.values(root.getFields())) {
      for (const argument of args) {
        const type = getNamedType(argument.type);
        if (isInputObjectType(type)) argument.description ??= type.description;
      }
    }
  }
}
