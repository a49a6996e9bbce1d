import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict, Invalid } from '#kernel/errors';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { Membership } from '#modules/membership/membership.entity';
import { arrayOf } from '#platform/database/array';
import { referTo } from '#platform/database/references';
import type { Context } from '#platform/request/context';
import { Attendance } from './attendance.entity.ts';
import type { MarkAttendanceInput } from './attendance.input.ts';
import { CANCELLED, NO_SEAT } from './attendance.rules.ts';
import { announceSession, changeSession, type SessionIds } from './change-session.service.ts';
import { CohortSession } from './cohort-session.entity.ts';

/**
 * Records the attendance of students at a session, changes it, or removes it.
 * @throws NotFound, Forbidden, Invalid for people without a seat in the cohort, Conflict when it is cancelled
 */
export async function markAttendance(
  context: Context,
  { id: sessionId, entries }: MarkAttendanceInput,
): Promise<SessionIds> {
  return changeSession(context, sessionId, async ({ transaction, cohort, session }) => {
    const { em } = transaction;
    if (session.cancelledAt) throw Conflict(CANCELLED);
    const { institution, id } = cohort;
    const ids = entries.map(({ membershipId }) => membershipId);
    await assertSeats(em, { institutionId: institution.id, cohortId: id }, ids);
    const marked = await em.find(Attendance, {
      session: [institution.id, sessionId],
      member: { id: { $in: ids } },
    } as never);
    const known = new Map(marked.map((attendance) => [attendance.member.id, attendance]));
    for (const { membershipId, status, note } of entries) {
      const former = known.get(membershipId);
      if (!status) {
        if (former) em.remove(former);
        continue;
      }
      const attendance =
        former ??
        em.create(Attendance, {
          institution: session.institution,
          session: referTo(em, CohortSession, institution.id, sessionId),
          member: referTo(em, Membership, institution.id, membershipId),
        } as never);
      attendance.status = status;
      attendance.note = note ?? '';
    }
    await announceSession(transaction, 'attendance.marked', cohort, sessionId);
    return { sessionId, id };
  });
}

async function assertSeats(
  em: EntityManager,
  { institutionId, cohortId }: { institutionId: string; cohortId: string },
  ids: string[],
): Promise<void> {
  const seated = await em.execute<unknown[]>(
    `select from enrollment e where e.institution_id = ? and e.cohort_id = ? and e.membership_id = any(?::uuid[])
     and ${statusHasSeat('e.status')}`,
    [institutionId, cohortId, arrayOf(ids)],
  );
  if (seated.length < ids.length) throw Invalid([{ field: 'entries', message: NO_SEAT }]);
}
