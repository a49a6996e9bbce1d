import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '#platform/database/unavailable';
import { ErrorCode, AppError, Unavailable } from '#kernel/errors';

/** Apollo's own codes for documents and variables that cannot be run. */
const INVALID_DOCUMENT = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** Codes of Apollo that its clients act on. */
const PASSED_ON = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/**
 * An error as it may leave the house: refusals as they are, what the document did wrong as INVALID, a database
 * that cannot be used as UNAVAILABLE, everything else as INTERNAL with the request's id, under which the log has the cause.
 */
export function maskError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Logger,
  requestId?: string,
): GraphQLFormattedError {
  const thrown = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const isUnavailable = isDatabaseUnavailable(thrown);
  if (isUnavailable)
    log.warn({ err: thrown, requestId, path: formatted.path }, 'operation failed: database unavailable');
  const cause = isUnavailable ? Unavailable() : thrown;
  const { message, locations, path } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  if (cause instanceof AppError)
    return {
      message: cause.message,
      ...place,
      extensions: {
        code: cause.code,
        ...(cause.fields && { fields: cause.fields }),
        ...(cause.currentVersion !== undefined && { currentVersion: cause.currentVersion }),
        ...(cause.retryAfter && { retryAfter: cause.retryAfter }),
      },
    };
  const code = formatted.extensions?.['code'] as string | undefined;
  if (code && PASSED_ON.has(code)) return { message, extensions: { code } };
  if ((code && INVALID_DOCUMENT.has(code)) || isDocumentError(cause))
    return { message, ...place, extensions: { code: ErrorCode.INVALID } };
  log.error({ err: cause, requestId, path }, 'unexpected error in an operation');
  return {
    message: 'Something went wrong. Please try again later.',
    ...(path && { path }),
    extensions: { code: ErrorCode.INTERNAL, requestId },
  };
}

/** What graphql-js itself says about a document or its variables: it has no cause beside itself and no path. */
function isDocumentError(cause: unknown): boolean {
  return cause instanceof GraphQLError && !cause.originalError && cause.path === undefined;
}
