import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Directives that can skip a field. */
const CONDITIONAL_DIRECTIVES = new Set(['skip', 'include']);

/**
 * Validation rule that rejects subscriptions whose only field may be skipped, as the GraphQL specification of 2025 does.
 * graphql-js fails on a subscription without a field.
 */
export function SubscriptionRootRule(context: ValidationContext): ASTVisitor {
  function look({ selections }: SelectionSetNode, seen: Set<string>): void {
    for (const selection of selections) {
      if (selection.directives?.some(({ name }) => CONDITIONAL_DIRECTIVES.has(name.value)))
        context.reportError(
          new GraphQLError('The field of a subscription cannot be left out by @skip or @include.', {
            nodes: selection,
          }),
        );
      if (selection.kind === Kind.INLINE_FRAGMENT) look(selection.selectionSet, seen);
      if (selection.kind !== Kind.FRAGMENT_SPREAD || seen.has(selection.name.value)) continue;
      seen.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) look(fragment.selectionSet, seen);
    }
  }
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation === OperationTypeNode.SUBSCRIPTION) look(selectionSet, new Set());
    },
  };
}
