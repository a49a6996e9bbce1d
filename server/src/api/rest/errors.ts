import { STATUS_CODES } from 'node:http';
import type { FastifyError } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import { ErrorCode, type FieldProblem, AppError, HTTP_STATUS } from '#kernel/errors';
import { maskError } from '#platform/request/masking';
import type { Problem } from './wire/problem.ts';

/** Body of every error (contract, resolution 10): what clients show, and the members of problem+json. */
export type ErrorBody = z.infer<typeof Problem>;

export interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: ErrorBody;
}

/** The answer that says so; `type` is about:blank as for problems that are explained by their status and code. */
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

/** The answer to whatever was thrown under way, masked as on the other doors. */
export function toErrorResponse(
  thrown: unknown,
  { log, requestId }: { log: Logger; requestId: string },
): ErrorResponse {
  const refused = refusedByFastify(thrown);
  if (refused) return refused;
  const plain = thrown instanceof GraphQLError ? thrown.toJSON() : { message: '' };
  const { message, extensions = {} } = maskError(plain, thrown, log, requestId);
  const code = extensions['code'] as ErrorCode;
  const problems = (extensions['fields'] ?? []) as FieldProblem[];
  const answer = errorResponse(
    // Clients of REST refresh once on a 403 (document 1, section 7).
    code === ErrorCode.TOKEN_EXPIRED ? 403 : HTTP_STATUS[code],
    code,
    // What graphql-js says of our documents and variables would tell a REST client nothing.
    code === ErrorCode.INVALID && !isRefusal(thrown) ? 'Invalid Entry' : message,
    problems.map((problem) => ({ field: problem.field || 'body', message: problem.message })),
  );
  const retryAfter = extensions['retryAfter'] as number | undefined;
  if (retryAfter !== undefined) answer.headers['retry-after'] = String(retryAfter);
  if (code === ErrorCode.INTERNAL) answer.body.requestId = requestId;
  return answer;
}

const isRefusal = (thrown: unknown) =>
  thrown instanceof AppError || (thrown instanceof GraphQLError && thrown.originalError instanceof AppError);

/** What Fastify refuses before a row is reached: too large a body, a type that we do not read, a path of no file. */
function refusedByFastify(thrown: unknown): ErrorResponse | null {
  const { statusCode, code, expose, message } = thrown as Error &
    Partial<FastifyError> & { expose?: boolean };
  const isGone = code === 'ECONNRESET' && message === 'aborted'; // who sent the body hung up in the middle of it
  if (isGone) return errorResponse(400, ErrorCode.INVALID, 'The request did not arrive as a whole.');
  const isTheirFault = code?.startsWith('FST_') === true || expose === true;
  if (thrown instanceof GraphQLError || statusCode === undefined || !isTheirFault) return null;
  if (statusCode === 413) return errorResponse(413, ErrorCode.INVALID, 'The request is larger than 1 MB.');
  if (statusCode === 415) return errorResponse(415, ErrorCode.INVALID, 'Send the body as application/json.');
  if (statusCode < 500) return errorResponse(statusCode, ErrorCode.INVALID, 'The request is not valid.');
  return null;
}
