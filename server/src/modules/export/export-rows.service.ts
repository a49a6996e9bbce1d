import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { SECRET_COLUMNS } from '#platform/database/secret-columns';
import { tenantCatalogue } from '#platform/database/tenant-catalogue';

/** Rows per statement: what an export holds in memory. */
const AT_ONCE = 200;

/** Tables whose hidden columns are content of the institution: the right answers of its quizzes. */
const OWN_CONTENT: ReadonlySet<string> = new Set(['quiz_question']);

const FIRST = '00000000-0000-0000-0000-000000000000';

/** A table to export. */
export interface ExportedTable {
  name: string;
  rowCount: number;
}

/** Returns the tables of an institution with the numbers of its rows, the institution's own row first. */
export async function exportedTables(client: ClientBase, institutionId: string): Promise<ExportedTable[]> {
  const tables: ExportedTable[] = [{ name: 'institution', rowCount: 1 }];
  for (const { name, isTenant } of await tenantCatalogue(client)) {
    if (!isTenant) continue;
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from public."${name}" where institution_id = $1`,
      [institutionId],
    );
    tables.push({ name, rowCount: rows[0]!.count });
  }
  return tables.toSorted((a, b) =>
    a.name === 'institution' ? -1 : b.name === 'institution' ? 1 : a.name < b.name ? -1 : 1,
  );
}

/** Returns the columns of a table that an export leaves out. */
export const withheldColumns = (table: string): readonly string[] =>
  OWN_CONTENT.has(table) ? [] : (SECRET_COLUMNS[table] ?? []);

/**
 * Returns the rows of a table as lines of JSON, which are read at the speed of the reader.
 * @param onRows is called with the number of rows of each batch
 */
export const rowsAsLines = (
  client: ClientBase,
  institutionId: string,
  table: string,
  onRows: (count: number) => Promise<void>,
): Readable => Readable.from(linesOf(client, institutionId, table, onRows), { objectMode: false });

async function* linesOf(
  client: ClientBase,
  institutionId: string,
  table: string,
  onRows: (count: number) => Promise<void>,
): AsyncGenerator<string> {
  const owner = table === 'institution' ? 'id' : 'institution_id';
  const text = `select row.id, (to_jsonb(row) - $3::text[])::text as line from public."${table}" row
    where row.${owner} = $1 and row.id > $2 order by row.id limit ${AT_ONCE}`;
  for (let after = FIRST; ;) {
    const { rows } = await client.query<{ id: string; line: string }>(text, [
      institutionId,
      after,
      withheldColumns(table),
    ]);
    if (rows.length > 0) yield rows.map(({ line }) => `${line}\n`).join('');
    await onRows(rows.length);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}
