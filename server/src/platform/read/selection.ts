import {
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';

/** Parts of a document that are needed to follow its selections. */
export interface Selecting {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
}

/** Returns the selected fields of an object type by response key, with fragments and directives applied. */
export function selectedFields(
  document: Selecting,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>();
  const visited = new Set<string>();
  for (const set of sets) collect(document, type, set, found, visited);
  return found;
}

/** Returns the selection sets below nodes of one response key. */
export function below(nodes: readonly FieldNode[]): SelectionSetNode[] {
  return nodes.flatMap((node) => node.selectionSet ?? []);
}

function collect(
  document: Selecting,
  type: GraphQLObjectType,
  set: SelectionSetNode,
  found: Map<string, FieldNode[]>,
  visited: Set<string>,
): void {
  for (const selection of set.selections) {
    if (!isIncluded(document, selection)) continue;
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      const nodes = found.get(key);
      if (nodes) nodes.push(selection);
      else found.set(key, [selection]);
      continue;
    }
    let part:
      | {
          typeCondition?: FragmentDefinitionNode['typeCondition'] | undefined;
          selectionSet: SelectionSetNode;
        }
      | undefined;
    if (selection.kind === Kind.INLINE_FRAGMENT) part = selection;
    else if (!visited.has(selection.name.value)) {
      visited.add(selection.name.value);
      part = document.fragments[selection.name.value];
    }
    if (part && applies(document, type, part.typeCondition))
      collect(document, type, part.selectionSet, found, visited);
  }
}

function isIncluded(document: Selecting, node: Parameters<typeof getDirectiveValues>[1]): boolean {
  if (!node.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, document.variables);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, document.variables);
  return skip?.if !== true && include?.if !== false;
}

function applies(
  { schema }: Selecting,
  type: GraphQLObjectType,
  condition: FragmentDefinitionNode['typeCondition'] | undefined,
): boolean {
  if (!condition) return true;
  const wanted = typeFromAST(schema, condition);
  return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
}
