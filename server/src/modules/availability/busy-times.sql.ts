import { sql } from 'kysely';
import { BUSY_EVENT } from '#modules/event/event-status.sql';
import type { Sql } from '#platform/read/declarations';

/** Hours for which a session without an end keeps its teachers busy. */
const SESSION_HOURS = 1;

/**
 * Returns SQL that selects the times at which a member is busy now or later, as `starts_at` and `ends_at`: events that the member
 * presents, and sessions of cohorts that the member created or teaches.
 */
export const busyTimes = (institution: Sql, member: Sql): Sql => sql`
  select b.starts_at, b.ends_at from event b
  where b.institution_id = ${institution} and b.presenter_id = ${member} and ${sql.raw(BUSY_EVENT)}
  union all
  select s.date, coalesce(s.ends_at, s.date + interval '${sql.raw(String(SESSION_HOURS))} hours')
  from cohort c join cohort_session s on s.institution_id = c.institution_id and s.cohort_id = c.id
  where c.institution_id = ${institution} and c.deleted_at is null and c.published_at is not null
    and c.id = any(array(
      select own.id from cohort own where own.institution_id = ${institution} and own.created_by_id = ${member}
      union all
      select ci.cohort_id from cohort_instructor ci where ci.institution_id = ${institution} and ci.membership_id = ${member}))
    and s.cancelled_at is null and s.date > now() - interval '1 day'`;
