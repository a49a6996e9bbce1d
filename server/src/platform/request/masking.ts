import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '#platform/database/unavailable';
import { ErrorCode, AppError, Unavailable } from '#kernel/errors';
import { translate, translateFields } from '#kernel/translate';
import { meter } from '#platform/telemetry/meter';
import { currentWork } from '#platform/telemetry/work';
import type { Transport } from './transport.ts';

/** Error codes of Apollo Server for invalid documents and variables. */
const INVALID_DOCUMENT = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** Error codes of Apollo Server that its clients depend on. */
const PASSED_ON = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/**
 * Returns the error that the client gets, with its messages in the client's language. An AppError stays as it is, an invalid
 * document becomes INVALID, and a database that is down becomes UNAVAILABLE. Everything else is logged and becomes INTERNAL
 * with the ID of the request. With traces, each error has the ID of its trace.
 */
export function maskError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Logger,
  caller: Caller,
): GraphQLFormattedError {
  const masked = mask(formatted, error, log, caller);
  const code = masked.extensions?.['code'];
  if (typeof code === 'string') meter?.error(code);
  const span = currentWork()?.span;
  if (code === ErrorCode.INTERNAL || code === ErrorCode.UNAVAILABLE) span?.fail({ name: code });
  return span ? { ...masked, extensions: { ...masked.extensions, traceId: span.traceId } } : masked;
}

type Caller = Pick<Transport, 'language'> & Partial<Pick<Transport, 'requestId'>>;

function mask(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Logger,
  { requestId, language }: Caller,
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
      message: translate(cause.message, language),
      ...place,
      extensions: {
        code: cause.code,
        ...(cause.fields && { fields: translateFields(cause.fields, language) }),
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
    message: translate('Something went wrong. Please try again later.', language),
    ...(path && { path }),
    extensions: { code: ErrorCode.INTERNAL, requestId },
  };
}

/** Returns whether graphql-js reports an invalid document or variables: such an error has no other cause and no path. */
function isDocumentError(cause: unknown): boolean {
  return cause instanceof GraphQLError && !cause.originalError && cause.path === undefined;
}
