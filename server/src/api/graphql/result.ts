import type { ExecutionResult, FormattedExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { type ErrorCode, HTTP_STATUS } from '#kernel/errors';
import type { Context } from '#platform/request/context';
import { maskError } from '#platform/request/masking';

/** Returns a result with the errors that the client gets. */
export function maskedResult(
  { errors, ...result }: ExecutionResult,
  { transport }: Context,
  log: Logger,
): FormattedExecutionResult {
  const masked = errors?.map((error) => maskError(error.toJSON(), error, log, transport));
  return { ...result, ...(masked && { errors: masked }) };
}

interface ErrorDetails {
  code?: ErrorCode;
  retryAfter?: number;
}

/**
 * Returns the HTTP status and headers of a result with masked errors. One without any data has the status of its error; one
 * with data has 200, also if some of it is missing (GraphQL over HTTP). Retry-After is the longest wait of all errors,
 * because each field of a mutation fails on its own.
 */
export function headOf({ data, errors }: FormattedExecutionResult): {
  status: number;
  headers: Record<string, string>;
} {
  const details = (errors ?? []).map(({ extensions }) => (extensions ?? {}) as ErrorDetails);
  const code = details[0]?.code;
  const wait = Math.max(...details.map(({ retryAfter }) => retryAfter ?? 0), 0);
  return {
    status: code && code in HTTP_STATUS && !data ? HTTP_STATUS[code] : 200,
    headers: wait > 0 ? { 'retry-after': String(wait) } : {},
  };
}
