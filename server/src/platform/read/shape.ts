import type { OperationDefinitionNode } from 'graphql';
import { nameOfOrder } from './ordered.ts';
import { searchForm } from './search.ts';

const structural = new WeakMap<OperationDefinitionNode, string[]>();

/**
 * Returns the shape of an operation's variables, which selects its statements: the given ones, booleans
 * (directives, switches), orders, numbers that are 1 (the first page), and short texts, which are searched in other ways. Runs
 * of one shape share a plan; other values are parameters.
 */
export function variablesShape(
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string {
  let names = structural.get(operation);
  if (!names) {
    names = operation.variableDefinitions?.map((definition) => definition.variable.name.value) ?? [];
    structural.set(operation, names);
  }
  let shape = '';
  for (const name of names) shape += `${shapeOf(variables[name])},`;
  return shape;
}

/** Returns the part of a value that selects a statement. */
export function shapeOf(value: unknown): string {
  if (value === undefined || value === null) return '0';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value === 1) return 'first';
  if (Array.isArray(value)) return nameOfOrder(value) ?? '[]';
  if (typeof value === 'string') return shapeOfText(value);
  if (typeof value !== 'object' || value instanceof Date) return '1';
  return `{${Object.entries(value)
    .map(([name, part]) => `${name}:${shapeOf(part)}`)
    .join()}}`;
}

/** Returns the way in which a text would be searched. */
function shapeOfText(text: string): string {
  const { isIndexedSearch, isWordStartSearch } = searchForm(text);
  if (isWordStartSearch) return isIndexedSearch ? 'word' : 'short word';
  return isIndexedSearch ? '1' : 'short';
}
