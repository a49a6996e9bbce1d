import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';
import { DEAD_AFTER } from './presence.rules.ts';

/** Returns SQL: whether a member has a socket open on a live instance. */
export function onlineSql(member: { institution: Sql; id: Sql }): Sql {
  return sql`exists (select 1 from presence p join app_instance i on i.id = p.instance_id where p.institution_id = ${member.institution} and p.membership_id = ${member.id} and i.seen_at > now() - ${sql.lit(DEAD_AFTER)} * interval '1 second')`;
}
