import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { arrayOf } from '#platform/database/array';
import { type DateMove, movedSql, moveValues } from './cohort-dates.sql.ts';
import type { Cohort } from './cohort.entity.ts';

/** A cohort, its copy, and the move of the dates in between. */
export interface CohortCopy {
  from: Cohort;
  to: Cohort;
  move: DateMove;
}

/** Rows of a cohort in another table. */
interface CopiedTable {
  table: string;
  /** Columns that are copied. */
  columns: string[];
  /** Columns that are copied and moved. */
  dates?: string[];
  /** SQL condition for the rows `p` that are copied, with its parameters. */
  where?: { sql: string; values?: string[] };
}

/** Copies the rows that a table has of a cohort, in their order of creation, by two statements. */
export async function copyRows(
  em: EntityManager,
  { from, to, move }: CohortCopy,
  { table, columns, dates = [], where = { sql: 'true' } }: CopiedTable,
): Promise<void> {
  const institutionId = from.institution.id;
  const rows = await em.execute<{ id: string }[]>(
    `select p.id from ${table} p where p.institution_id = ? and p.cohort_id = ? and ${where.sql} order by p.created_at, p.id`,
    [institutionId, from.id, ...(where.values ?? [])],
  );
  const copied = columns.map((column) => `p.${column}`);
  const moved = dates.map((column) => movedSql(`p.${column}`));
  await em.execute(
    `insert into ${table} (${['institution_id', 'id', 'created_at', 'cohort_id', ...columns, ...dates].join(', ')})
     select ${['p.institution_id', 'c.id', '?', '?', ...copied, ...moved].join(', ')}
     from ${table} p join unnest(?::uuid[], ?::uuid[]) as c (original, id) on c.original = p.id
     where p.institution_id = ?`,
    [
      new Date(),
      to.id,
      ...dates.flatMap(() => moveValues(move)),
      arrayOf(rows.map(({ id }) => id)),
      arrayOf(rows.map(() => uuidv7())),
      institutionId,
    ],
  );
}
