import type { EntityManager } from '@mikro-orm/postgresql';
import { IDLE_SINCE_DAYS, idleStudents } from './accounts.ts';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';

/**
 * Students with a seat learned on most days of the last four weeks. The first one, who is a demo account, did so on each of
 * the last six days.
 */
const DAYS = `
  insert into learning_day (institution_id, id, created_at, membership_id, day, time_zone, seconds, lessons)
  select m.institution_id, uuidv7(), now() - d.ago * interval '1 day', m.id, (now() at time zone 'UTC')::date - d.ago, 'UTC',
    900 + (m.n * 1130 + d.ago * 1710)::int % 4500, (m.n + d.ago)::int % 3
  from (
    select e.institution_id, e.membership_id as id, row_number() over (order by e.membership_id) as n
    from enrollment e where ${statusHasSeat('e.status')} group by e.institution_id, e.membership_id
  ) m cross join generate_series(0, 27) d (ago)
  join membership s on s.institution_id = m.institution_id and s.id = m.id
  where (s.contact_email <> all(?::text[]) or d.ago > ?) and case when m.n = 1 then d.ago <> 6 else (m.n * 7 + d.ago * 3) % 5 < 3 end`;

/** Seeds the days on which students learned. */
export async function seedLearning(em: EntityManager): Promise<void> {
  await em.execute(DAYS, [`{${idleStudents().join()}}`, IDLE_SINCE_DAYS]);
}
