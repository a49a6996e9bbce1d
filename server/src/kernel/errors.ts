import { GraphQLError } from 'graphql';
import { registerEnumType } from 'type-graphql';
import type { ChangedNoun, FoundNoun } from './nouns.ts';
import { plainAddress } from './address-range.rules.ts';

/** Codes of every error that a client can get, the same over GraphQL, web sockets and REST. */
export enum ErrorCode {
  UNAUTHENTICATED = 'UNAUTHENTICATED',
  TOKEN_EXPIRED = 'TOKEN_EXPIRED',
  SESSION_TIMED_OUT = 'SESSION_TIMED_OUT',
  TWO_FACTOR_REQUIRED = 'TWO_FACTOR_REQUIRED',
  TWO_FACTOR_SETUP_REQUIRED = 'TWO_FACTOR_SETUP_REQUIRED',
  ADDRESS_NOT_ALLOWED = 'ADDRESS_NOT_ALLOWED',
  UNVERIFIED = 'UNVERIFIED',
  FORBIDDEN = 'FORBIDDEN',
  PLAN_REQUIRED = 'PLAN_REQUIRED',
  PLAN_LIMIT = 'PLAN_LIMIT',
  NOT_FOUND = 'NOT_FOUND',
  INVALID = 'INVALID',
  TOO_COMPLEX = 'TOO_COMPLEX',
  CONFLICT = 'CONFLICT',
  COHORT_FULL = 'COHORT_FULL',
  EVENT_FULL = 'EVENT_FULL',
  DEADLINE_PASSED = 'DEADLINE_PASSED',
  IDEMPOTENCY_KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED',
  IDEMPOTENCY_KEY_IN_USE = 'IDEMPOTENCY_KEY_IN_USE',
  TOO_MANY_REQUESTS = 'TOO_MANY_REQUESTS',
  UNAVAILABLE = 'UNAVAILABLE',
  INTERNAL = 'INTERNAL',
}

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'Error code, the value of `extensions.code` of an error.',
  valuesConfig: {
    UNAUTHENTICATED: { description: 'The call has no valid token or session. Sign in.' },
    TOKEN_EXPIRED: { description: 'The access token has expired. Refresh the session once and retry.' },
    SESSION_TIMED_OUT: {
      description: 'The session was idle for longer than its institution allows. Sign in again.',
    },
    TWO_FACTOR_REQUIRED: {
      description: 'The account uses two-factor authentication. Sign in again with a `code`.',
    },
    TWO_FACTOR_SETUP_REQUIRED: {
      description:
        'The institution requires two-factor authentication, which the account has not set up. Set it up, then refresh the session.',
    },
    ADDRESS_NOT_ALLOWED: {
      description: 'The institution does not admit the IP address of the call.',
    },
    UNVERIFIED: { description: 'The email address of the account is not verified.' },
    FORBIDDEN: { description: 'The role, or the scopes of the token, do not allow this.' },
    PLAN_REQUIRED: { description: "The institution's plan does not include this." },
    PLAN_LIMIT: { description: 'The institution has as many students as its plan includes.' },
    NOT_FOUND: { description: 'The object does not exist, or the viewer cannot read it.' },
    INVALID: { description: 'The input is not valid. `fields` names the problems.' },
    TOO_COMPLEX: { description: 'The operation exceeds a limit. Ask for less.' },
    CONFLICT: { description: 'The state of the object does not allow this.' },
    COHORT_FULL: { description: 'The cohort has no free seat.' },
    EVENT_FULL: { description: 'The event has no free place.' },
    DEADLINE_PASSED: { description: 'The deadline has passed.' },
    IDEMPOTENCY_KEY_REUSED: { description: 'Another request used the idempotency key. Use a new one.' },
    IDEMPOTENCY_KEY_IN_USE: {
      description: 'The first request with the idempotency key is still running. Retry later.',
    },
    TOO_MANY_REQUESTS: { description: 'A limit or budget is exhausted. Retry after the given time.' },
    UNAVAILABLE: { description: 'The service is temporarily unavailable. Retry after the given time.' },
    INTERNAL: { description: 'An unexpected error. Report it with its request ID.' },
  },
});

/** HTTP status of each code. */
export const HTTP_STATUS: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  SESSION_TIMED_OUT: 401,
  TWO_FACTOR_REQUIRED: 401,
  TWO_FACTOR_SETUP_REQUIRED: 403,
  ADDRESS_NOT_ALLOWED: 403,
  UNVERIFIED: 403,
  FORBIDDEN: 403,
  PLAN_REQUIRED: 403,
  PLAN_LIMIT: 409,
  NOT_FOUND: 404,
  INVALID: 400,
  TOO_COMPLEX: 400,
  CONFLICT: 409,
  COHORT_FULL: 409,
  EVENT_FULL: 409,
  DEADLINE_PASSED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  IDEMPOTENCY_KEY_IN_USE: 409,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** Problem of one field of an input: the field's path, joined by dots, and a message that says what to do. */
export interface FieldProblem {
  field: string;
  message: string;
}

interface AppErrorDetails {
  fields?: FieldProblem[];
  /** Seconds to wait before a retry. */
  retryAfter?: number;
  /** Current version of the object, for a change that was based on an older one. */
  currentVersion?: number;
}

/** Error that a client gets as it is: a code for programs and a message for people. */
export class AppError extends GraphQLError {
  readonly code: ErrorCode;
  readonly fields: FieldProblem[] | undefined;
  readonly retryAfter: number | undefined;
  readonly currentVersion: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    { fields, retryAfter, currentVersion }: AppErrorDetails = {},
  ) {
    const headers = retryAfter === undefined ? undefined : new Map([['retry-after', String(retryAfter)]]);
    super(message, {
      extensions: {
        code,
        ...(fields && { fields }),
        ...(currentVersion !== undefined && { currentVersion }),
        http: { status: HTTP_STATUS[code], ...(headers && { headers }) },
      },
    });
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.currentVersion = currentVersion;
  }
}

export const Unauthenticated = (message = 'Sign in to continue.') =>
  new AppError(ErrorCode.UNAUTHENTICATED, message);

export const TokenExpired = () =>
  new AppError(ErrorCode.TOKEN_EXPIRED, 'Your session has expired. Sign in again.');

/** Error for refreshing a session that was idle for too long. */
export const SessionTimedOut = () =>
  new AppError(
    ErrorCode.SESSION_TIMED_OUT,
    'You were signed out because you weren’t active for a while. Sign in again.',
  );

/** Error for an account that must set up two-factor authentication before it enters the institution. */
export const TwoFactorSetUpRequired = (
  message = 'Your institution requires two-factor authentication. Set it up to continue.',
) => new AppError(ErrorCode.TWO_FACTOR_SETUP_REQUIRED, message);

/** Error for the owner of a closed institution, who can only export and reopen it. */
export const ClosedInstitution = () =>
  new AppError(ErrorCode.FORBIDDEN, 'Your institution is closed. Reopen it to continue.');

/** Error for a call from an IP address that the institution does not admit. */
export const AddressNotAllowed = (address: string, institution?: string) =>
  new AppError(
    ErrorCode.ADDRESS_NOT_ALLOWED,
    institution
      ? `${institution} can only be entered from certain networks. Your address is ${plainAddress(address)}. Ask an admin of the institution to allow it.`
      : `This institution can only be entered from certain networks. Your address is ${plainAddress(address)}. Ask an admin of the institution to allow it.`,
  );

export const Unverified = () => new AppError(ErrorCode.UNVERIFIED, 'Verify your email address to continue.');

export const Forbidden = (message = 'You don’t have permission to do this.') =>
  new AppError(ErrorCode.FORBIDDEN, message);

/** Error for a feature that the institution's plan does not include. */
export const PlanRequired = (message: string) => new AppError(ErrorCode.PLAN_REQUIRED, message);

/** Error for an object that does not exist or that the viewer cannot read: `NotFound('Cohort')`. */
export const NotFound = (what: FoundNoun) => new AppError(ErrorCode.NOT_FOUND, `${what} not found.`);

export const Conflict = (message: string, code: ErrorCode = ErrorCode.CONFLICT) =>
  new AppError(code, message);

/** Error for a change that was based on an older version of an object: `StaleVersion('course', 4)`. */
export const StaleVersion = (what: ChangedNoun, currentVersion: number) =>
  new AppError(
    ErrorCode.CONFLICT,
    `This ${what} was changed by someone else. Load the latest version and try again.`,
    { currentVersion },
  );

/**
 * Asserts that a change is based on the current version of an object, when it tells its version.
 * @throws StaleVersion
 */
export function assertCurrent(
  what: ChangedNoun,
  currentVersion: number,
  given: number | null | undefined,
): void {
  if (given != null && given !== currentVersion) throw StaleVersion(what, currentVersion);
}

/**
 * Error for invalid input.
 * @param problem one sentence, or the problem of each field; the error then has the first field's message
 */
export function Invalid(problem: string | FieldProblem[]): AppError {
  if (typeof problem === 'string') return new AppError(ErrorCode.INVALID, problem);
  return new AppError(ErrorCode.INVALID, problem[0]?.message ?? 'Invalid Entry', { fields: problem });
}

/** Error for an operation beyond a limit. The message says what to reduce. */
export const TooComplex = (message: string) => new AppError(ErrorCode.TOO_COMPLEX, message);

/**
 * Error for a rate limit that is reached.
 * @param retryAfter seconds to wait; sent rounded up, at least 1
 */
export const TooMany = (message: string, retryAfter: number) =>
  new AppError(ErrorCode.TOO_MANY_REQUESTS, message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });

/** Error for a database that is temporarily unavailable. The same call may succeed after some seconds. */
export const Unavailable = () =>
  new AppError(
    ErrorCode.UNAVAILABLE,
    'The service is temporarily unavailable. Please try again in a few seconds.',
    { retryAfter: 5 },
  );
