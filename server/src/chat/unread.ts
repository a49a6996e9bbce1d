import { sql } from 'kysely';
import type { Reader, Sql } from '../read/declarations.ts';

/** How many messages a reader has not read, in all its conversations: counters only, no message is looked at. */
export function unreadMessages({ institutionId, membershipId }: Reader): Sql {
  if (!membershipId) return sql`0`;
  return sql`(select coalesce(sum(greatest(k.last_sequence - coalesce(r.sequence, 0), 0)), 0)::int
    from conversation k
    left join read_mark r on r.institution_id = k.institution_id and r.conversation_id = k.id and r.membership_id = ${membershipId}
    where k.institution_id = ${institutionId} and k.id in (select o.id from conversations_of(${institutionId}, ${membershipId}) as o (id)))`;
}
