import { ErrorCode, HTTP_STATUS } from '#kernel/errors';
import { mutationOf, rowTakesKey } from '../operation.ts';
import type { Row } from '../row.ts';

/** The status of a code on REST, whose clients refresh once on a 403 (contract, resolution 11). */
const restStatus = (code: ErrorCode) => (code === ErrorCode.TOKEN_EXPIRED ? 403 : HTTP_STATUS[code]);

/** How a row may refuse a request: the codes of each status. */
export function errorCodesOf(row: Row): Map<number, ErrorCode[]> {
  const codes = new Map<number, Set<ErrorCode>>();
  const add = (status: number, code: ErrorCode) =>
    codes.set(status, (codes.get(status) ?? new Set<ErrorCode>()).add(code));
  for (const code of [...commonTo(row), ...(rowTakesKey(row) ? OF_KEYS : []), ...(row.refuses ?? [])])
    add(restStatus(code), code);
  if (row.method === 'POST') for (const status of [413, 415]) add(status, ErrorCode.INVALID);
  return new Map(
    Array.from(codes, ([status, of]) => [status, [...of]] satisfies [number, ErrorCode[]]).toSorted(
      ([one], [other]) => one - other,
    ),
  );
}

/** What a call that takes an Idempotency-Key may answer. */
const OF_KEYS = [ErrorCode.IDEMPOTENCY_KEY_REUSED, ErrorCode.IDEMPOTENCY_KEY_IN_USE];

/** What any call of its kind may answer. */
function commonTo(row: Row): ErrorCode[] {
  const { method, request, tokenMayBeStale } = row;
  const mayBeInvalid = method === 'POST' || request || mutationOf(row) !== null; // with a key that it does not take
  return [
    ...(mayBeInvalid ? [ErrorCode.INVALID] : []),
    ...(method === 'POST' ? [ErrorCode.TOO_COMPLEX] : []), // a body beyond the limits
    ...(tokenMayBeStale ? [] : [ErrorCode.UNAUTHENTICATED, ErrorCode.TOKEN_EXPIRED, ErrorCode.UNVERIFIED]),
    ErrorCode.FORBIDDEN, // an API token without the scope
    ...(tokenMayBeStale ? [] : [ErrorCode.PLAN_REQUIRED]),
    ErrorCode.TOO_MANY_REQUESTS,
    ErrorCode.UNAVAILABLE,
    ErrorCode.INTERNAL,
  ];
}
