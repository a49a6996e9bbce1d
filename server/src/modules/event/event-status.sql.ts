import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';
import { JOIN_MINUTES } from './joining.rules.ts';

/**
 * SQL condition: an event `b` keeps its presenter busy, now or later. A booking that the host cancelled does, because the host is
 * not there; one that the student gave up does not.
 */
export const BUSY_EVENT = `b.published_at is not null and b.ends_at > now()
  and (b.cancelled_at is null or (b.is_booking and b.participant_count > 0))`;

interface TimeColumns {
  publishedAt: Sql;
  cancelledAt: Sql;
  startsAt: Sql;
  endsAt: Sql;
}

/** SQL of the status of an event now. */
export const eventStatus = ({ publishedAt, cancelledAt, startsAt, endsAt }: TimeColumns): Sql =>
  sql`case when ${publishedAt} is null then 'draft' when ${cancelledAt} is not null then 'cancelled'
    when now() < ${startsAt} then 'upcoming' when now() < ${endsAt} then 'live' else 'ended' end`;

/** SQL: whether participants can join an event now. */
export const isJoinable = ({ publishedAt, cancelledAt, startsAt, endsAt }: TimeColumns): Sql =>
  sql`(${publishedAt} is not null and ${cancelledAt} is null and now() < ${endsAt}
    and now() >= ${startsAt} - interval '${sql.raw(String(JOIN_MINUTES))} minutes')`;
