import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { IDEMPOTENCY_KEY_HEADER } from '#platform/idempotency/idempotency-key';
import { recordCost, reportCost } from '#platform/limits/cost-report';
import { isExplained } from '#platform/read/explain';
import type { Context } from '#platform/request/context';
import { type Execute, serializeResult } from './execute.ts';
import type { Gate } from './gate.ts';
import { type ChargeableOperation, preparedOperationOf } from './gate-http.ts';
import { isRecord } from './graphql-request.ts';
import { headOf, maskedResult } from './result.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** Content types of responses by the header Accept. All other values are for Apollo Server to negotiate. */
const CONTENT_TYPES: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  // The web client's: of signed-in pages, and of public ones.
  ['application/graphql-response+json,application/json;q=0.9', GRAPHQL_TYPE],
  ['application/graphql-response+json, application/json', GRAPHQL_TYPE],
]);

/** An operation whose request needs nothing of Apollo Server, and the content type of its response. */
interface PlainCall extends ChargeableOperation {
  contentType: string;
}

/**
 * Returns the operation of a plain request: as JSON by POST, without an Idempotency-Key, an explanation, or extensions. Null for
 * all others, which Apollo Server answers. See decision 0154.
 */
export function plainCallOf(request: FastifyRequest): PlainCall | null {
  const { method, headers } = request;
  const prepared = preparedOperationOf(request);
  const contentType = CONTENT_TYPES.get(headers.accept);
  if (!prepared || !contentType || method !== 'POST') return null;
  const isPlain =
    headers['content-type']?.startsWith('application/json') === true &&
    headers[IDEMPOTENCY_KEY_HEADER] === undefined &&
    !isExplained(headers) &&
    isPlainBody(request.body as Record<string, unknown>);
  return isPlain ? { prepared, headers, contentType } : null;
}

/** Returns whether all parts of a body have the types of the protocol. Apollo Server rejects it otherwise. */
function isPlainBody(body: Record<string, unknown>): boolean {
  const { query, operationName, variables, extensions } = body;
  return (
    typeof query === 'string' &&
    (typeof operationName === 'string' || isMissing(operationName)) &&
    (isMissing(variables) || isRecord(variables)) &&
    (isMissing(extensions) || (isRecord(extensions) && Object.keys(extensions).length === 0))
  );
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

interface Answering {
  context: Promise<Context>;
  reply: FastifyReply;
  execute: Execute;
  gate: Gate;
  log: Logger;
}

/**
 * Runs a plain call and returns its response, as Apollo Server does in a tenth of a millisecond more. Null if it must not run:
 * the caller or its budget was rejected, and nothing was charged. Apollo Server then answers with the same context.
 */
export async function answerPlainCall(
  { prepared, headers, contentType }: PlainCall,
  { context: promised, reply, execute, gate, log }: Answering,
): Promise<string | null> {
  let context: Context;
  try {
    context = await promised;
    recordCost(context, gate.charge(prepared, context), headers);
  } catch {
    return null;
  }
  const { document, operation, variables } = prepared;
  const result = maskedResult(await execute({ document, operation, variables, context }), context, log);
  const head = headOf(result);
  void reply
    .code(head.status)
    .headers({ 'content-type': contentType, ...head.headers, ...reportCost(context, result) });
  return serializeResult(result);
}
