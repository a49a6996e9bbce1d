import type { Context } from '#platform/request/context';
import { TooMany } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import type { Services } from '#platform/request/services';
import { Buckets } from './buckets.ts';

/** What one account may do on an instance: so many at once, and then so many a second. Far more than a person does. */
const SENDING = { atOnce: 30, aSecond: 2 };
const TYPING = { atOnce: 10, aSecond: 1 };

const buckets = new WeakMap<Services, { sending: Buckets; typing: Buckets }>();

function bucketsOf({ services }: Context): { sending: Buckets; typing: Buckets } {
  let known = buckets.get(services);
  if (!known) buckets.set(services, (known = { sending: new Buckets(SENDING), typing: new Buckets(TYPING) }));
  return known;
}

/** Counts a message that is sent or changed; what it gives takes that back. @throws TooMany */
export function limitSending(context: Context, { accountId }: MemberViewer): () => void {
  const { sending } = bucketsOf(context);
  const wait = sending.take(accountId);
  if (wait > 0) throw TooMany('You are sending too many messages. Wait a moment.', wait);
  return () => sending.refund(accountId);
}

/** As limitSending, of being told that somebody types. @throws TooMany */
export function limitTyping(context: Context, { accountId }: MemberViewer): () => void {
  const { typing } = bucketsOf(context);
  const wait = typing.take(accountId);
  if (wait > 0) throw TooMany('Too many requests. Please try again later.', wait);
  return () => typing.refund(accountId);
}
