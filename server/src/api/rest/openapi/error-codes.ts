import { ErrorCode, HTTP_STATUS } from '#kernel/errors';
import { mutationOf, rowTakesKey } from '../operation.ts';
import type { Row } from '../row.ts';

/** Returns the status of an error code in REST, whose clients refresh the session once on a 403 (contract, resolution 11). */
const restStatus = (code: ErrorCode) => (code === ErrorCode.TOKEN_EXPIRED ? 403 : HTTP_STATUS[code]);

/** Returns the error codes of a row by status. */
export function errorCodesOf(row: Row): Map<number, ErrorCode[]> {
  const codes = new Map<number, Set<ErrorCode>>();
  const add = (status: number, code: ErrorCode) =>
    codes.set(status, (codes.get(status) ?? new Set<ErrorCode>()).add(code));
  for (const code of [...commonTo(row), ...(rowTakesKey(row) ? OF_KEYS : []), ...(row.errors ?? [])])
    add(restStatus(code), code);
  if (row.method === 'POST') for (const status of [413, 415]) add(status, ErrorCode.INVALID);
  return new Map(
    Array.from(codes, ([status, of]) => [status, [...of]] satisfies [number, ErrorCode[]]).toSorted(
      ([one], [other]) => one - other,
    ),
  );
}

/** Error codes of calls that support Idempotency-Key. */
const OF_KEYS = [ErrorCode.IDEMPOTENCY_KEY_REUSED, ErrorCode.IDEMPOTENCY_KEY_IN_USE];

/** Returns the error codes that calls of the same kind have in common. */
function commonTo(row: Row): ErrorCode[] {
  const { method, request, tokenMayBeStale } = row;
  const mayBeInvalid = method === 'POST' || request || mutationOf(row) !== null; // with a key that it does not take
  return [
    ...(mayBeInvalid ? [ErrorCode.INVALID] : []),
    ...(method === 'POST' ? [ErrorCode.TOO_COMPLEX] : []), // a body beyond the limits
    ...(tokenMayBeStale
      ? []
      : [
          ErrorCode.UNAUTHENTICATED,
          ErrorCode.TOKEN_EXPIRED,
          ErrorCode.UNVERIFIED,
          ErrorCode.TWO_FACTOR_SETUP_REQUIRED,
          ErrorCode.ADDRESS_NOT_ALLOWED,
        ]),
    ErrorCode.FORBIDDEN, // an API token without the scope
    ...(tokenMayBeStale ? [] : [ErrorCode.PLAN_REQUIRED]),
    ErrorCode.TOO_MANY_REQUESTS,
    ErrorCode.UNAVAILABLE,
    ErrorCode.INTERNAL,
  ];
}
