import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, type GraphQLSchema, specifiedRules, validate } from 'graphql';
import type { Context } from '#platform/request/context';
import { recordCost } from '#platform/limits/cost-report';
import { runDocument, type Execute } from '#api/graphql/execute';
import { ErrorCode, Invalid, AppError } from '#kernel/errors';
import type { Gate } from '#api/graphql/gate';
import { assertShallow } from '#kernel/nesting';
import { createRequestContext } from '#platform/request/request-context';
import { parseOrThrow } from '#kernel/validation';
import { assertMaxVariables } from '#api/graphql/variables';
import type { Services } from '#platform/request/services';
import { runIdempotently } from './idempotent-call.ts';
import { toErrorResponse, type ErrorResponse, errorResponse } from './errors.ts';
import type { Row, Run } from './row.ts';
import { ROWS } from './rows.ts';

/** Where REST begins: rows are below its /v1, some of their other paths are not. */
const ROOT = '/api';

/** REST under /api: each row of the table, run in process against the schema that /graphql has. */
export async function serveRest(
  app: FastifyInstance,
  schema: GraphQLSchema,
  execute: Execute,
  services: Services,
  gate: Gate,
  rows: readonly Row[] = ROWS,
): Promise<void> {
  for (const row of rows) assertValidDocument(schema, row);
  await app.register(
    (api, _options, done) => {
      api.removeAllContentTypeParsers();
      api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, parsed) =>
        parseJson(text as string, parsed),
      );
      api.addHook('onRequest', (_request, reply, next) => {
        void reply.header('cache-control', 'no-store');
        next();
      });
      const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply, row?: Row) =>
        send(reply, toErrorResponse(error, { log: services.log, requestId: request.id }), row);
      api.setErrorHandler((error, request, reply) => fail(error, request, reply));
      // A route rather than a handler of what is not found: the client's files are looked for under every path.
      api.route({
        method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/*',
        handler: (_request, reply) =>
          send(reply, errorResponse(404, ErrorCode.NOT_FOUND, 'There is no such call.')),
      });
      for (const [address, candidates] of everywhere(byAddress(rows))) {
        api.route({
          ...address,
          // What is wrong with a body before it is known which of the rows it is for.
          errorHandler: (error, request, reply) => void fail(error, request, reply, candidates.at(-1)),
          handler: async (request, reply) => {
            const row = candidates.find(({ bodyHas }) => has(request.body, bodyHas)) ?? candidates.at(-1)!;
            try {
              const checked = check(row, request);
              const context = await createRequestContext(services, request, reply, row);
              const count: Count = (document, variables) =>
                void reply.headers(
                  recordCost(context, gate.chargeDocument(document, variables, context), request.headers),
                );
              context.transport.restCall = `${row.method} ${row.url}`;
              const headers: Record<string, string> = {};
              const body = await runIdempotently({ row, request, reply, context }, () =>
                row.answer(runner(execute, context, count), checked as never, headers),
              );
              return await reply.code(row.status).headers(headers).send(body);
            } catch (error) {
              return fail(error, request, reply, row);
            }
          },
        });
      }
      done();
    },
    { prefix: ROOT },
  );
}

/** A row that asks for what the schema does not have is a mistake of ours, found at the start. */
function assertValidDocument(schema: GraphQLSchema, { method, url, document }: Row): void {
  const [error] = validate(schema, document, specifiedRules);
  if (error) throw new Error(`The document of ${method} ${url} is not valid: ${error.message}`);
}

/** Takes the points of an operation from the budgets of whoever sent the request. @throws AppError */
type Count = (document: DocumentNode, variables: Record<string, unknown>) => void;

/** Runs documents for one request; they were parsed when they were generated and validated at the start. */
function runner(execute: Execute, context: Context, count: Count): Run {
  return async <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => {
    count(document, variables as Record<string, unknown>);
    return runDocument(execute, context, document, variables);
  };
}

/** The parts of a request that the row names, as its schemas give them; throws Invalid with every problem of a part. */
function check({ request: parts = {} }: Row, request: FastifyRequest): Record<string, unknown> {
  return {
    ...(parts.path && { path: parseOrThrow(parts.path, request.params) }),
    ...(parts.query && { query: parseOrThrow(parts.query, request.query) }),
    ...(parts.body && { body: parseOrThrow(parts.body, request.body ?? {}) }),
  };
}

/** Rows with every path that they are at, below ROOT. */
function* everywhere(groups: ReturnType<typeof byAddress>): Generator<[Pick<Row, 'method' | 'url'>, Row[]]> {
  for (const [{ method, url }, rows] of groups) {
    yield [{ method, url: `/v1${url}` }, rows];
    for (const path of rows.flatMap(({ also = [] }) => also))
      yield [{ method, url: path.slice(ROOT.length) }, rows];
  }
}

/** Rows by their method and path; those that share one stand in the order of the table. */
export function byAddress(rows: readonly Row[]): Map<Pick<Row, 'method' | 'url'>, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const address = `${row.method} ${row.url}`;
    groups.set(address, [...(groups.get(address) ?? []), row]);
  }
  return new Map(
    Array.from(groups.values(), (group) => [{ method: group[0]!.method, url: group[0]!.url }, group]),
  );
}

function has(body: unknown, values: Row['bodyHas'] = {}): boolean {
  const sent = (body ?? {}) as Record<string, unknown>;
  return Object.entries(values).every(([name, value]) => sent[name] === value);
}

/** An empty body is none, whatever its type says: clients send the header along with calls that have no body. */
function parseJson(text: string, parsed: (error: Error | null, body?: unknown) => void): void {
  let body: unknown;
  try {
    assertShallow(text);
    body = text.trim() === '' ? undefined : JSON.parse(text);
    assertMaxVariables(body, 'A body');
  } catch (error) {
    const isRefused = error instanceof AppError;
    parsed(isRefused ? error : Invalid([{ field: 'body', message: 'The body is not valid JSON.' }]));
    return;
  }
  parsed(null, body);
}

function send(reply: FastifyReply, { status, headers, body }: ErrorResponse, row?: Row): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send({ ...body, ...row?.errorAlso?.of(body.message) });
}
