import 'reflect-metadata';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  type DocumentNode,
  execute,
  getOperationAST,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { classesByTypeName } from '#platform/read/declarations';
import { ReadyJson } from '#platform/read/ready';
import { ReadySchema } from '#platform/read/ready-schema';
import type { Context } from '#platform/request/context';

interface Asked {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown> | null | undefined;
  context: Context;
}

export type Execute = (asked: Asked) => Promise<ExecutionResult>;

/**
 * Runs parsed and validated operations that are no subscriptions. A root field's value may be ReadyJson: whoever sends
 * it writes it with `serializeResult`, whoever needs the object takes `JSON.parse(value.text)`.
 * @param options.hideSuggestions as for DocumentCache: in errors of variables
 */
export function createExecutor(schema: GraphQLSchema, { hideSuggestions = false } = {}): Execute {
  const ready = new ReadySchema(schema, classesByTypeName());
  return async ({ document, operation, variables, context }) => {
    const cut = ready.documentFor(document, operation);
    return execute({
      schema: cut ? ready.schema : schema,
      document: cut ?? document,
      operationName: operation.name?.value,
      variableValues: variables ?? {},
      contextValue: context,
      hideSuggestions,
    });
  };
}

/** The JSON text of a result, in the order that its readers like: errors first. */
export function serializeResult({ errors, data, extensions }: FormattedExecutionResult): string {
  const members: string[] = [];
  if (errors) members.push(`"errors":${JSON.stringify(errors)}`);
  if (data !== undefined) members.push(`"data":${textOfData(data)}`);
  if (extensions) members.push(`"extensions":${JSON.stringify(extensions)}`);
  return `{${members.join()}}\n`;
}

function textOfData(data: Record<string, unknown> | null): string {
  if (data === null) return 'null';
  const members = Object.entries(data).map(
    ([key, value]) =>
      `${JSON.stringify(key)}:${value instanceof ReadyJson ? value.text : JSON.stringify(value)}`,
  );
  return `{${members.join()}}`;
}

/** The data that a document of our own gets, as objects. @throws the first of its errors */
export async function runDocument<Data, Variables>(
  run: Execute,
  context: Context,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const operation = getOperationAST(document)!;
  const asked = { document, operation, variables: variables as Record<string, unknown>, context };
  const { data, errors } = await run(asked);
  if (errors) throw errors[0]!;
  return parseReadyData(data!) as Data;
}

/** The data of a result as objects. */
export function parseReadyData(data: Record<string, unknown>): Record<string, unknown> {
  const objects: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data))
    objects[key] = value instanceof ReadyJson ? (JSON.parse(value.text) as unknown) : value;
  return objects;
}
