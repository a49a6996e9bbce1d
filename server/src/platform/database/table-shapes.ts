import type pg from 'pg';

/** Tables and functions that the statements of a version rely on. */
export interface TableShapes {
  /** Tables by name. */
  tables: Record<string, TableShape>;
  /** Functions that statements call, as `name(arguments)`. */
  functions: string[];
}

export interface TableShape {
  /** Columns by name, as `type`, followed by ` not null`, ` default` and ` generated` if they are so. */
  columns: Record<string, string>;
  /** Unique indexes without their names, with the columns that they name. */
  unique: Rule[];
  /** Checks, foreign keys and exclusions. */
  constraints: Rule[];
}

export interface Rule {
  definition: string;
  columns: string[];
}

const COLUMNS = `
  select c.relname as table, a.attname as name,
    format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
      || case when a.attgenerated <> '' then ' generated' when a.atthasdef or a.attidentity <> '' then ' default' else '' end as shape
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migration'
  order by c.relname, a.attname`;

const columnsOf = (numbers: string, table: string) =>
  `array(select a.attname::text from pg_attribute a where a.attrelid = ${table} and a.attnum = any(${numbers}) order by 1)`;

const UNIQUE = `
  select c.relname as table, regexp_replace(pg_get_indexdef(i.indexrelid), ' INDEX \\S+ ON ', ' INDEX ON ') as definition,
    ${columnsOf('i.indkey', 'c.oid')} as columns
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and c.relname <> 'migration' and i.indisunique and i.indisvalid
  order by 1, 2`;

const CONSTRAINTS = `
  select c.relname as table, o.conname || ' ' || pg_get_constraintdef(o.oid) as definition,
    ${columnsOf('o.conkey', 'c.oid')} as columns
  from pg_constraint o join pg_class c on c.oid = o.conrelid
  where c.relnamespace = 'public'::regnamespace and c.relname <> 'migration' and o.contype in ('c', 'f', 'x')
  order by 1, 2`;

const FUNCTIONS = `
  select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1`;

/** Reads the shapes of all tables and functions of a migrated database. */
export async function readTableShapes(db: pg.Pool | pg.Client): Promise<TableShapes> {
  const tables: Record<string, TableShape> = {};
  const of = (name: string) => (tables[name] ??= { columns: {}, unique: [], constraints: [] });
  const { rows: columns } = await db.query<{ table: string; name: string; shape: string }>(COLUMNS);
  for (const { table, name, shape } of columns) of(table).columns[name] = shape;
  const { rows: unique } = await db.query<Rule & { table: string }>(UNIQUE);
  for (const { table, ...rule } of unique) of(table).unique.push(rule);
  const { rows: constraints } = await db.query<Rule & { table: string }>(CONSTRAINTS);
  for (const { table, ...rule } of constraints) of(table).constraints.push(rule);
  const { rows: functions } = await db.query<{ name: string }>(FUNCTIONS);
  return { tables, functions: functions.map(({ name }) => name) };
}

/** The shapes of a release, as committed in `contract/released-tables.json`. */
export interface ReleasedTables extends TableShapes {
  /** Version of the release. */
  version: string;
  /** Its last migration. */
  lastMigration: string;
}
