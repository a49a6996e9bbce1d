import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';

/** A member, as SQL. */
interface MemberColumns {
  institution: string;
  id: string;
}

/** Returns SQL: the member's time zone, that of the latest day on which the member learned. */
const zoneOf = ({ institution, id }: MemberColumns): string =>
  `coalesce((select z.time_zone from learning_day z where z.institution_id = ${institution} and z.membership_id = ${id} order by z.day desc limit 1), 'UTC')`;

/**
 * Returns a statement that adds rows to a count of the days of their members.
 * @param rows of `institution_id`, `id`, `created_at` and `membership_id`
 * @param institution SQL of the institution: a parameter, which is named once, before the rows
 */
export const countOnDay = (column: 'lessons' | 'tasks', rows: string, institution: string): string => `
  insert into learning_day as d (institution_id, id, created_at, membership_id, day, time_zone, ${column})
  select n.institution_id, n.id, n.created_at, n.membership_id, (n.created_at at time zone n.zone)::date, n.zone, n.number
  from (
    select r.institution_id, min(r.id::text)::uuid as id, min(r.created_at) as created_at, r.membership_id, count(*)::int as number,
      ${zoneOf({ institution, id: 'r.membership_id' })} as zone
    from (${rows}) r group by r.institution_id, r.membership_id order by r.membership_id
  ) n
  on conflict (institution_id, membership_id, day) do update set ${column} = d.${column} + excluded.${column}`;

/**
 * Returns a statement that takes completed lessons out of the days again on which they were counted.
 * @param institution SQL of the institution: a parameter, which is named once, after the rows
 */
export const uncountLessons = (rows: string, institution: string): string => `
  update learning_day d set lessons = d.lessons - 1 from (${rows}) r
  where d.institution_id = ${institution} and d.membership_id = r.membership_id
    and d.day = (r.created_at at time zone d.time_zone)::date and d.lessons > 0`;

/** Number of days that the list of days has. */
export const SHOWN_DAYS = 28;

/** Returns SQL: a row with today's date in the time zone of a member, to select from or as a value. */
export const today = (institutionId: Sql, memberId: Sql): Sql =>
  sql`(select (now() at time zone coalesce((select z.time_zone from learning_day z where z.institution_id = ${institutionId} and z.membership_id = ${memberId} order by z.day desc limit 1), 'UTC'))::date as today)`;

/** Returns SQL: the seconds that a member learned this week, which starts on Sunday. */
export const secondsThisWeek = (institutionId: Sql, memberId: Sql): Sql =>
  sql`(select coalesce(sum(d.seconds), 0)::int from ${today(institutionId, memberId)} t join learning_day d on d.day > t.today - 1 - extract(dow from t.today)::int where d.institution_id = ${institutionId} and d.membership_id = ${memberId})`;

/** Returns SQL: the seconds that a member learned on all days. */
export const learnedSeconds = (institutionId: Sql, memberId: Sql): Sql =>
  sql`(select coalesce(sum(d.seconds), 0)::int from learning_day d where d.institution_id = ${institutionId} and d.membership_id = ${memberId})`;

/** SQL condition: the member learned on the day `d`. */
const HAS_LEARNED = sql`d.seconds + d.lessons + d.tasks > 0`;

/** Returns SQL: the number of days in a row on which a member learned, until today or yesterday. */
export const streakDays = (institutionId: Sql, memberId: Sql): Sql =>
  sql`(select count(*)::int from ${today(institutionId, memberId)} t join (
    select d.day, d.day + (row_number() over (order by d.day desc))::int as after, max(d.day) over () as latest
    from learning_day d where d.institution_id = ${institutionId} and d.membership_id = ${memberId} and ${HAS_LEARNED}
  ) s on s.after = s.latest + 1 and s.latest >= t.today - 1)`;
