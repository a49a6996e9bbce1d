import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** PostgreSQL truncates column names after 63 bytes, and response keys are column names. */
const MAX_ALIAS_LENGTH = 60;

/** Validation rule that rejects aliases that a response cannot have. */
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
      // The executor would take it for the name of the type.
      if (alias === '__typename' && alias !== node.name.value)
        context.reportError(new GraphQLError("The name '__typename' is no alias.", { nodes: node }));
    },
  };
}
