import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** Postgres cuts names of columns after 63 bytes, and the answer's keys travel as names of columns. */
const MAX_ALIAS_LENGTH = 60;

/** Refuses aliases that an answer cannot carry, before anything is done for the document that has them. */
export function AliasNamesRule(context: ValidationContext): ASTVisitor {
  const schema = context.getSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()] as unknown[];
  return {
    Field(node) {
      const alias = node.alias?.value;
      if (alias === undefined) return;
      const isColumn = !roots.includes(context.getParentType());
      if (isColumn && alias.length > MAX_ALIAS_LENGTH)
        context.reportError(
          new GraphQLError(`The alias '${alias}' is longer than ${MAX_ALIAS_LENGTH} characters.`, {
            nodes: node,
          }),
        );
      // Who executes the document takes it for the name of the type.
      if (alias === '__typename' && alias !== node.name.value)
        context.reportError(new GraphQLError("The name '__typename' is no alias.", { nodes: node }));
    },
  };
}
