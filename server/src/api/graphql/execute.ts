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
import { inSpan, tracing } from '#platform/telemetry/tracing';
import { classesByTypeName } from '#platform/read/declarations';
import { ReadyJson } from '#platform/read/ready';
import { ReadySchema } from '#platform/read/ready-schema';
import type { Context } from '#platform/request/context';
import { rootName } from './operation-name.ts';

interface ExecuteArgs {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown> | null | undefined;
  context: Context;
}

export type Execute = (args: ExecuteArgs) => Promise<ExecutionResult>;

/**
 * Creates a function that executes valid queries and mutations. The value of a root field may be ReadyJson: serialize it
 * with `serializeResult`, or parse it with `parseReadyData`.
 * @param options.hideSuggestions omits suggestions of similar schema names from errors of variables
 */
export function createExecutor(schema: GraphQLSchema, { hideSuggestions = false } = {}): Execute {
  const ready = new ReadySchema(schema, classesByTypeName());
  const run: Execute = async ({ document, operation, variables, context }) => {
    const reduced = ready.documentFor(document, operation);
    return execute({
      schema: reduced ? ready.schema : schema,
      document: reduced ?? document,
      operationName: operation.name?.value,
      variableValues: variables ?? {},
      contextValue: context,
      hideSuggestions,
    });
  };
  return (args) => (tracing ? inSpan(rootName(args.operation), {}, () => run(args)) : run(args));
}

/** Serializes a result as JSON, with errors first. */
export function serializeResult({ errors, data, extensions }: FormattedExecutionResult): string {
  const members: string[] = [];
  if (errors) members.push(`"errors":${JSON.stringify(errors)}`);
  if (data !== undefined) members.push(`"data":${serializeData(data)}`);
  if (extensions) members.push(`"extensions":${JSON.stringify(extensions)}`);
  return `{${members.join()}}\n`;
}

function serializeData(data: Record<string, unknown> | null): string {
  if (data === null) return 'null';
  const members = Object.entries(data).map(
    ([key, value]) =>
      `${JSON.stringify(key)}:${value instanceof ReadyJson ? value.text : JSON.stringify(value)}`,
  );
  return `{${members.join()}}`;
}

/** Runs a document of the server itself and returns its data as objects. @throws the first error of the result */
export async function runDocument<Data, Variables>(
  run: Execute,
  context: Context,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const data = await readDocument(run, context, document, variables as Record<string, unknown>);
  return parseReadyData(data) as Data;
}

/** Runs a document of the server itself and returns its data, which may be ReadyJson. @throws the first error of the result */
export async function readDocument(
  run: Execute,
  context: Context,
  document: DocumentNode,
  variables: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const operation = getOperationAST(document)!;
  const { data, errors } = await run({ document, operation, variables, context });
  if (errors) throw errors[0]!;
  return data!;
}

/** Returns the data of a result with ReadyJson parsed. */
export function parseReadyData(data: Record<string, unknown>): Record<string, unknown> {
  const objects: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data))
    objects[key] = value instanceof ReadyJson ? (JSON.parse(value.text) as unknown) : value;
  return objects;
}
