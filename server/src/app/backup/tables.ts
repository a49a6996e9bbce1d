import type { ClientBase } from 'pg';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from '#platform/jobs/lanes';
import type { TableName } from './manifest.ts';

/** Schemas of the product: its tables, and its queues of jobs. */
const SCHEMAS = ['public', COMMON_SCHEMA, PROMPT_SCHEMA];

/** Settings with which values are written and read as the same text. */
export const COPY_SETTINGS = `set datestyle = 'ISO, MDY'; set intervalstyle = 'iso_8601'; set timezone = 'UTC';
  set client_encoding = 'UTF8'; set extra_float_digits = 1; set bytea_output = 'hex'`;

/** A table whose rows are backed up. */
export interface TableInfo extends TableName {
  /** Columns with values of their own, in their order. */
  columns: string[];
  /** Whether row level security applies to the owner, too. */
  isForced: boolean;
}

// Migrations are applied by the restoring version; a list of them is in the manifest. Notes of changes have numbers of
// transactions, which mean nothing elsewhere.
const TABLES = `
  select n.nspname as schema, c.relname as name, c.relforcerowsecurity as "isForced",
    array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)
    and c.relname not in ('migration', 'migrations', 'change')
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  group by 1, 2, 3 order by n.nspname <> 'public', 1, 2`;

/** Returns the tables of the product. */
export const findTables = async (client: ClientBase): Promise<TableInfo[]> =>
  (await client.query<TableInfo>(TABLES, [SCHEMAS])).rows;

/** Returns the last values of the sequences that were used. */
export async function findSequences(
  client: ClientBase,
): Promise<{ schema: string; name: string; value: string }[]> {
  const { rows } = await client.query<{ schema: string; name: string; value: string }>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** Returns the applied migrations in their order; none for an empty database. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.migration') is not null as exists`,
  );
  if (!tables[0]!.exists) return [];
  const { rows } = await client.query<{ name: string }>('select name from public.migration order by name');
  return rows.map(({ name }) => name);
}

/** Returns a quoted name with its schema. */
export const quoted = (client: ClientBase, { schema, name }: TableName): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

/** Returns quoted columns. */
export const quotedColumns = (client: ClientBase, columns: readonly string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');

/** Foreign keys of the product's tables. */
export const FOREIGN_KEYS = `
  select n.nspname as schema, c.relname as name, k.conname as key, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1) order by 1, 2, 3`;

export interface ForeignKey extends TableName {
  key: string;
  definition: string;
}

/** Returns the foreign keys of the product's tables. */
export const findForeignKeys = async (client: ClientBase): Promise<ForeignKey[]> =>
  (await client.query<ForeignKey>(FOREIGN_KEYS, [SCHEMAS])).rows;
