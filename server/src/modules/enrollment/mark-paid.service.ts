import { announceCohort } from '#modules/cohort/cohort.events';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Conflict } from '#kernel/errors';
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
    enrollment.status = EnrollmentStatus.ACTIVE;
    cohort.heldCount--;
    cohort.studentCount++;
    const institutionId = cohort.institution.id;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'enrollment.paid', institutionId, ids: [id] }, transaction);
    afterCommit(() => announceCohort(context, cohort));
  });
}
