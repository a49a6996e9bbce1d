import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { assertMember, authorize } from '#kernel/authorize';
import { Conflict, ErrorCode, NotFound } from '#kernel/errors';
import { announceCohort } from '#modules/cohort/cohort.events';
import { Cohort } from '#modules/cohort/cohort.entity';
import { hasEnded } from '#modules/cohort/enrolling.rules';
import { moveOrder, openOrders } from '#modules/order/order-lifecycle.service';
import { arrayOf } from '#platform/database/array';
import { idOf } from '#platform/database/identities';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { releaseSeat } from './cancel.service.ts';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentStatus, isOpen } from './enrollment.enums.ts';
import type { MoveEnrollmentInput } from './enrollment.input.ts';
import { enrollmentPolicy } from './enrollment.policy.ts';
import { REFUSALS } from './enrollment.rules.ts';
import { liveEnrollment, place, statusOfSeat } from './enrollment.service.ts';
import { lockSeat, type Seat } from './seat.service.ts';
import { isSeatFree } from './waitlist.service.ts';

/**
 * Moves a student to another cohort: a new enrollment there has the payment and the completed lessons of the former one, which
 * is cancelled and gives its seat to the waitlist. Idempotent. Returns the ID of the new enrollment.
 * @throws NotFound, Forbidden, Conflict, Conflict with COHORT_FULL or DEADLINE_PASSED
 */
export async function moveEnrollment(
  context: Context,
  { id, cohortId }: MoveEnrollmentInput,
): Promise<string> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Enrollment'));
  const { institutionId } = viewer;
  return context.transaction(async (em, afterCommit) => {
    const transaction = { em, context, afterCommit };
    const known = await em.findOne(Enrollment, { id }, { disableIdentityMap: true });
    if (!known) throw NotFound('Enrollment');
    authorize(viewer, enrollmentPolicy.move, { institutionId: known.institution.id });
    const { accountId } = known;
    await lockBoth(em, institutionId, [known.cohort.id, cohortId]);
    const [from, seat] = [
      await em.findOne(Cohort, { id: known.cohort.id }),
      await lockSeat(em, { institutionId, cohortId, accountId }),
    ];
    if (!from || !seat) throw NotFound('Cohort');
    if (from.id === seat.id) return id;
    const enrollment = await em.findOneOrFail(Enrollment, { id }, { refresh: true });
    const live = await liveEnrollment(em, seat, accountId);
    if (live && (await wasMoved(em, institutionId, { id: live, from: id }))) return live;
    if (live) throw Conflict(REFUSALS.alreadyThere);
    const movedId = uuidv7();
    const isFree = await isSeatFree(em, seat);
    const status = statusIn(context, { seat, isFree }, enrollment, movedId);
    const price = enrollment.status === EnrollmentStatus.ACTIVE ? enrollment.price : seat.price;
    const memberId = enrollment.student.id;
    await place(em, { ...seat, price }, { id: movedId, memberId, accountId, status, movedFromId: id });
    await copyCompletions(em, institutionId, { from: id, to: movedId });
    const type = status === EnrollmentStatus.WAITLISTED ? 'enrollment.waitlisted' : 'enrollment.created';
    await moveOrder(transaction, institutionId, { from: id, to: movedId });
    await releaseSeat(transaction, from, enrollment);
    await publish({ type, institutionId, ids: [movedId] }, transaction);
    await openOrders(transaction, institutionId, price > 0 ? [movedId] : []);
    afterCommit(() => announceCohort(context, seat));
    return movedId;
  });
}

/** Locks two cohorts in the order of their IDs, so that two moves in opposite directions do not wait for each other. */
const lockBoth = (em: EntityManager, institutionId: string, ids: string[]): Promise<unknown> =>
  em.execute('select 1 from cohort where institution_id = ? and id = any(?::uuid[]) order by id for update', [
    institutionId,
    arrayOf(ids),
  ]);

/**
 * Returns the status that an enrollment gets in a locked cohort. A paid seat stays paid, also at another price. A seat never
 * becomes a place on a waitlist.
 */
function statusIn(
  context: Context,
  { seat, isFree }: { seat: Seat; isFree: boolean },
  { status }: Enrollment,
  movedId: string,
): EnrollmentStatus {
  if (status === EnrollmentStatus.COMPLETED) throw Conflict(REFUSALS.studentCompleted);
  if (!isOpen(status)) throw Conflict(REFUSALS.notMovable);
  if (!seat.isPublished) throw Conflict(REFUSALS.unpublished);
  if (hasEnded(seat)) throw Conflict(REFUSALS.ended, ErrorCode.DEADLINE_PASSED);
  if (status === EnrollmentStatus.WAITLISTED && !isFree) return EnrollmentStatus.WAITLISTED;
  if (!isFree) throw Conflict(REFUSALS.full, ErrorCode.COHORT_FULL);
  if (status === EnrollmentStatus.ACTIVE) return EnrollmentStatus.ACTIVE;
  return statusOfSeat(context, movedId, seat.price);
}

/** Returns whether an enrollment is the result of a move. */
async function wasMoved(
  em: EntityManager,
  institutionId: string,
  { id, from }: { id: string; from: string },
): Promise<boolean> {
  const rows = await em.execute(
    'select 1 from enrollment where institution_id = ? and id = ? and moved_from_id = ?',
    [institutionId, id, from],
  );
  return rows.length > 0;
}

/** Copies the completed lessons, of which the progress counts those of the new cohort. */
const copyCompletions = (
  em: EntityManager,
  institutionId: string,
  { from, to }: { from: string; to: string },
): Promise<unknown> =>
  em.execute(
    `insert into enrollment_completion (institution_id, id, created_at, enrollment_id, lesson_id, membership_id)
     select institution_id, ${idOf('?', 'id::text')}, created_at, ?, lesson_id, membership_id
     from enrollment_completion where institution_id = ? and enrollment_id = ?`,
    [to, to, institutionId, from],
  );
