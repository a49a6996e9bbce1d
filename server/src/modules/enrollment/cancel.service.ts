import { type EntityManager, LockMode, QueryOrder } from '@mikro-orm/postgresql';
import { consume, type Limit } from '#platform/limits/attempts';
import { announceCohort } from '#modules/cohort/cohort.events';
import { Cohort } from '#modules/cohort/cohort.entity';
import { closeOrder } from '#modules/order/order-lifecycle.service';
import { countPlanSeats } from '#modules/price-plan/price-plan.service';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { Conflict, NotFound } from '#kernel/errors';
import { EnrollmentStatus, LIVE_STATUSES } from './enrollment.enums.ts';
import { Enrollment } from './enrollment.entity.ts';
import type { Written } from './enrollment.service.ts';
import { REFUSALS } from './enrollment.rules.ts';
import { institutionOfPublicCohort } from './public-cohort.service.ts';
import { promoteWaiting } from './waitlist.service.ts';

/**
 * Rate limit of cancellations per account: a loop of enrolling and cancelling would mail the student and the
 * staff each time.
 */
const CANCELLATIONS: Limit = {
  name: 'cancellations',
  max: 10,
  seconds: 60 * 60,
  message: 'You’ve cancelled too many enrollments. Try again in an hour.',
};

/**
 * Cancels the viewer's enrollment or place on the waitlist; the first of the waitlist gets a freed seat.
 * Idempotent.
 * @throws NotFound when the viewer never enrolled, Conflict when the cohort is completed, TooMany
 */
export async function cancelEnrollment(context: Context, cohortId: string): Promise<Written> {
  const { viewer } = context;
  if (viewer.institutionId) {
    const id = await cancelIn(context, cohortId);
    if (id) return { id, isGuest: false };
  }
  const institutionId = await institutionOfPublicCohort(context, cohortId);
  const id = institutionId && (await cancelIn(context.as({ ...viewer, institutionId }), cohortId));
  if (!id) throw NotFound('Enrollment');
  return { id, isGuest: true };
}

function cancelIn(context: Context, cohortId: string): Promise<string | null> {
  return context.transaction(async (em, afterCommit) => {
    const cohort = await em.findOne(
      Cohort,
      { id: cohortId, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const enrollment = cohort && (await latestEnrollment(em, cohort, context.viewer.accountId!));
    if (!enrollment) return null;
    if (enrollment.status === EnrollmentStatus.COMPLETED) throw Conflict(REFUSALS.completed);
    if (!(LIVE_STATUSES as readonly string[]).includes(enrollment.status)) return enrollment.id;
    await consume(em, CANCELLATIONS, context.viewer.accountId!);
    await releaseSeat({ em, context, afterCommit }, cohort, enrollment);
    return enrollment.id;
  });
}

/**
 * Cancels a live enrollment of a locked cohort and gives the freed seat to the first of the waitlist. A payment is refunded
 * before the start of the cohort; later, staff decide.
 */
export async function releaseSeat(
  transaction: Transaction,
  cohort: Cohort,
  enrollment: Enrollment,
  status = EnrollmentStatus.CANCELLED,
): Promise<void> {
  if (enrollment.status === EnrollmentStatus.ACTIVE) cohort.studentCount--;
  if (enrollment.status === EnrollmentStatus.PENDING) cohort.heldCount--;
  if (enrollment.status === EnrollmentStatus.WAITLISTED) cohort.waitlistCount--;
  else await countPlanSeats(transaction.em, cohort.institution.id, enrollment.plan?.id, -1);
  enrollment.status = status;
  const institutionId = cohort.institution.id;
  await publish({ type: 'enrollment.cancelled', institutionId, ids: [enrollment.id] }, transaction);
  const hasStarted = cohort.startDate <= new Date();
  await closeOrder(transaction, institutionId, enrollment.id, !hasStarted); // a coupon may have made the seat free
  await promoteWaiting(transaction, cohort);
  transaction.afterCommit(() => announceCohort(transaction.context, cohort));
}

const latestEnrollment = (em: EntityManager, cohort: Cohort, accountId: string) =>
  em.findOne(
    Enrollment,
    { cohort: [cohort.institution.id, cohort.id] as never, accountId },
    { orderBy: { enrolledAt: QueryOrder.DESC, id: QueryOrder.DESC } },
  );
