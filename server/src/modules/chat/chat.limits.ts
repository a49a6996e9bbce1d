import type { Context } from '#platform/request/context';
import { TooMany } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import type { Services } from '#platform/request/services';
import { TokenBuckets } from '#platform/limits/token-buckets';

/** Rate limit per account and instance: a burst, then a sustained rate per second. Far above human use. */
const SENDING = { atOnce: 30, aSecond: 2 };
const TYPING = { atOnce: 10, aSecond: 1 };

const buckets = new WeakMap<Services, { sending: TokenBuckets; typing: TokenBuckets }>();

function bucketsOf({ services }: Context): { sending: TokenBuckets; typing: TokenBuckets } {
  let known = buckets.get(services);
  if (!known)
    buckets.set(services, (known = { sending: new TokenBuckets(SENDING), typing: new TokenBuckets(TYPING) }));
  return known;
}

/**
 * Counts a sent or changed message. Returns a function that refunds it.
 * @throws TooMany
 */
export function limitSending(context: Context, { accountId }: MemberViewer): () => void {
  const { sending } = bucketsOf(context);
  const wait = sending.consume(accountId);
  if (wait > 0) throw TooMany('You’re sending too many messages. Wait a moment.', wait);
  return () => sending.refund(accountId);
}

/**
 * Counts a typing indicator. Returns a function that refunds it.
 * @throws TooMany
 */
export function limitTyping(context: Context, { accountId }: MemberViewer): () => void {
  const { typing } = bucketsOf(context);
  const wait = typing.consume(accountId);
  if (wait > 0) throw TooMany('Too many requests. Please try again later.', wait);
  return () => typing.refund(accountId);
}
