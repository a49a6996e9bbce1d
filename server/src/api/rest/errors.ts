import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import { ErrorCode, type FieldProblem, AppError, HTTP_STATUS } from '#kernel/errors';
import { BudgetExhausted } from '#platform/limits/budgets';
import { rateLimitHeaders } from '#platform/limits/cost-report';
import { translate, translateFields } from '#kernel/translate';
import { requestedLanguage } from '#platform/request/language';
import { maskError } from '#platform/request/masking';
import { COMPRESSED, UNREADABLE } from './unreadable.ts';
import type { Problem } from './wire/problem.ts';

/** Body of every error: the message that clients show, and the members of problem+json (contract, resolution 10). */
export type ErrorBody = z.infer<typeof Problem>;

export interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: ErrorBody;
}

/** Builds the response to an error. `type` is about:blank, because status and code identify the problem (RFC 9457). */
export function errorResponse(
  status: number,
  code: ErrorCode,
  message: string,
  errors: FieldProblem[] = [],
): ErrorResponse {
  const title = STATUS_CODES[status] ?? 'Error';
  return {
    status,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
    body: { message, code, type: 'about:blank', title, status, detail: message, errors },
  };
}

/** Media type of errors for clients that accept it (RFC 9457). */
export const PROBLEM_JSON = 'application/problem+json';

/** Sends the response to an error in the language of the request, as problem+json to clients that accept it. */
export function sendError(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { status, headers, body: english }: ErrorResponse,
): FastifyReply {
  const { accept } = request.headers;
  const language = requestedLanguage(request.headers);
  const message = translate(english.message, language);
  const body = { ...english, message, detail: message, errors: translateFields(english.errors, language) };
  const type = accept?.includes(PROBLEM_JSON) ? PROBLEM_JSON : 'application/json';
  return reply.code(status).headers(headers).type(`${type}; charset=utf-8`).send(body);
}

/** Builds the response to a thrown error, masked as in GraphQL. */
export function toErrorResponse(
  thrown: unknown,
  { log, request }: { log: Logger; request: Pick<FastifyRequest, 'id' | 'headers'> },
): ErrorResponse {
  const refused = refusedByFastify(thrown);
  if (refused) return refused;
  const plain = thrown instanceof GraphQLError ? thrown.toJSON() : { message: '' };
  const { message, extensions = {} } = maskError(plain, thrown, log, {
    requestId: request.id,
    language: requestedLanguage(request.headers),
  });
  const code = extensions['code'] as ErrorCode;
  const problems = (extensions['fields'] ?? []) as FieldProblem[];
  const answer = errorResponse(
    // Clients of REST refresh once on a 403 (document 1, section 7).
    code === ErrorCode.TOKEN_EXPIRED ? 403 : HTTP_STATUS[code],
    code,
    // Messages of graphql-js about internal documents and variables do not help a REST client.
    code === ErrorCode.INVALID && !isRefusal(thrown) ? 'Invalid Entry' : message,
    problems.map((problem) => ({ field: problem.field || 'body', message: problem.message })),
  );
  const retryAfter = extensions['retryAfter'] as number | undefined;
  if (retryAfter !== undefined) answer.headers['retry-after'] = String(retryAfter);
  if (thrown instanceof BudgetExhausted) Object.assign(answer.headers, rateLimitHeaders(thrown.cost));
  if (code === ErrorCode.INTERNAL) answer.body.requestId = request.id;
  const traceId = extensions['traceId'];
  if (typeof traceId === 'string') answer.body.traceId = traceId;
  return answer;
}

const isRefusal = (thrown: unknown) =>
  thrown instanceof AppError || (thrown instanceof GraphQLError && thrown.originalError instanceof AppError);

/** Builds the response to an error of Fastify, or of one of its hooks, before a row runs, such as a body that is too large. */
function refusedByFastify(thrown: unknown): ErrorResponse | null {
  const { statusCode, code, expose, message } = thrown as Error &
    Partial<FastifyError> & { expose?: boolean };
  const refuse = (status: number, text: string) => errorResponse(status, ErrorCode.INVALID, text);
  const isAborted = code === 'ECONNRESET' && message === 'aborted'; // the client disconnected while sending the body
  if (isAborted) return refuse(400, 'The request was incomplete.');
  const isOfClient = code?.startsWith('FST_') === true || expose === true;
  if (thrown instanceof GraphQLError || statusCode === undefined || !isOfClient) return null;
  if (statusCode === 413) return refuse(413, 'The request is larger than 1 MB.');
  if (code === COMPRESSED)
    return refuse(415, 'Compressed bodies are not accepted. Send the body without Content-Encoding.');
  if (statusCode === 415) return refuse(415, 'Send the body as application/json.');
  return statusCode < 500 ? refuse(statusCode, UNREADABLE[code ?? ''] ?? 'The request is not valid.') : null;
}
