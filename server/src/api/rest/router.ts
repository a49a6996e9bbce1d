import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type GraphQLSchema, specifiedRules, validate } from 'graphql';
import { recordCost } from '#platform/limits/cost-report';
import type { Execute } from '#api/graphql/execute';
import { ErrorCode, Invalid, AppError } from '#kernel/errors';
import type { Gate } from '#api/graphql/gate';
import { assertShallow } from '#kernel/nesting';
import { withWholeCharacters } from '#kernel/whole-characters';
import { createRequestContext } from '#platform/request/request-context';
import { parseOrThrow } from '#kernel/validation';
import { assertMaxVariables } from '#api/graphql/variables';
import type { Services } from '#platform/request/services';
import { runIdempotently } from './idempotent-call.ts';
import { toErrorResponse, type ErrorResponse, errorResponse, sendError } from './errors.ts';
import { withoutEmptyFields } from './empty-fields.ts';
import { FinishedResponses } from './finished.ts';
import { METHODS } from './method-not-allowed.ts';
import type { Row } from './row.ts';
import { ROWS } from './rows.ts';
import { tagBody } from '#api/web/cached-text';
import { hasBody } from '#api/web/has-body';
import { isTagged } from './operation.ts';
import { runner } from './runner.ts';
import { NOT_JSON } from './unreadable.ts';

const NO_SUCH_CALL = 'There is no such call. All calls are listed at /api/v1/docs.';

/** Root path of REST. Rows are below its /v1; some of their aliases are not. */
const ROOT = '/api';

/** Serves REST under /api. Each row runs its operation in process against the schema of /graphql. */
export async function serveRest(
  app: FastifyInstance,
  schema: GraphQLSchema,
  execute: Execute,
  services: Services,
  gate: Gate,
  rows: readonly Row[] = ROWS,
): Promise<void> {
  for (const row of rows) assertValidDocument(schema, row);
  const responses = new FinishedResponses(services.config.answerMemory);
  await app.register(
    (api, _options, done) => {
      api.removeAllContentTypeParsers();
      api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, parsed) =>
        parseJson(text as string, parsed),
      );
      // An empty body may have any type: that of `curl -d ''` is a form.
      api.addContentTypeParser('*', ({ headers }, _body, parsed) =>
        parsed(hasBody(headers) ? new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE() : null),
      );
      api.addHook('onRequest', (_request, reply, next) => {
        void reply.header('cache-control', 'no-store');
        next();
      });
      const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply, row?: Row) =>
        sendError(
          request,
          reply,
          withExtraFields(toErrorResponse(error, { log: services.log, request }), row),
        );
      api.setErrorHandler((error, request, reply) => fail(error, request, reply));
      // A route instead of a not-found handler, because the web client is served under every other path.
      api.route({
        method: METHODS,
        url: '/*',
        handler: (request, reply) =>
          sendError(request, reply, errorResponse(404, ErrorCode.NOT_FOUND, NO_SUCH_CALL)),
      });
      for (const [address, candidates] of withAliases(groupByPath(rows))) {
        api.route({
          ...address,
          // Handles errors of the body before it selects one of the rows.
          errorHandler: (error, request, reply) => void fail(error, request, reply, candidates.at(-1)),
          ...(candidates.every(isTagged) && { onSend: tagBody }),
          handler: async (request, reply) => {
            const row =
              candidates.find(({ matchBody }) => has(request.body, matchBody)) ?? candidates.at(-1)!;
            try {
              const checked = check(row, request);
              const context = await createRequestContext(services, request, reply, row);
              context.transport.restCall = `${row.method} ${row.url}`;
              const run = runner({
                execute,
                gate,
                context,
                report: (cost) => void reply.headers(recordCost(context, cost, request.headers)),
                finished: isTagged(row) ? { responses, url: request.url } : null,
              });
              const body = await runIdempotently({ row, request, reply, context }, async () => {
                const response = await row.respond(run, checked as never);
                void reply.headers(response.headers ?? {});
                return response.body;
              });
              return await reply.code(row.status).send(body);
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

/** Validates the document of a row at the start. */
function assertValidDocument(schema: GraphQLSchema, { method, url, document }: Row): void {
  const [error] = validate(schema, document, specifiedRules);
  if (error) throw new Error(`The document of ${method} ${url} is not valid: ${error.message}`);
}

/** Parses the parts of a request with the schemas of a row. @throws AppError INVALID with every problem of a part */
function check({ request: parts = {} }: Row, request: FastifyRequest): Record<string, unknown> {
  return {
    ...(parts.path && { path: parseOrThrow(parts.path, request.params) }),
    ...(parts.query && { query: parseOrThrow(parts.query, request.query) }),
    ...(parts.body && { body: parseOrThrow(parts.body, withoutEmptyFields(request.body ?? {})) }),
  };
}

/** Yields rows with each of their paths below ROOT. */
function* withAliases(
  groups: ReturnType<typeof groupByPath>,
): Generator<[Pick<Row, 'method' | 'url'>, Row[]]> {
  for (const [{ method, url }, rows] of groups) {
    yield [{ method, url: `/v1${url}` }, rows];
    for (const path of rows.flatMap(({ aliases = [] }) => aliases))
      yield [{ method, url: path.slice(ROOT.length) }, rows];
  }
}

/** Groups rows by method and path, in the order of the table. */
export function groupByPath(rows: readonly Row[]): Map<Pick<Row, 'method' | 'url'>, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const address = `${row.method} ${row.url}`;
    groups.set(address, [...(groups.get(address) ?? []), row]);
  }
  return new Map(
    Array.from(groups.values(), (group) => [{ method: group[0]!.method, url: group[0]!.url }, group]),
  );
}

function has(body: unknown, values: Row['matchBody'] = {}): boolean {
  const sent = (body ?? {}) as Record<string, unknown>;
  return Object.entries(values).every(([name, value]) => sent[name] === value);
}

/** Parses a JSON body. An empty one counts as missing, because clients send the content type without a body, too. */
function parseJson(text: string, parsed: (error: Error | null, body?: unknown) => void): void {
  let body: unknown;
  try {
    assertShallow(text);
    const json = text.replace(/^\uFEFF/, ''); // a mark that some programs put in front of UTF-8; /graphql drops it as well
    body = json.trim() === '' ? undefined : JSON.parse(withWholeCharacters(json));
    assertMaxVariables(body, 'A body');
  } catch (error) {
    const isRefused = error instanceof AppError;
    parsed(isRefused ? error : Invalid([{ field: 'body', message: NOT_JSON }]));
    return;
  }
  parsed(null, body);
}

/** Adds the members that a row's errors have besides the common ones. */
const withExtraFields = (answer: ErrorResponse, row?: Row): ErrorResponse => ({
  ...answer,
  body: { ...answer.body, ...row?.extraErrorFields?.of(answer.body.message) },
});
