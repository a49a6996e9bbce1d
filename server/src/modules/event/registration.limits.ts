import type { EntityManager } from '@mikro-orm/postgresql';
import { consume, type Limit } from '#platform/limits/attempts';
import type { MemberViewer } from '#kernel/viewer';

/** Rate limit of cancellations per account: a loop of registering and cancelling would send mails each time. */
const CANCELLATIONS: Limit = {
  name: 'event-cancellations',
  max: 20,
  seconds: 60 * 60,
  message: 'You’ve cancelled too many registrations. Try again in an hour.',
};

/**
 * Counts a cancelled registration.
 * @throws TooMany
 */
export const limitCancelling = (em: EntityManager, { accountId }: MemberViewer): Promise<void> =>
  consume(em, CANCELLATIONS, accountId);
