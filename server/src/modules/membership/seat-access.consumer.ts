import { announce } from '#modules/account/session.service';
import type { EventConsumer } from '#platform/domain-event/consumer';
import { systemViewer } from '#kernel/viewer';

/** The given enrollments' members whose access is by seat. */
const MEMBERS = `
  select json_build_object('ids', json_agg(m.id), 'accountIds', json_agg(m.account_id))::text
  from enrollment e
  join membership m on m.institution_id = e.institution_id and m.id = e.membership_id and m.access = 'seat'
  where e.institution_id = $1 and e.id = any($2::uuid[]) having count(*) > 0`;

/** Sessions of members, which are of no tenant. */
const SESSIONS = `
  select coalesce(json_agg(s.id), '[]')::text from session s
  where s.account_id = any($1::uuid[]) and s.membership_id = any($2::uuid[]) and s.revoked_at is null and s.expires_at > now()`;

/**
 * Re-checks sessions and sockets of a membership by seat when one of its seats ends. Each read is decided by
 * the seats themselves; this ends the session's access to the institution.
 */
export const seatAccessConsumer: EventConsumer = {
  announce: async (services, { type, institutionId, ids }) => {
    if (type !== 'enrollment.cancelled') return;
    const viewer = systemViewer(institutionId);
    const [members] = await services.runStatements(viewer, [
      { name: 'members_by_seat', text: MEMBERS, values: [institutionId, ids] },
    ]);
    if (!members) return;
    const found = JSON.parse(members) as { ids: string[]; accountIds: string[] };
    const [sessions] = await services.runStatements(viewer, [
      { name: 'sessions_of_seats', text: SESSIONS, values: [found.accountIds, found.ids] },
    ]);
    await announce(services, JSON.parse(sessions ?? '[]') as string[]);
  },
};
