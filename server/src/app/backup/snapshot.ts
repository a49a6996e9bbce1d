import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '#kernel/start-error';
import { storageKeysOf } from '#modules/file/image-keys.service';
import { SETTINGS } from '#platform/database/tenancy';
import { withoutTimeouts } from '#platform/database/timeouts';
import { fileKey } from '#platform/storage/storage';
import { MIGRATION_LOCK } from '../migrate.ts';
import { COPY_SETTINGS, quoted, quotedColumns, type TableInfo } from './tables.ts';

/** One state of the whole database. */
export interface Snapshot {
  client: pg.Client;
  /** Returns the rows of a table, as text of COPY. */
  rowsOf: (table: TableInfo) => AsyncGenerator<Buffer>;
  /** Returns the keys of all stored files. */
  fileKeys: () => Promise<string[]>;
  end: () => Promise<void>;
}

/**
 * Opens a snapshot of the database, which others go on to read and write. Migrations wait until it ends.
 *
 * Row level security is forced on the owner of the tables. Where it applies, the rows of each institution are read as from inside
 * it, all in the same snapshot; a role that bypasses it reads whole tables.
 */
export async function openSnapshot(ownerUrl: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: withoutTimeouts(ownerUrl) });
  client.on('error', () => undefined); // the running query fails, too
  await client.connect();
  try {
    await client.query(COPY_SETTINGS);
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('begin isolation level repeatable read read only');
    const institutions = await institutionsToEnter(client);
    return {
      client,
      rowsOf: (table) => rowsOf(client, table, institutions),
      fileKeys: () => fileKeys(client, institutions),
      end: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Returns the institutions whose rows are read one after the other; null when the role bypasses row level security. */
async function institutionsToEnter(client: pg.Client): Promise<string[] | null> {
  const { rows } = await client.query<{ bypasses: boolean }>(
    'select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user',
  );
  if (rows[0]!.bypasses) return null;
  const { rows: institutions } = await client.query<{ id: string }>('select id from institution order by id');
  return institutions.map(({ id }) => id);
}

const enter = (client: pg.Client, institutionId: string) =>
  client.query('select set_config($1, $2, true)', [SETTINGS.institution, institutionId]);

async function* rowsOf(
  client: pg.Client,
  table: TableInfo,
  institutions: string[] | null,
): AsyncGenerator<Buffer> {
  const columns = quotedColumns(client, table.columns);
  if (!institutions || !table.isForced) {
    yield* client.query(copyTo(`copy ${quoted(client, table)} (${columns}) to stdout`));
    return;
  }
  if (!table.columns.includes('institution_id'))
    throw new StartError(`The table ${table.name} can only be backed up by a role with BYPASSRLS.`);
  for (const id of institutions) {
    await enter(client, id);
    const own = `select ${columns} from ${quoted(client, table)} where institution_id = ${client.escapeLiteral(id)}`;
    yield* client.query(copyTo(`copy (${own}) to stdout`));
  }
}

const FILES = `
  select institution_id as institution, coalesce(bytes_of, id) as id, image_key as "imageKey"
  from file where stored_at is not null and institution_id = any($1)`;

const EXPORTS = `
  select institution_id as institution, id from institution_export
  where status = 'ready' and institution_id = any($1)`;

/** Archives of persons. The owner reads the table whole, because its row level security is not forced. */
const ACCOUNT_EXPORTS = `select account_id as account, id from account_export where status = 'ready'`;

const HAS_ACCOUNT_EXPORTS = `select to_regclass('public.account_export') is not null as exists`;

/** Returns the keys of all stored files, each once: copies of a file share its contents. */
async function fileKeys(client: pg.Client, institutions: string[] | null): Promise<string[]> {
  const keys = new Set<string>();
  const all =
    institutions ??
    (await client.query<{ id: string }>('select id from institution')).rows.map(({ id }) => id);
  for (const id of all) {
    if (institutions) await enter(client, id);
    const files = await client.query<{ institution: string; id: string; imageKey: string | null }>(FILES, [
      [id],
    ]);
    for (const file of files.rows)
      for (const key of storageKeysOf(file.institution, file.id, file.imageKey)) keys.add(key);
    const archives = await client.query<{ institution: string; id: string }>(EXPORTS, [[id]]);
    for (const archive of archives.rows) keys.add(fileKey(archive.institution, archive.id));
  }
  const { rows: tables } = await client.query<{ exists: boolean }>(HAS_ACCOUNT_EXPORTS);
  if (tables[0]!.exists) {
    const ofPersons = await client.query<{ account: string; id: string }>(ACCOUNT_EXPORTS);
    for (const archive of ofPersons.rows) keys.add(fileKey(archive.account, archive.id));
  }
  return [...keys];
}
