import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';

/** A submission's state from its grade. */
export function stateSql({ gradedAt }: { gradedAt: Sql }): Sql {
  return sql`case when ${gradedAt} is null then 'submitted' else 'graded' end`;
}
