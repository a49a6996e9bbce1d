import { announce } from '#modules/account/session.service';
import type { EventConsumer } from '#platform/domain-event/consumer';
import { systemViewer } from '#kernel/viewer';

/** Sessions of the people of given enrollments whose membership reaches as far as their seats. */
const SESSIONS = `
  select coalesce(json_agg(s.id), '[]')::text
  from enrollment e
  join membership m on m.institution_id = e.institution_id and m.id = e.membership_id and m.access = 'seat'
  join session s on s.account_id = m.account_id and s.membership_id = m.id and s.revoked_at is null and s.expires_at > now()
  where e.institution_id = $1 and e.id = any($2::uuid[])`;

/**
 * Makes sessions and sockets look again at what a membership by seat gives, once one of its seats has ended. What they
 * read is decided by the seats themselves in each read; this ends the session's place in the institution.
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
