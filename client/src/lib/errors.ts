/** One field that the server refused; `field` is the name of the form's field. */
export interface FieldError {
  field: string;
  message: string;
}

/** What went wrong, whatever carried it: a GraphQL error, a refused request, a broken network. */
export interface ReadableError {
  /** Fit for people; the server's own words where it has any, else ''. */
  message: string;
  /** The server's error code (`CONFLICT`, `COHORT_FULL` …), `NETWORK` when no answer came, `INTERNAL` otherwise. */
  code: string;
  /** HTTP status the error stands for, or null when no answer came. */
  status: number | null;
  fields: FieldError[];
  /** Version that the object has on the server, where the change was made to an older one. */
  currentVersion?: number | undefined;
}

/** Thrown by `request()`; screens read any error through `readError`. */
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

/** Whether a renewed token may help: doors that are not GraphQL's answer a stale one with 403 (document 1, section 7). */
export const isOfToken = ({ status, code }: Pick<ReadableError, 'status' | 'code'>): boolean =>
  status === 401 || code === 'TOKEN_EXPIRED';

interface WireError {
  message?: string;
  extensions?: { code?: string; fields?: FieldError[]; currentVersion?: number; http?: { status?: number } };
}

/** Body of an answer: GraphQL's, or that of a call that was refused before GraphQL saw it (too many, too large). */
export interface Answer {
  errors?: readonly WireError[];
  message?: string;
  code?: string;
}

/** The errors of an answer; null where it has none. */
export function errorsIn(body: Answer | null): readonly WireError[] | null {
  if (typeof body?.message !== 'string') return body?.errors ?? null;
  return [{ message: body.message, ...(body.code && { extensions: { code: body.code } }) }];
}

/** The first of a GraphQL answer's errors, as people and forms need it. */
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

/** Reads what `request()`, Apollo's hooks or the browser threw. Never throws itself. */
export function readError(error: unknown): ReadableError {
  if (error instanceof RequestError) return error;
  if (hasErrors(error)) return fromWire(error.errors, null);
  if (hasBody(error)) {
    const errors = parseErrors(error.bodyText);
    if (errors) return fromWire(errors, error.statusCode);
    return { message: '', code: 'INTERNAL', status: error.statusCode, fields: [] };
  }
  // fetch rejects with a TypeError and a closed socket with an Event: neither carries an answer.
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
