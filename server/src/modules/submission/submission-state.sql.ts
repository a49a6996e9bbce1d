import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';

/** Returns SQL of a submission's state. */
export function stateSql({ gradedAt }: { gradedAt: Sql }): Sql {
  return sql`case when ${gradedAt} is null then 'submitted' else 'graded' end`;
}
