import { hasEnded } from '#modules/cohort/enrolling.rules';
import type { Transaction } from '#platform/request/context';
import { liveEnrollment, takePlace } from './enrollment.service.ts';
import type { Seat } from './seat.service.ts';

/**
 * Enrolls a student, invited by an admin, in a locked cohort, also after the registration deadline; on the
 * waitlist when no seat is free. Returns the ID of the enrollment, or null when the cohort accepts nobody.
 */
export async function enrollInvited(
  transaction: Transaction,
  seat: Seat,
  accountId: string,
): Promise<string | null> {
  const live = await liveEnrollment(transaction.em, seat, accountId);
  if (live) return live;
  if (!seat.isPublished || hasEnded(seat)) return null;
  return takePlace(transaction, seat, { accountId, waitlistIfFull: true });
}
