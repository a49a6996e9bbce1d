import type { EntityManager } from '@mikro-orm/postgresql';
import { decimalOf } from '#kernel/money.rules';
import { v7 as uuidv7 } from 'uuid';
import { announceCohort } from '#modules/cohort/cohort.events';
import { countPlanSeats } from '#modules/price-plan/price-plan.service';
import type { Discount } from '#modules/coupon/redeem-coupon.service';
import { openOrders } from '#modules/order/order-lifecycle.service';
import { countFreeSeats, hasEnded, isPastDeadline } from '#modules/cohort/enrolling.rules';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { Conflict, ErrorCode, NotFound, Unauthenticated } from '#kernel/errors';
import { assertCanEnter } from '#modules/account/institution-rules.service';
import { Institution } from '#modules/institution/institution.entity';
import { joinAsStudent } from '#modules/membership/join.service';
import { Role } from '#kernel/role';
import { paymentProvider } from '#platform/payments/payment-provider';
import { canReadCohort } from './can-read-cohort.service.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';
import { REFUSALS } from './enrollment.rules.ts';
import { institutionOfPublicCohort } from './public-cohort.service.ts';
import { lockSeat, type Seat } from './seat.service.ts';
import { statusIsLive } from './enrollment-status.sql.ts';
import { isSeatFree } from './waitlist.service.ts';

/** An enrollment after a write. A guest's belongs to another institution than the session. */
export interface Written {
  id: string;
  isGuest: boolean;
}

/** Finds the discount for a seat, and holds it until the transaction ends. */
type Redeem = (em: EntityManager, seat: Seat) => Promise<Discount>;

export interface EnrollRequest {
  cohortId: string;
  /** Joins the waitlist instead of failing when no seat is free. */
  waitlistIfFull: boolean;
  /** Plan of the cohort. Without one the first applies. */
  planId?: string | null | undefined;
  /** Finds the discount of the code that the viewer gave, for a free seat of the locked cohort. */
  redeem?: Redeem;
  /** Runs in the transaction with the new or current enrollment. */
  also?: (transaction: Transaction, enrollment: { id: string; isNew: boolean }) => Promise<void>;
}

/**
 * General path: enrolls the viewer in a cohort or adds them to its waitlist. Idempotent: a live enrollment is kept. The
 * cohort's row is locked, so that enrollments are decided one after the other.
 * @throws NotFound, Conflict, Conflict with COHORT_FULL or DEADLINE_PASSED, AddressNotAllowed for an outsider who could not
 * enter the institution
 */
export async function enroll(context: Context, request: EnrollRequest): Promise<Written> {
  const { viewer } = context;
  if (viewer.institutionId) {
    const id = await enrollIn(context, request);
    if (id) return { id, isGuest: false };
  }
  const institutionId = await institutionOfPublicCohort(context, request.cohortId);
  if (!institutionId) throw NotFound('Cohort');
  assertCanEnter(context, viewer, await context.services.orm.em.fork().findOne(Institution, institutionId));
  const id = await enrollIn(context.as({ ...viewer, institutionId }), request, { isGuest: true });
  if (!id) throw NotFound('Cohort');
  return { id, isGuest: true };
}

/** Enrolls in a cohort of the context's institution. Returns null if none exists that the viewer can read. */
function enrollIn(
  context: Context,
  { cohortId, waitlistIfFull, planId, redeem, also }: EnrollRequest,
  { isGuest = false } = {},
): Promise<string | null> {
  const { accountId, institutionId } = context.viewer;
  if (!accountId || !institutionId) throw Unauthenticated();
  return context.transaction(async (em, afterCommit) => {
    const seat = await lockSeat(em, { institutionId, cohortId, accountId, planId });
    if (!seat || !canReadCohort(context, seat, isGuest)) return null;
    const live = seat.member ? await liveEnrollment(em, seat, accountId) : null;
    const transaction = { em, context, afterCommit };
    if (!live) assertOpen(seat);
    const id = live ?? (await takePlace(transaction, seat, { accountId, waitlistIfFull, redeem }));
    await also?.(transaction, { id, isNew: live === null });
    return id;
  });
}

interface Placing {
  accountId: string;
  waitlistIfFull: boolean;
  redeem?: Redeem | undefined;
}

/**
 * Gives an account without a live enrollment a seat of a locked cohort or a place on its waitlist. Returns the ID of the
 * enrollment.
 * @throws Conflict with COHORT_FULL
 */
export async function takePlace(
  transaction: Transaction,
  seat: Seat,
  { accountId, waitlistIfFull, redeem }: Placing,
): Promise<string> {
  const { em, context, afterCommit } = transaction;
  const institutionId = seat.institution.id;
  const isFree = await isSeatFree(em, seat);
  if (!isFree && !waitlistIfFull) {
    const isPlanFull = seat.plan?.isFull && countFreeSeats(seat) > 0;
    throw Conflict(isPlanFull ? REFUSALS.planFull : REFUSALS.full, ErrorCode.COHORT_FULL);
  }
  const discount = isFree && redeem ? await redeem(em, seat) : null;
  const price = seat.price - (discount?.amount ?? 0);
  const memberId = await joinAsStudent(em, { accountId, institutionId });
  const id = uuidv7();
  const status = isFree ? statusOfSeat(context, id, price) : EnrollmentStatus.WAITLISTED;
  await place(em, { ...seat, price }, { id, memberId, accountId, status });
  const type = isFree ? 'enrollment.created' : 'enrollment.waitlisted';
  await publish({ type, institutionId, ids: [id] }, transaction);
  if (isFree && seat.price > 0) await openOrders(transaction, institutionId, [id], { discount });
  afterCommit(() => announceCohort(context, seat));
  return id;
}

function assertOpen(seat: Seat): void {
  if (!seat.isPublished) throw Conflict(REFUSALS.unpublished);
  if (seat.member && (seat.member.isOwner || seat.member.role !== Role.STUDENT))
    throw Conflict(REFUSALS.staff);
  if (hasEnded(seat)) throw Conflict(REFUSALS.ended, ErrorCode.DEADLINE_PASSED);
  if (isPastDeadline(seat)) throw Conflict(REFUSALS.deadline, ErrorCode.DEADLINE_PASSED);
  if (seat.isPlanGone) throw Conflict(REFUSALS.planGone);
}

/** Returns the state of an enrollment that gets a free seat: the seat is held until it is paid for. */
export function statusOfSeat({ services }: Context, enrollmentId: string, price: number): EnrollmentStatus {
  if (price === 0) return EnrollmentStatus.ACTIVE;
  const payment = paymentProvider(services.config).begin({ enrollmentId, amount: price });
  return payment === 'paid' ? EnrollmentStatus.ACTIVE : EnrollmentStatus.PENDING;
}

/** Returns the ID of the account's live enrollment in a locked cohort, or null. */
export async function liveEnrollment(
  em: EntityManager,
  seat: Seat,
  accountId: string,
): Promise<string | null> {
  const [row] = await em.execute<{ id: string }[]>(
    `select id from enrollment
     where institution_id = ? and cohort_id = ? and account_id = ?
       and ${statusIsLive('status')}`,
    [seat.institution.id, seat.id, accountId],
  );
  return row?.id ?? null;
}

interface Place {
  id: string;
  memberId: string;
  accountId: string;
  status: EnrollmentStatus;
  /** Enrollment from which the student is moved. */
  movedFromId?: string;
}

/** Writes the enrollment and the cohort's counters in one statement, and the counter of its plan. */
export async function place(
  em: EntityManager,
  seat: Seat,
  { id, memberId, accountId, status, movedFromId }: Place,
): Promise<void> {
  await em.execute(
    `with placed as (
       insert into enrollment
         (institution_id, id, cohort_id, membership_id, account_id, plan_id, status, price, created_at, enrolled_at, moved_from_id)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning cohort_id)
     update cohort set student_count = student_count + ?, held_count = held_count + ?, waitlist_count = waitlist_count + ?
     where institution_id = ? and id = (select cohort_id from placed)`,
    [
      seat.institution.id,
      id,
      seat.id,
      memberId,
      accountId,
      seat.plan?.id ?? null,
      status,
      decimalOf(seat.price),
      seat.lockedAt,
      seat.lockedAt,
      movedFromId ?? null,
      status === EnrollmentStatus.ACTIVE ? 1 : 0,
      status === EnrollmentStatus.PENDING ? 1 : 0,
      status === EnrollmentStatus.WAITLISTED ? 1 : 0,
      seat.institution.id,
    ],
  );
  if (status !== EnrollmentStatus.WAITLISTED) await countPlanSeats(em, seat.institution.id, seat.plan?.id, 1);
}
