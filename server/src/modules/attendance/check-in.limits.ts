import type { EntityManager } from '@mikro-orm/postgresql';
import { consume, type Limit, refund } from '#platform/limits/attempts';
import type { MemberViewer } from '#kernel/viewer';

/** Limit of codes that a student tries at a session: the chance to guess one of six digits is one in 200,000. */
const CODES: Limit = {
  name: 'check-in',
  max: 5,
  seconds: 60 * 60,
  message: 'You’ve tried too many codes. Ask your teacher to record your attendance.',
};

const subjectOf = ({ membershipId }: MemberViewer, sessionId: string) => `${sessionId} ${membershipId}`;

/**
 * Counts a try before its code is compared, so that simultaneous ones never exceed the limit.
 * @param em outside of a transaction, so that a failed try counts
 * @throws TooMany
 */
export const countTry = (em: EntityManager, viewer: MemberViewer, sessionId: string): Promise<void> =>
  consume(em, CODES, subjectOf(viewer, sessionId));

/** Does not count a try whose code was right. */
export const refundTry = (em: EntityManager, viewer: MemberViewer, sessionId: string): Promise<void> =>
  refund(em, CODES, subjectOf(viewer, sessionId));
