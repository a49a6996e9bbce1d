import { ErrorCode, AppError } from '#kernel/errors';

export const KeyReused = () =>
  new AppError(
    ErrorCode.IDEMPOTENCY_KEY_REUSED,
    'This Idempotency-Key was sent with another request. Use a new one for each.',
  );

export const KeyInUse = () =>
  new AppError(
    ErrorCode.IDEMPOTENCY_KEY_IN_USE,
    'The first request with this Idempotency-Key is still in progress. Try again in a moment.',
    { retryAfter: 1 },
  );
