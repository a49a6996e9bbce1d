import { announce } from '#modules/account/session.service';
import type { EventConsumer } from '#platform/domain-event/consumer';
import { systemViewer } from '#kernel/viewer';

/** Sessions of the given enrollments' members whose access is by seat. */
const SESSIONS = `
  select coalesce(json_agg(s.id), '[]')::text
  from enrollment e
  join membership m on m.institution_id = e.institution_id and m.id = e.membership_id and m.access = 'seat'
  join session s on s.account_id = m.account_id and s.membership_id = m.id and s.revoked_at is null and s.expires_at > now()
  where e.institution_id = $1 and e.id = any($2::uuid[])`;

/**
 * Re-checks sessions and sockets of a membership by seat when one of its seats ends. Each read is decided by
 * the seats themselves; this ends the session's access to the institution.
 */
export const seatAccessConsumer: EventConsumer = {
  announce: async (services, { type, institutionId, ids }) => {
    if (type !== 'enrollment.cancelled') return;
    const [sessions] = await services.runStatements(systemViewer(institutionId), [
      { name: 'sessions_of_seats', text: SESSIONS, values: [institutionId, ids] },
    ]);
    await announce(services, JSON.parse(sessions ?? '[]') as string[]);
  },
};
