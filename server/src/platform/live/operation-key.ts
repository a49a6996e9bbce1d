import { type DocumentNode, Kind, visit } from 'graphql';
import type { Subscriber } from './subscriber.ts';

const numbers = new WeakMap<DocumentNode, number>();
let last = 0;

/** Returns the number of a document. The same text always gives the same object (graphql/documents.ts). */
function numberOf(document: DocumentNode): number {
  let number = numbers.get(document);
  if (!number) numbers.set(document, (number = ++last));
  return number;
}

/**
 * Returns the key of a subscription. Operations with the same key request the same data.
 * @param ignoredArguments arguments of the root field that are not part of the key
 */
export function operationKey(
  { info, sink }: Subscriber,
  ignoredArguments: readonly string[] = [],
): unknown[] {
  const { document, operationName, variableValues } = sink.operation;
  const variables = { ...variableValues };
  for (const { name, value } of info.fieldNodes[0]!.arguments ?? [])
    if (
      ignoredArguments.includes(name.value) &&
      value.kind === Kind.VARIABLE &&
      usesOf(document, value.name.value) === 1
    )
      delete variables[value.name.value];
  return [numberOf(document), operationName ?? null, sorted(variables)];
}

/** Returns how often a document uses a variable, besides its declaration. */
function usesOf(document: DocumentNode, variable: string): number {
  let uses = 0;
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => {
      if (name.value === variable) uses++;
    },
  });
  return uses;
}

const sorted = (variables: object) =>
  Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1));
