import type { OperationDefinitionNode } from 'graphql';

const structural = new WeakMap<OperationDefinitionNode, string[]>();

/**
 * What of an operation's variables decides the form of its statements: which are given, the value of booleans
 * (directives, switches), and which numbers are 1 (the first page). Two runs of one shape share a plan; every other value
 * is a parameter.
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

/** What of a value decides the form of a statement. */
export function shapeOf(value: unknown): string {
  if (value === undefined || value === null) return '0';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value === 1) return 'first';
  if (Array.isArray(value)) return '[]';
  if (typeof value !== 'object' || value instanceof Date) return '1';
  return `{${Object.entries(value)
    .map(([name, part]) => `${name}:${shapeOf(part)}`)
    .join()}}`;
}
