import type { TypedDocumentNode } from '@apollo/client';
import type { FragmentDefinitionNode } from 'graphql';

/** Returns a document's own fragment, which comes before the nested ones. */
export const ownFragment = (document: TypedDocumentNode<unknown, unknown>): FragmentDefinitionNode =>
  document.definitions[0] as FragmentDefinitionNode;
