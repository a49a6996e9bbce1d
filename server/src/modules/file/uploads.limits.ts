import { TooMany } from '#kernel/errors';
import { KeyedCounter } from '#platform/limits/keyed-counter';
import type { Services } from '#platform/request/services';

/** Concurrent uploads of one account on an instance. */
const MAX_UPLOADS = 6;

const counters = new WeakMap<Services, KeyedCounter>();

/** Counts an upload of an account. Returns a function that ends the upload. @throws TooMany */
export function beginUpload(services: Services, accountId: string): () => void {
  let counter = counters.get(services);
  if (!counter) counters.set(services, (counter = new KeyedCounter()));
  if (!counter.hit(accountId, MAX_UPLOADS))
    throw TooMany('Too many uploads at once. Wait until one is done.', 1);
  return () => counter.release(accountId);
}
