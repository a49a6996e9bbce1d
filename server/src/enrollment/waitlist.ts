import { QueryOrder, raw } from '@mikro-orm/postgresql';
import type { Cohort } from '../cohort/cohort.entity.ts';
import type { Transaction } from '../domain-event/domain-event.ts';
import { publish } from '../domain-event/publish.ts';
import { paymentProvider } from '../payments/payment-provider.ts';
import { EnrollmentStatus } from './enrollment-status.ts';
import { Enrollment } from './enrollment.entity.ts';

// Written out, as a plan that is made once for all values could not use the index of enrollments that are not over.
const PENDING = raw("status = 'pending'");
const WAITLISTED = raw("status = 'waitlisted'");

/**
 * Gives the free seats of a cohort, whose row is locked, to who waits longest, who is told so. Who has yet to pay
 * holds no seat, but one is kept in view for each: else every one in the queue would be promoted for a single seat.
 */
export async function promoteWaiting(transaction: Transaction, cohort: Cohort): Promise<void> {
  const { em, context } = transaction;
  if (cohort.waitlistCount === 0 || cohort.studentCount >= cohort.capacity) return;
  const ofCohort = { cohort: [cohort.institution.id, cohort.id] as never };
  const awaited = await em.count(Enrollment, { ...ofCohort, [PENDING]: [] });
  const seats = cohort.capacity - cohort.studentCount - awaited;
  if (seats <= 0) return;
  const promoted = await em.find(
    Enrollment,
    { ...ofCohort, [WAITLISTED]: [] },
    {
      orderBy: { enrolledAt: QueryOrder.ASC, id: QueryOrder.ASC },
      limit: seats,
    },
  );
  const payments = paymentProvider(context.services.config);
  for (const enrollment of promoted) {
    const isFree =
      enrollment.price === 0 ||
      payments.begin({ enrollmentId: enrollment.id, amount: enrollment.price }) === 'paid';
    enrollment.status = isFree ? EnrollmentStatus.ACTIVE : EnrollmentStatus.PENDING;
    if (isFree) cohort.studentCount++;
    cohort.waitlistCount--;
  }
  const ids = promoted.map(({ id }) => id);
  await publish({ type: 'enrollment.promoted', institutionId: cohort.institution.id, ids }, transaction);
}
