import type { ClientBase } from 'pg';
import {
  type CataloguedTable,
  cataloguedTables,
  catalogueTriggers,
  entriesOf,
  ENTRY_COLUMNS,
} from './catalogued.ts';

/** Statements that run together for a table. */
interface Attachment {
  table: string;
  sql: string;
}

/**
 * Returns the statements that let the database keep the catalogue: of each table without its triggers, the triggers and the
 * entries of its public rows. Only a cluster reads the catalogue, so only `npm run distribute` runs them, while no instance does.
 */
export async function attachmentsOfCatalogue(client: Pick<ClientBase, 'query'>): Promise<Attachment[]> {
  const { rows } = await client.query<{ name: string }>(
    'select tgname as name from pg_trigger where tgname = any($1)',
    [cataloguedTables().flatMap((table) => catalogueTriggers(table).map(({ name }) => name))],
  );
  const attached = new Set(rows.map(({ name }) => name));
  return cataloguedTables().flatMap((table) => {
    const missing = catalogueTriggers(table).filter(({ name }) => !attached.has(name));
    if (missing.length === 0) return [];
    return [{ table: table.table, sql: [...missing.map(({ sql }) => sql), fillFrom(table)].join('; ') }];
  });
}

const fillFrom = (table: CataloguedTable): string =>
  `insert into catalogue_entry (institution_id, ${ENTRY_COLUMNS.join(', ')}) ${entriesOf(table).trim()} on conflict (institution_id, id) do nothing`;
