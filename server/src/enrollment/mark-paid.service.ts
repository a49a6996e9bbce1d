import { LockMode } from '@mikro-orm/postgresql';
import { announceCohort } from '../cohort/cohort.events.ts';
import { Cohort } from '../cohort/cohort.entity.ts';
import { publish } from '../domain-event/publish.ts';
import type { Context } from '../graphql/context.ts';
import { Conflict, ErrorCode, Forbidden, NotFound } from '../graphql/errors.ts';
import { EnrollmentStatus } from './enrollment-status.ts';
import { Enrollment } from './enrollment.entity.ts';
import { enrollmentPolicy } from './enrollment.policy.ts';
import { REFUSALS } from './enrollment.rules.ts';

/**
 * The payment that an enrollment awaited has come: it takes its seat. Again changes nothing.
 * @throws NotFound, Forbidden, Conflict where it awaits no payment, Conflict with COHORT_FULL where no seat is left
 */
export async function markPaid(context: Context, id: string): Promise<void> {
  const { viewer } = context;
  await context.transaction(async (em, afterCommit) => {
    const known = await em.findOne(Enrollment, { id }, { disableIdentityMap: true });
    if (!known) throw NotFound('Enrollment');
    if (!enrollmentPolicy.markPaid(viewer, { institutionId: known.institution.id })) throw Forbidden();
    // The cohort first, as whoever changes places locks it; what the enrollment is by then decides.
    const cohort = await em.findOne(
      Cohort,
      { id: known.cohort.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const enrollment = await em.findOneOrFail(Enrollment, { id }, { refresh: true });
    if (!cohort) throw NotFound('Enrollment');
    if (HAS_SEAT.includes(enrollment.status)) return;
    if (enrollment.status !== EnrollmentStatus.PENDING || cohort.deletedAt)
      throw Conflict(REFUSALS.notPending);
    if (cohort.studentCount >= cohort.capacity) throw Conflict(REFUSALS.noSeatLeft, ErrorCode.COHORT_FULL);
    enrollment.status = EnrollmentStatus.ACTIVE;
    cohort.studentCount++;
    const institutionId = cohort.institution.id;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'enrollment.paid', institutionId, ids: [id] }, transaction);
    afterCommit(() => announceCohort(context, cohort));
  });
}

const HAS_SEAT: readonly EnrollmentStatus[] = [EnrollmentStatus.ACTIVE, EnrollmentStatus.COMPLETED];
