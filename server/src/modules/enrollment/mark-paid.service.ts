import { announceCohort } from '#modules/cohort/cohort.events';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { payOrder } from '#modules/order/order-lifecycle.service';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Conflict } from '#kernel/errors';
import type { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus, SEAT_STATUSES } from './enrollment.enums.ts';
import { enrollmentPolicy } from './enrollment.policy.ts';
import { REFUSALS } from './enrollment.rules.ts';
import { lockEnrollment } from './lock-enrollment.service.ts';

/**
 * Confirms the payment of a pending enrollment: the student gets the held seat. Idempotent.
 * @throws NotFound, Forbidden, Conflict when no payment is pending
 */
export async function markPaid(context: Context, id: string): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { cohort, enrollment } = await lockEnrollment(em, id, ({ institution }) => {
      authorize(context.viewer, enrollmentPolicy.markPaid, { institutionId: institution.id });
    });
    if (SEAT_STATUSES.includes(enrollment.status)) return;
    if (enrollment.status !== EnrollmentStatus.PENDING || cohort.deletedAt)
      throw Conflict(REFUSALS.notPending);
    await confirmSeat({ em, context, afterCommit }, cohort, enrollment);
  });
}

/** Confirms the held seat of a pending enrollment of a locked cohort, and pays its order. */
export async function confirmSeat(
  transaction: Transaction,
  cohort: Cohort,
  enrollment: Enrollment,
): Promise<void> {
  enrollment.status = EnrollmentStatus.ACTIVE;
  cohort.heldCount--;
  cohort.studentCount++;
  const institutionId = cohort.institution.id;
  await payOrder(transaction, institutionId, enrollment.id);
  await publish({ type: 'enrollment.paid', institutionId, ids: [enrollment.id] }, transaction);
  transaction.afterCommit(() => announceCohort(transaction.context, cohort));
}
