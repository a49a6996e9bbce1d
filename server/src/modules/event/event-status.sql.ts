import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';
import { JOIN_MINUTES } from './event.rules.ts';

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
