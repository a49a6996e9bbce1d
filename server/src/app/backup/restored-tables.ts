import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '#kernel/start-error';
import { withoutTimeouts } from '#platform/database/timeouts';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from '#platform/jobs/lanes';
import { type ArchivedTable, ENTRIES, type Manifest } from './manifest.ts';
import {
  COPY_SETTINGS,
  findForeignKeys,
  findTables,
  type ForeignKey,
  quoted,
  quotedColumns,
  type TableInfo,
} from './tables.ts';

/** Tables that are being restored, in one transaction: others see nothing of it before the commit. */
export interface RestoredTables {
  /** Writes the rows of an entry of the archive. */
  add: (entry: string, rows: AsyncIterable<Buffer>) => Promise<void>;
  /**
   * Restores sequences and rules, and compares the number of rows of each table.
   * @throws StartError, and Error for a broken rule
   */
  complete: () => Promise<void>;
  commit: () => Promise<void>;
  /** Ends the connection, and with it an unfinished transaction. */
  close: () => Promise<void>;
}

/**
 * Begins to restore tables: empties them, without foreign keys, triggers and row level security until `complete`. The owner of
 * the tables may do this; it needs no superuser. Foreign keys are checked again when they are added.
 */
export async function openRestoredTables(ownerUrl: string, manifest: Manifest): Promise<RestoredTables> {
  const client = new pg.Client({ connectionString: withoutTimeouts(ownerUrl) });
  client.on('error', () => undefined); // the running query fails, too
  await client.connect();
  try {
    await client.query(COPY_SETTINGS);
    await client.query('begin');
    const present = await findTables(client);
    assertSameTables(present, manifest.tables);
    const keys = await findForeignKeys(client);
    await openUp(client, present, keys);
    const archived = new Map(manifest.tables.map((table) => [ENTRIES.table(table), table]));
    return {
      add: async (entry, rows) => {
        const table = archived.get(entry);
        if (!table) throw new StartError(`${entry} is not in the manifest of the archive.`);
        const columns = quotedColumns(client, table.columns);
        await pipeline(rows, client.query(copyFrom(`copy ${quoted(client, table)} (${columns}) from stdin`)));
      },
      complete: async () => {
        await setSequences(client, manifest);
        await unlockJobs(client);
        await compareCounts(client, manifest.tables);
        await closeUp(client, present, keys);
      },
      commit: async () => {
        await client.query('commit');
        await client.query('vacuum (analyze)');
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

function assertSameTables(present: readonly TableInfo[], archived: readonly ArchivedTable[]): void {
  const describe = (tables: readonly (TableInfo | ArchivedTable)[]) =>
    new Set(
      tables.map(({ schema, name, columns }) => `${schema}.${name} (${columns.toSorted().join(', ')})`),
    );
  const [here, there] = [describe(present), describe(archived)];
  const different =
    [...there].find((table) => !here.has(table)) ?? [...here].find((table) => !there.has(table));
  if (different)
    throw new StartError(
      `The tables of the database are not those of the archive: ${different}. No row was changed.`,
    );
}

async function openUp(
  client: pg.Client,
  tables: readonly TableInfo[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const key of keys)
    await client.query(
      `alter table ${quoted(client, key)} drop constraint ${client.escapeIdentifier(key.key)}`,
    );
  await client.query(`truncate ${tables.map((table) => quoted(client, table)).join(', ')}`);
  for (const table of tables) {
    const name = quoted(client, table);
    await client.query(`alter table ${name} disable trigger user`);
    if (table.isForced) await client.query(`alter table ${name} no force row level security`);
  }
}

async function closeUp(
  client: pg.Client,
  tables: readonly TableInfo[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const key of keys)
    await client.query(
      `alter table ${quoted(client, key)} add constraint ${client.escapeIdentifier(key.key)} ${key.definition}`,
    );
  for (const table of tables) {
    const name = quoted(client, table);
    await client.query(`alter table ${name} enable trigger user`);
    if (table.isForced) await client.query(`alter table ${name} force row level security`);
  }
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(client, sequence), sequence.value]);
}

/** Lets jobs run again that ran during the backup: their workers do not exist here. */
async function unlockJobs(client: pg.Client): Promise<void> {
  for (const schema of [COMMON_SCHEMA, PROMPT_SCHEMA])
    await client.query(
      `update ${schema}._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
       update ${schema}._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`,
    );
}

/** @throws StartError when a table does not have the number of rows of the archive */
async function compareCounts(client: pg.Client, tables: readonly ArchivedTable[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted(client, table)}`);
    if (Number(rows[0]!.count) !== table.rows)
      throw new StartError(
        `The table ${table.name} has ${rows[0]!.count} rows instead of ${table.rows}. No row was changed.`,
      );
  }
}
