import type { Context } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Conflict } from '#kernel/errors';
import { releaseSeat } from './cancel.service.ts';
import { EnrollmentStatus, isOpen } from './enrollment.enums.ts';
import { enrollmentPolicy } from './enrollment.policy.ts';
import { REFUSALS } from './enrollment.rules.ts';
import { lockEnrollment } from './lock-enrollment.service.ts';

/**
 * Cancels the enrollment of a student: the first of the waitlist gets a freed seat. Idempotent.
 * @throws NotFound, Forbidden, Conflict when the student has completed the cohort
 */
export async function cancelMemberEnrollment(context: Context, id: string): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { cohort, enrollment } = await lockEnrollment(em, id, ({ institution }) => {
      authorize(context.viewer, enrollmentPolicy.cancel, { institutionId: institution.id });
    });
    if (enrollment.status === EnrollmentStatus.COMPLETED) throw Conflict(REFUSALS.studentCompleted);
    if (!isOpen(enrollment.status)) return;
    await releaseSeat({ em, context, afterCommit }, cohort, enrollment);
  });
}
