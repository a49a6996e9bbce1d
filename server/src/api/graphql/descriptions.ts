import { getNamedType, type GraphQLSchema, isInputObjectType } from 'graphql';

const ROOTS = {
  Query: 'Reading. Each root field is read by one statement, all of an operation in one snapshot.',
  Mutation: 'Writing. Each root field is one transaction, and answers with what it changed.',
  Subscription: 'What changes, as it happens, over a web socket.',
};

/** Describes what no class of ours declares: the root types, and arguments that are nothing but their input type. */
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
