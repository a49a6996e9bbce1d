import { sql } from 'kysely';
import type { Reader, Sql } from '#platform/read/declarations';
import { isOwn } from './participants.sql.ts';

/** Returns SQL of the number of unread messages in all conversations of a reader. Uses counters only. */
export function unreadMessages(reader: Reader): Sql {
  const { institutionId, membershipId } = reader;
  if (!membershipId) return sql`0`;
  return sql`(select coalesce(sum(greatest(k.last_sequence - coalesce(r.sequence, 0), 0)), 0)::int
    from conversation k
    left join read_mark r on r.institution_id = ${institutionId} and r.conversation_id = k.id and r.membership_id = ${membershipId}
    where k.institution_id = ${institutionId} and ${isOwn(reader, sql`k.id`)})`;
}
