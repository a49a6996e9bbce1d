import { QueryOrder, raw } from '@mikro-orm/postgresql';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { countFreeSeats, hasEnded } from '#modules/cohort/enrolling.rules';
import type { Transaction } from '#platform/request/context';
import { publish } from '#platform/domain-event/publish';
import { paymentProvider } from '#platform/payments/payment-provider';
import { EnrollmentStatus } from './enrollment.enums.ts';
import { Enrollment } from './enrollment.entity.ts';

// Written out: a generic plan could not use the partial index of open enrollments.
const WAITLISTED = raw("status = 'waitlisted'");

/**
 * Promotes the first entries of a locked cohort's waitlist to its free seats and notifies them. The seats of
 * a priced cohort are held until they are paid for. An ended cohort promotes nobody.
 */
export async function promoteWaiting(transaction: Transaction, cohort: Cohort): Promise<void> {
  const { em, context } = transaction;
  const seats = countFreeSeats(cohort);
  if (seats === 0 || cohort.waitlistCount === 0 || hasEnded(cohort)) return;
  const promoted = await em.find(
    Enrollment,
    { cohort: [cohort.institution.id, cohort.id] as never, [WAITLISTED]: [] },
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
    else cohort.heldCount++;
    cohort.waitlistCount--;
  }
  const ids = promoted.map(({ id }) => id);
  await publish({ type: 'enrollment.promoted', institutionId: cohort.institution.id, ids }, transaction);
}
