import type { EntityManager } from '@mikro-orm/postgresql';
import { consume, type Limit } from '#platform/limits/attempts';
import type { Viewer } from '#kernel/viewer';

/** Rate limit per account for writing reviews, replies and votes. */
const WRITES: Limit = {
  name: 'review-writes',
  max: 30,
  seconds: 60,
  message: 'You’re changing reviews too often. Wait a minute and try again.',
};

/**
 * Counts a change of a review.
 * @throws TooMany
 */
export const limitReviewing = (em: EntityManager, { accountId }: Viewer): Promise<void> =>
  consume(em, WRITES, accountId ?? '');
