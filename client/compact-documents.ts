import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import {
  type ArgumentNode,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  Kind,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'vite';
import * as documents from './src/lib/documents.ts';

/** The tree of a document in a generated file, on a line of its own. */
const TREE = /(?<== )\{.*\}(?= as unknown as DocumentNode<)/gm;

/** Replaces the trees of documents by calls that return them (src/lib/documents.ts): half of them would be on the way otherwise. */
export const compactDocuments = (): Plugin => ({
  name: 'compact-documents',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.generated\.ts$/, code: / as unknown as DocumentNode</ },
    handler: (code) => ({
      code: `import * as documents from '#lib/documents';\n${code.replaceAll(TREE, compact)}`,
      map: null,
    }),
  },
});

/** Returns the expression that makes the tree of a document. @throws Error if it would make another one */
export function compact(tree: string): string {
  const document = JSON.parse(tree) as DocumentNode & { __meta__?: { hash: string } };
  const expression = call(
    'documentOf',
    `[${document.definitions.map(definition).join()}]`,
    document.__meta__ && text(document.__meta__.hash),
  );
  if (!isDeepStrictEqual(valueOf(expression), document)) throw new Error(`No calls make ${tree}`);
  return expression;
}

/** Returns what an expression makes. */
export const valueOf = (expression: string): unknown =>
  JSON.parse(JSON.stringify(runInNewContext(expression, { documents })));

const text = (value: unknown): string => JSON.stringify(value);

/** Returns a call without the last arguments that are absent; absent ones between others are 0. */
function call(name: keyof typeof documents, ...given: (string | undefined)[]): string {
  const last = given.findLastIndex((one) => one !== undefined);
  const parts = given.slice(0, last + 1).map((one) => one ?? '0');
  return `documents.${name}(${parts.join()})`;
}

function definition(node: DefinitionNode): string {
  if (node.kind === Kind.FRAGMENT_DEFINITION)
    return call(
      'fragment',
      text(node.name.value),
      text(node.typeCondition.name.value),
      selected(node.selectionSet),
    );
  if (node.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No call makes ${node.kind}`);
  const variables = node.variableDefinitions?.map(({ variable, type, defaultValue }) => [
    variable.name.value,
    defaultValue ? [print(type), defaultValue] : print(type),
  ]);
  return call(
    'operation',
    text(node.operation),
    text(node.name?.value),
    selected(node.selectionSet),
    variables && text(Object.fromEntries(variables)),
  );
}

const selected = ({ selections }: SelectionSetNode): string => `[${selections.map(selection).join()}]`;

function selection(node: SelectionNode): string {
  if (node.kind === Kind.FRAGMENT_SPREAD)
    return call('spread', text(node.name.value), directives(node.directives));
  if (node.kind === Kind.INLINE_FRAGMENT)
    return call(
      'inline',
      text(node.typeCondition?.name.value),
      selected(node.selectionSet),
      directives(node.directives),
    );
  const { name, selectionSet, arguments: given, alias } = node;
  const parts = [
    selectionSet && selected(selectionSet),
    given && text(argumentsOf(given)),
    alias && text(alias.value),
    directives(node.directives),
  ];
  return parts.some((part) => part !== undefined)
    ? call('field', text(name.value), ...parts)
    : text(name.value);
}

const argumentsOf = (nodes: readonly ArgumentNode[]) =>
  Object.fromEntries(
    nodes.map(({ name, value }) => [
      name.value,
      value.kind === Kind.VARIABLE ? `$${value.name.value}` : value,
    ]),
  );

const directives = (nodes: readonly DirectiveNode[] | undefined): string | undefined =>
  nodes &&
  text(Object.fromEntries(nodes.map(({ name, arguments: given = [] }) => [name.value, argumentsOf(given)])));
