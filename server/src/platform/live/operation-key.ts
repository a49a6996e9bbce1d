import { type DocumentNode, Kind, visit } from 'graphql';
import type { Subscriber } from './subscriber.ts';

const numbers = new WeakMap<DocumentNode, number>();
let last = 0;

/** A document that was sent before is the same object (graphql/documents.ts). */
function numberOf(document: DocumentNode): number {
  let number = numbers.get(document);
  if (!number) numbers.set(document, (number = ++last));
  return number;
}

/** What tells operations apart: two of the same key ask the same, but for the root field's arguments in `ignoredArguments`. */
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

/** How often a document uses a variable, its declaration aside. */
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
