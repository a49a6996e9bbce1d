import { STATUS_CODES } from 'node:http';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_REPLAYED } from '#platform/idempotency/idempotency-key';
import type { ErrorCode } from '#kernel/errors';
import type { OpenFields } from '#platform/module/module';
import { isTagged, operationIn, rootFieldOf, rowTakesKey } from '../operation.ts';
import { PROBLEM_JSON } from '../errors.ts';
import type { Row } from '../row.ts';
import { Problem } from '../wire/problem.ts';
import { exampleOf } from './examples.ts';
import { errorCodesOf } from './error-codes.ts';
import type { JsonSchema, Schemas } from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Media {
  schema: JsonSchema;
  example?: unknown;
}

export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: { 'application/json': Media; [PROBLEM_JSON]?: Media };
}

export interface Reference {
  $ref: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: [string];
  deprecated?: true;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: { 'application/json': Media } };
  responses: Record<string, Answer | Reference>;
}

/** Builds the operation of a path from one row, or from several that the body distinguishes. */
export function operationOf(rows: readonly Row[], schemas: Schemas, open: OpenFields): Operation {
  const row = rows.at(-1)!;
  const operationId = row.operationId ?? nameOf(row);
  const parameters = parametersOf(row, schemas);
  const body = bodyOf(rows, operationId, schemas);
  const twins = [...new Set(rows.map(rootFieldOf))].map((field) => `\`${field}\``).join(' or ');
  return {
    operationId,
    summary: rows.map(({ summary }) => summary).join(' '),
    description: `In GraphQL: ${twins}.`,
    tags: [tagOf(row)],
    security: securityOf(row, open),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': body } } }),
    responses: {
      [row.status]: success(row, schemas),
      ...(isTagged(row) && { 304: schemas.nameResponse('NotModified', NOT_MODIFIED) }),
      ...errorResponses(rows, schemas),
    },
  };
}

/** Converts path parameters, such as `:guid`, to the syntax of OpenAPI. */
export const templateOf = (url: string) => url.replaceAll(/:(\w+)/g, '{$1}');

function nameOf(row: Row): string {
  const name = operationIn(row).name.value;
  return name[0]!.toLowerCase() + name.slice(1);
}

const TAGS: Readonly<Record<string, string>> = { users: 'Accounts', auth: 'Accounts' };

function tagOf({ url }: Row): string {
  const noun = url.split('/')[1]!;
  return TAGS[noun] ?? noun[0]!.toUpperCase() + noun.slice(1);
}

function securityOf(row: Row, { publicFields, visitorFields }: OpenFields): Operation['security'] {
  const field = rootFieldOf(row);
  if (field === 'refreshSession') return [{ refreshCookie: [] }];
  if (field === 'signOut') return [{ refreshCookie: [] }, { bearer: [] }, {}];
  if (field in visitorFields || field === 'verifyEmail') return [{ bearer: [] }, {}];
  return field in publicFields ? [] : [{ bearer: [] }];
}

function parametersOf(row: Row, schemas: Schemas): Parameter[] {
  const { request = {} } = row;
  const parameters: Parameter[] = [];
  for (const part of ['path', 'query'] as const) {
    if (!request[part]) continue;
    const { properties, required = [] } = schemas.input(request[part]) as {
      properties: Record<string, JsonSchema>;
      required?: string[];
    };
    for (const [name, { description, ...schema }] of Object.entries(properties))
      parameters.push({
        name,
        in: part,
        ...((part === 'path' || required.includes(name)) && { required: true }),
        ...(description !== undefined && { description: description as string }),
        schema,
      });
  }
  if (rowTakesKey(row)) parameters.push({ ...IDEMPOTENCY_KEY });
  if (isTagged(row)) parameters.push({ ...IF_NONE_MATCH });
  return parameters;
}

const capitalized = (name: string) => name[0]!.toUpperCase() + name.slice(1);

function bodyOf(rows: readonly Row[], operationId: string, schemas: Schemas): Media | null {
  const bodies = rows.flatMap(({ request }) => (request?.body ? [request.body] : []));
  if (bodies.length === 0) return null;
  const parts = rows.map((row) => {
    const schema = schemas.input(row.request!.body!);
    return row.matchBody ? withConstants(schema, row.matchBody) : schema;
  });
  const [only] = parts;
  const whole =
    parts.length === 1
      ? only!
      : { oneOf: parts.map((part, at) => schemas.name(`${capitalized(nameOf(rows[at]!))}Request`, part)) };
  const schema = schemas.name(`${capitalized(operationId)}Request`, whole);
  return { schema, example: exampleOf(schema, schemas.components) };
}

/** Adds constants to the schema of a body, which distinguish it from the other bodies of the same path. */
function withConstants(schema: JsonSchema, values: NonNullable<Row['matchBody']>): JsonSchema {
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { const: value }]));
  return {
    ...schema,
    properties: { ...given, ...(schema['properties'] as object) },
    required: [...Object.keys(values), ...(schema['required'] as string[])],
  };
}

function success(row: Row, schemas: Schemas): Answer {
  const description = STATUS_CODES[row.status]!;
  const own = Object.entries(row.headers ?? {}).map(([name, words]) => [
    name,
    { description: words, schema: { type: 'string' } },
  ]);
  const all = {
    ...Object.fromEntries(own),
    ...(isTagged(row) && { ETag: ETAG }),
    ...(rowTakesKey(row) && { [IDEMPOTENCY_REPLAYED.name]: IDEMPOTENCY_REPLAYED.header }),
  } as NonNullable<Answer['headers']>;
  const headers = Object.keys(all).length > 0 && { headers: all };
  if (!row.response) return { description, ...headers };
  const schema = schemas.output(row.response);
  const example = exampleOf(schema, schemas.components);
  return { description, ...headers, content: { 'application/json': { schema, example } } };
}

const ETAG = { description: 'Tag of the body, for If-None-Match.', schema: { type: 'string' } };

const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'ETag of the response that the client has. If it is still the same, the response is 304.',
  schema: { type: 'string' },
};

const NOT_MODIFIED: Answer = {
  description: 'Not Modified: the client has the response.',
  headers: { ETag: ETAG },
};

const RETRY_AFTER = {
  description: 'Seconds to wait before a retry.',
  schema: { type: 'integer', minimum: 1 },
};

/** Builds the error responses by status. Those with one code and no members of their own are shared components. */
function errorResponses(rows: readonly Row[], schemas: Schemas): Operation['responses'] {
  const row = rows.at(-1)!;
  const { extraErrorFields } = row;
  const codes = new Map<number, Set<ErrorCode>>();
  for (const each of rows)
    for (const [status, of] of errorCodesOf(each))
      codes.set(status, new Set([...(codes.get(status) ?? []), ...of]));
  return Object.fromEntries(
    Array.from(codes, ([status, of]) => {
      const isPlain = of.size === 1 && !extraErrorFields;
      const more = extraErrorFields && objectOf(extraErrorFields.shape, schemas);
      const mayWait = status === 429 || (status === 409 && rowTakesKey(row));
      const answer = errorResponseOf(status, [...of], schemas, { more, mayWait });
      const name = STATUS_CODES[status]!.replaceAll(' ', '');
      return [status, isPlain && status !== 409 ? schemas.nameResponse(name, answer) : answer];
    }),
  );
}

function errorResponseOf(
  status: number,
  codes: ErrorCode[],
  schemas: Schemas,
  { more, mayWait = false }: { more: JsonSchema | undefined; mayWait: boolean | undefined },
): Answer {
  const own = { type: 'object', properties: { code: { enum: codes }, status: { const: status } } };
  const schema = { allOf: [schemas.output(Problem), own, ...(more ? [more] : [])] };
  return {
    description: `${STATUS_CODES[status]}: ${codes.join(', ')}`,
    ...(mayWait && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: { 'application/json': { schema }, [PROBLEM_JSON]: { schema } },
  };
}

function objectOf(shape: Record<string, unknown>, schemas: Schemas): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schemas.output(schema as never)]),
  );
  return { type: 'object', properties, required: Object.keys(shape) };
}
