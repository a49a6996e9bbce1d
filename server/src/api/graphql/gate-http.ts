import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { Services } from '#platform/request/services';
import { isResponseTooLarge, tooLargeResult } from '#platform/limits/response-size';
import type { Context } from '#platform/request/context';
import type { Transport } from '#platform/request/transport';
import { isDatabaseUnavailable } from '#platform/database/unavailable';
import { expectExplanations } from '#platform/read/explain';
import { type ErrorCode, Invalid, HTTP_STATUS, Unavailable } from '#kernel/errors';
import type { PreparedOperation, Gate } from './gate.ts';
import { requestedLanguage } from '#platform/request/language';
import { maskError } from '#platform/request/masking';
import { IDEMPOTENCY_KEY_HEADER, parseIdempotencyKey } from '#platform/idempotency/idempotency-key';
import { createRequestContext } from '#platform/request/request-context';
import { parseGraphqlRequest } from './graphql-request.ts';

const preparedOperations = new WeakMap<FastifyRequest, PreparedOperation>();
const chargeableOperations = new WeakMap<Transport, ChargeableOperation>();

/** Operation that passed the hooks, with the headers of its request. */
export interface ChargeableOperation {
  prepared: PreparedOperation;
  headers: FastifyRequest['headers'];
}

/** Returns the operation of a request that passed the hooks. */
export const preparedOperationOf = (request: FastifyRequest): PreparedOperation | undefined =>
  preparedOperations.get(request);

/** Returns the operation of a context that passed the hooks. */
export const chargeableOperationOf = ({ transport }: Context): ChargeableOperation | undefined =>
  chargeableOperations.get(transport);

/**
 * Returns the hooks of the route. They reject invalid documents early, replace the hash of a trusted document by its text,
 * and reject responses that are too large.
 */
export function gateHooks(
  gate: Gate,
  services: Services,
): Required<Pick<RouteShorthandOptions, 'preHandler' | 'onSend'>> {
  const reject = (request: FastifyRequest, reply: FastifyReply, errors: readonly GraphQLError[]): void => {
    const masked = errors.map((error) =>
      maskError(error.toJSON(), error, services.log, {
        requestId: request.id,
        language: requestedLanguage(request.headers),
      }),
    );
    const status = HTTP_STATUS[masked[0]?.extensions?.['code'] as ErrorCode];
    respond(request, reply, status, { errors: masked });
  };
  return {
    preHandler: (request, reply, done) => {
      try {
        if (!URL.canParse(`http://${request.host}/`)) throw Invalid('The host of the request isn’t valid.');
        if (Array.isArray(request.body)) throw Invalid('Send one operation per request.');
        const sent = parseGraphqlRequest(request.method, request.body, request.query);
        if (!sent) return done(); // Apollo Server rejects it
        const text = sent.query ?? gate.documents.textOf(sent.hash!);
        if (text === undefined) return respond(request, reply, 200, UNKNOWN_DOCUMENT);
        const prepared = gate.prepare(text, sent.operationName, sent.variables);
        if (!('plan' in prepared)) return reject(request, reply, prepared);
        if (prepared.operation.operation === OperationTypeNode.SUBSCRIPTION)
          throw Invalid('Subscriptions run over a WebSocket at this address.');
        if (prepared.operation.operation === OperationTypeNode.MUTATION)
          parseIdempotencyKey(request.headers[IDEMPOTENCY_KEY_HEADER]); // Apollo Server drops an empty header, and so its protection
        preparedOperations.set(request, prepared);
        Object.assign(request.work, prepared.name);
        if (sent.hash !== null) request.body = { ...(request.body as object), query: text, extensions: {} };
        return done();
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        return reject(request, reply, [error]);
      }
    },
    onSend: (_request, reply, payload, done) => {
      if (typeof payload !== 'string' || !isResponseTooLarge(payload)) return done(null, payload);
      const text = JSON.stringify(tooLargeResult());
      void reply.code(400).header('content-length', Buffer.byteLength(text));
      return done(null, text);
    },
  };
}

/** Creates the context of a request that passed the hooks. @throws AppError */
export async function contextThroughGate(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const context = await createRequestContext(services, request, reply).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    services.log.warn({ err: error, requestId: request.id }, 'operation failed: database unavailable');
    throw Unavailable(); // it has a status; Apollo Server responds with 500 to other errors before the operation
  });
  const prepared = preparedOperations.get(request);
  if (prepared) chargeableOperations.set(context.transport, { prepared, headers: request.headers });
  expectExplanations(context, request.headers);
  return context;
}

/** Response of the persisted query protocol to an unknown hash. The client then sends the text as well. */
const UNKNOWN_DOCUMENT = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};

function respond(request: FastifyRequest, reply: FastifyReply, status: number, body: object): void {
  const wants = request.headers.accept ?? '';
  const type = wants.includes('application/graphql-response+json')
    ? 'application/graphql-response+json'
    : 'application/json';
  void reply
    .code(status)
    .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .send(JSON.stringify(body));
}
