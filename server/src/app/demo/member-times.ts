import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Sets when members joined to the time of their entry in the audit log, and when they were seen last to some time from an
 * hour to two weeks ago, but not before they did anything. Otherwise all would have joined, and been seen, at the start.
 */
export async function dateMemberships(em: EntityManager, institutionId: string): Promise<void> {
  await em.execute(JOINED, [institutionId]);
  await em.execute(SEEN, [institutionId, institutionId]);
}

const JOINED = `
  update membership m set created_at = e.created_at
  from audit_entry e
  where m.institution_id = ? and e.institution_id = m.institution_id
    and e.noun = 'membership' and e.action = 'created' and e.row_id = m.id`;

/** Hours since members were seen last, in turn. */
const HOURS = [1, 3, 20, 2, 26, 5, 47, 4, 75, 9, 150, 22, 310];

const SEEN = `
  update membership m set last_used_at = greatest(m.created_at, acted.at,
    now() - (array[${HOURS.join()}])[1 + p.n % ${HOURS.length}] * interval '1 hour' - p.n * interval '7 minutes')
  from (select id, row_number() over (order by created_at, id)::int as n from membership where institution_id = ?) p
  left join lateral (
    select max(e.created_at) as at from audit_entry e
    where coalesce(e.after ->> 'membership_id', e.after ->> 'student_id', e.after ->> 'author_id') = p.id::text
  ) acted on true
  where m.institution_id = ? and m.id = p.id`;
