import type { EntityManager } from '@mikro-orm/postgresql';
import { consume, type Limit } from '#platform/limits/attempts';
import type { Viewer } from '#kernel/viewer';

/** Discussions and replies that an account starts or changes: each is mailed or pushed to others. */
const POSTS: Limit = {
  name: 'discussion-posts',
  max: 30,
  seconds: 60,
  message: 'You are posting too often. Wait a minute, and send it again.',
};

/** Counts a discussion or a reply that is written or changed. @throws TooMany */
export const limitPosting = (em: EntityManager, { accountId }: Viewer): Promise<void> =>
  consume(em, POSTS, accountId ?? '');
