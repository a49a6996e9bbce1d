/** Field that the server rejected; `field` is its name in the form. */
export interface FieldError {
  field: string;
  message: string;
}

/** Uniform error: of GraphQL, of an HTTP response or of the network. */
export interface ReadableError {
  /** Message for users from the server; '' if it has none. */
  message: string;
  /** Error code of the server (`CONFLICT`, `COHORT_FULL` …), `NETWORK` without a response, `INTERNAL` otherwise. */
  code: string;
  /** HTTP status of the error; null without a response. */
  status: number | null;
  fields: FieldError[];
  /** Current version of the object on the server, after a conflicting change. */
  currentVersion?: number | undefined;
}

/** Error of `request()`. Screens read all errors with `readError`. */
export class RequestError extends Error implements ReadableError {
  override name = 'RequestError';
  code: string;
  status: number | null;
  fields: FieldError[];
  constructor(error: ReadableError) {
    super(error.message);
    this.code = error.code;
    this.status = error.status;
    this.fields = error.fields;
  }
}

/**
 * Returns whether a refreshed token may help. Endpoints other than GraphQL respond to an expired token with 403
 * (document 1, section 7).
 */
export const isTokenError = ({ status, code }: Pick<ReadableError, 'status' | 'code'>): boolean =>
  status === 401 || code === 'TOKEN_EXPIRED';

/** With ADDRESS_NOT_ALLOWED, the refresh is refused as well, unless the device has changed its network again. */
const SIGNED_OUT = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'ADDRESS_NOT_ALLOWED'];

const SESSION_REFUSALS = [...SIGNED_OUT, 'FORBIDDEN', 'SESSION_TIMED_OUT'];

/** Returns whether the server refuses to open or renew a session, rather than being unavailable. */
export const isSessionRefused = ({ code }: Pick<ReadableError, 'code'>): boolean =>
  SESSION_REFUSALS.includes(code);

interface WireError {
  message?: string;
  extensions?: { code?: string; fields?: FieldError[]; currentVersion?: number; http?: { status?: number } };
}

/** Body of a response: of GraphQL, or of a request that was rejected before GraphQL (rate or size limit). */
export interface Answer {
  errors?: readonly WireError[];
  message?: string;
  code?: string;
}

/** Returns the errors of a response; null if it has none. */
export function errorsIn(body: Answer | null): readonly WireError[] | null {
  if (typeof body?.message !== 'string') return body?.errors ?? null;
  return [{ message: body.message, ...(body.code && { extensions: { code: body.code } }) }];
}

/** Converts the first error of a GraphQL response for users and forms. */
export function fromWire(errors: readonly WireError[], status: number | null): ReadableError {
  const first = errors[0] ?? {};
  return {
    message: first.message ?? '',
    code: first.extensions?.code ?? 'INTERNAL',
    status: first.extensions?.http?.status ?? status,
    fields: errors.flatMap((error) => error.extensions?.fields ?? []).map(withoutInputPrefix),
    currentVersion: first.extensions?.currentVersion,
  };
}

/** Converts an error of `request()`, Apollo's hooks or the browser. Never throws. */
export function readError(error: unknown): ReadableError {
  if (error instanceof RequestError) return error;
  if (hasErrors(error)) return fromWire(error.errors, null);
  if (hasBody(error)) {
    const errors = parseErrors(error.bodyText);
    if (errors) return fromWire(errors, error.statusCode);
    return { message: '', code: 'INTERNAL', status: error.statusCode, fields: [] };
  }
  // fetch rejects with a TypeError and a closed socket with an Event; neither has a response.
  if (error instanceof TypeError || error instanceof Event) return networkError;
  return { message: error instanceof Error ? error.message : '', code: 'INTERNAL', status: null, fields: [] };
}

export const networkError: ReadableError = { message: '', code: 'NETWORK', status: null, fields: [] };

const withoutInputPrefix = ({ field, message }: FieldError): FieldError => ({
  field: field.replace(/^input\./, ''),
  message,
});

function hasErrors(error: unknown): error is { errors: readonly WireError[] } {
  return typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors);
}

function hasBody(error: unknown): error is { bodyText: string; statusCode: number } {
  return typeof error === 'object' && error !== null && 'bodyText' in error && 'statusCode' in error;
}

function parseErrors(text: string): readonly WireError[] | null {
  try {
    return errorsIn(JSON.parse(text) as Answer | null);
  } catch {
    return null;
  }
}

/**
 * Returns whether a result or an error means that the access token was rejected. `readError` reads both: they carry `errors`,
 * or a body with them.
 */
export const isSignedOut = (failure: unknown): boolean =>
  failure !== null && SIGNED_OUT.includes(readError(failure).code);
