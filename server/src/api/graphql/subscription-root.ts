import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Directives by which a field may be left out. */
const LEAVING_OUT = new Set(['skip', 'include']);

/**
 * Refuses subscriptions whose one field may be left out, as the specification of GraphQL does since 2025: graphql-js
 * fails on those that then have none.
 */
export function SubscriptionRootRule(context: ValidationContext): ASTVisitor {
  function look({ selections }: SelectionSetNode, seen: Set<string>): void {
    for (const selection of selections) {
      if (selection.directives?.some(({ name }) => LEAVING_OUT.has(name.value)))
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
