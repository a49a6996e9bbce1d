import type { EntityManager } from '@mikro-orm/postgresql';
import { consume, type Limit } from '#platform/limits/attempts';
import type { Viewer } from '#kernel/viewer';

/** Rate limit per account for starting and changing discussions and replies, because each notifies others. */
const POSTS: Limit = {
  name: 'discussion-posts',
  max: 30,
  seconds: 60,
  message: 'You’re posting too often. Wait a minute and try again.',
};

/**
 * Counts a created or changed discussion or reply.
 * @throws TooMany
 */
export const limitPosting = (em: EntityManager, { accountId }: Viewer): Promise<void> =>
  consume(em, POSTS, accountId ?? '');
