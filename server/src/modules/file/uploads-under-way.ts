import { TooMany } from '#kernel/errors';
import type { Services } from '#platform/request/services';

/** Files that one account sends to an instance at once. */
const MAX_UPLOADS = 6;

const underWay = new WeakMap<Services, Map<string, number>>();

/** Counts an upload of an account; what it gives ends it. @throws TooMany where there are too many at once */
export function beginUpload(services: Services, accountId: string): () => void {
  let counts = underWay.get(services);
  if (!counts) underWay.set(services, (counts = new Map()));
  const before = counts.get(accountId) ?? 0;
  if (before >= MAX_UPLOADS) throw TooMany('Too many uploads at once. Wait until one is done.', 1);
  counts.set(accountId, before + 1);
  return () => {
    const left = (counts.get(accountId) ?? 1) - 1;
    if (left > 0) counts.set(accountId, left);
    else counts.delete(accountId);
  };
}
