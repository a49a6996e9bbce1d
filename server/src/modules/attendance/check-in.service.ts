import { randomInt, timingSafeEqual } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { assertMember } from '#kernel/authorize';
import { Conflict, Invalid, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { MINUTE } from '#kernel/duration.rules';
import { Cohort } from '#modules/cohort/cohort.entity';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { AttendanceStatus } from './attendance.enums.ts';
import {
  CANCELLED,
  CODE_LENGTH,
  EARLIEST_CHECK_IN,
  NOT_OPEN,
  TOO_EARLY,
  WRONG_CODE,
} from './attendance.rules.ts';
import { announceSessions } from './attendance.events.ts';
import { changeSession, type SessionIds } from './change-session.service.ts';
import type { CheckInInput, OpenCheckInInput } from './check-in.input.ts';
import { countTry, refundTry } from './check-in.limits.ts';
import { CohortSession } from './cohort-session.entity.ts';

/**
 * Opens the check-in of a session with a new code, which replaces that of an open one.
 * @throws NotFound, Forbidden, Conflict when the session is cancelled or more than an hour ahead
 */
export const openCheckIn = (
  context: Context,
  { id, minutes, lateAfterMinutes }: OpenCheckInInput,
): Promise<SessionIds> =>
  changeSession(context, id, ({ transaction, cohort, session }) => {
    const now = Date.now();
    if (session.cancelledAt) throw Conflict(CANCELLED);
    if (session.date.getTime() - EARLIEST_CHECK_IN * MINUTE > now) throw Conflict(TOO_EARLY);
    session.checkInCode = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    session.checkInClosesAt = new Date(now + minutes * MINUTE);
    session.checkInLateAt =
      typeof lateAfterMinutes === 'number'
        ? new Date(session.date.getTime() + lateAfterMinutes * MINUTE)
        : null;
    transaction.afterCommit(() => announceSessions(context, cohort, id));
    return Promise.resolve({ sessionId: id, id: cohort.id });
  });

/** Closes the check-in of a session. Idempotent. @throws NotFound, Forbidden */
export const closeCheckIn = (context: Context, id: string): Promise<SessionIds> =>
  changeSession(context, id, ({ transaction, cohort, session }) => {
    const now = new Date();
    session.checkInCode = null;
    if (session.checkInClosesAt && session.checkInClosesAt > now) session.checkInClosesAt = now;
    transaction.afterCommit(() => announceSessions(context, cohort, id));
    return Promise.resolve({ sessionId: id, id: cohort.id });
  });

/**
 * Records that the viewer is present. What is recorded already stays. The cohort's row is locked like a shared resource:
 * students check in at once, but none while a teacher takes attendance, or while a seat is given up.
 * @throws NotFound without a seat in the cohort, Conflict when it is not open, Invalid for a wrong code, TooMany
 */
export async function checkIn(context: Context, { id, code }: CheckInInput): Promise<SessionIds> {
  const { viewer, services } = context;
  assertMember(viewer, () => NotFound(NOUN));
  const em = services.orm.em.fork();
  const ids = await context.transaction(async (reading) => {
    const session = await loadOpenSession(reading, viewer, id);
    return { sessionId: id, id: session.cohort.id };
  });
  await countTry(em, viewer, id);
  await context.transaction(async (writing, afterCommit) => {
    const cohort = await writing.findOne(
      Cohort,
      { id: ids.id, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_READ },
    );
    if (!cohort) throw NotFound(NOUN);
    const session = await loadOpenSession(writing, viewer, id);
    if (!isSame(session.checkInCode!, code)) throw Invalid([{ field: 'code', message: WRONG_CODE }]);
    if (!(await record(writing, viewer, session))) return;
    const event = { institutionId: viewer.institutionId, ids: [id] };
    await publish({ type: 'attendance.marked', ...event }, { em: writing, context, afterCommit });
    afterCommit(() => announceSessions(context, cohort, id));
  });
  await refundTry(em, viewer, id);
  return ids;
}

const NOUN = 'Session';

/** Returns a session whose check-in is open for a student with a seat. @throws NotFound, Conflict */
async function loadOpenSession(em: EntityManager, viewer: MemberViewer, id: string): Promise<CohortSession> {
  const session = await em.findOne(CohortSession, { id }, { refresh: true });
  if (!session || !(await hasSeat(em, viewer, session.cohort.id))) throw NotFound(NOUN);
  if (session.cancelledAt) throw Conflict(CANCELLED);
  const { checkInCode, checkInClosesAt } = session;
  if (!checkInCode || !checkInClosesAt || checkInClosesAt <= new Date()) throw Conflict(NOT_OPEN);
  return session;
}

async function hasSeat(
  em: EntityManager,
  { institutionId, membershipId }: MemberViewer,
  cohortId: string,
): Promise<boolean> {
  const [seat] = await em.execute<unknown[]>(
    `select from enrollment e join cohort c on c.institution_id = e.institution_id and c.id = e.cohort_id and c.deleted_at is null
     where e.institution_id = ? and e.cohort_id = ? and e.membership_id = ? and ${statusHasSeat('e.status')}`,
    [institutionId, cohortId, membershipId],
  );
  return seat !== undefined;
}

const isSame = (known: string, given: string) => timingSafeEqual(Buffer.from(known), Buffer.from(given));

/** Records the presence of a student unless something is recorded. Returns whether it was. */
async function record(
  em: EntityManager,
  { institutionId, membershipId }: MemberViewer,
  { id, checkInLateAt }: CohortSession,
): Promise<boolean> {
  const now = new Date();
  const isLate = Boolean(checkInLateAt && now >= checkInLateAt);
  const rows = await em.execute<unknown[]>(
    `insert into attendance (institution_id, id, created_at, session_id, membership_id, status) values (?, ?, ?, ?, ?, ?)
     on conflict (institution_id, session_id, membership_id) do nothing returning id`,
    [
      institutionId,
      uuidv7(),
      now,
      id,
      membershipId,
      isLate ? AttendanceStatus.LATE : AttendanceStatus.PRESENT,
    ],
  );
  return rows.length > 0;
}
