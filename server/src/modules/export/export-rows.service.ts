import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { NIL_UUID } from '#kernel/nil-uuid';
import { SECRET_COLUMNS } from '#platform/database/secret-columns';
import type { OnRows } from './archive-source.service.ts';

/** Rows per statement: what an export holds in memory. */
const AT_ONCE = 200;

/** Rows of a table to export. */
export interface RowsPart {
  table: string;
  /** SQL condition on `row`, with its values from $3. */
  condition: string;
  values: readonly unknown[];
  /** Columns to leave out. */
  withheld: readonly string[];
  /** The only columns to export; all when absent. */
  shown?: readonly string[];
  /** Runs before the rows are read, in their transaction. */
  enter?: () => Promise<void>;
}

/** Returns the columns of a table that hold secrets. */
export const withheldColumns = (table: string): readonly string[] => SECRET_COLUMNS[table] ?? [];

/** Returns rows as lines of JSON, which are read at the speed of the reader. */
export const rowsAsLines = (client: ClientBase, parts: readonly RowsPart[], onRows: OnRows): Readable =>
  Readable.from(linesOf(client, parts, onRows), { objectMode: false });

async function* linesOf(
  client: ClientBase,
  parts: readonly RowsPart[],
  onRows: OnRows,
): AsyncGenerator<string> {
  for (const part of parts) {
    await part.enter?.();
    yield* linesOfPart(client, part, onRows);
  }
}

/** Returns the number of rows. */
export async function countRows(
  client: ClientBase,
  { table, condition, values, enter }: RowsPart,
): Promise<number> {
  await enter?.();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from public."${table}" row where row.id > $1 and $2::text is null and ${condition}`,
    [NIL_UUID, null, ...values],
  );
  return rows[0]!.count;
}

const LINE = `to_jsonb(row) - $2::text[]`;

/** SQL of some columns of a row. */
const only = (columns: readonly string[]) =>
  `jsonb_build_object(${columns.map((column) => `'${column}', row.${column}`).join()}) - $2::text[]`;

async function* linesOfPart(
  client: ClientBase,
  { table, condition, values, withheld, shown }: RowsPart,
  onRows: OnRows,
): AsyncGenerator<string> {
  const line = shown ? only(shown) : LINE;
  const text = `select row.id, (${line})::text as line from public."${table}" row
    where row.id > $1 and ${condition} order by row.id limit ${AT_ONCE}`;
  for (let after = NIL_UUID; ;) {
    const { rows } = await client.query<{ id: string; line: string }>(text, [after, withheld, ...values]);
    if (rows.length > 0) yield rows.map((row) => `${row.line}\n`).join('');
    await onRows(rows.length);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}
