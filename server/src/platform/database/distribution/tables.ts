import type { ClientBase } from 'pg';
import { TENANT_COLUMN } from '#platform/database/tenancy';

/**
 * Tables that tenant tables may reference, or that are read over all tenants, and why. A distributed database has a copy of them on
 * every node, so they are small and rarely change.
 */
export const REFERENCE_TABLES: Record<string, string> = {
  institution: 'the tenant itself',
  app_instance: 'a running server, for presence',
  catalogue_entry: 'what everybody may read of all institutions, for lists',
};

/**
 * `distributed`: its rows are on the node of their institution. `reference`: every node has a copy. `local`: it stays on the
 * coordinator.
 */
export type TableKind = 'distributed' | 'reference' | 'local';

/** A table of the database, and where it belongs. */
export interface PlannedTable {
  /** With its schema, unless that is `public`. */
  name: string;
  kind: TableKind;
}

interface FoundTable extends PlannedTable {
  /** Other tables that it refers to. */
  parents: string[];
}

/** Tables of the database without those of PostgreSQL and Citus; of partitions, the tables that they are parts of. */
const TABLES = `
  select c.oid::regclass::text as name,
    case when c.relnamespace <> 'public'::regnamespace then 'local'
      when c.relname = any($1) then 'reference'
      when exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = '${TENANT_COLUMN}' and a.attnotnull)
        then 'distributed'
      else 'local' end as kind,
    array(select distinct k.confrelid::regclass::text from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname !~ '^(pg_|information_schema$|citus|columnar)'
  order by n.nspname = 'public' desc, n.nspname, c.relname`;

/**
 * Returns all tables in the order in which they are distributed: tables of every node first, then those of tenants, each after the
 * tables that it refers to, then those that stay where they are.
 * @throws Error when tables of tenants refer to each other in a cycle
 */
export async function planTables(client: Pick<ClientBase, 'query'>): Promise<PlannedTable[]> {
  const { rows } = await client.query<FoundTable>(TABLES, [Object.keys(REFERENCE_TABLES)]);
  const ofKind = (kind: TableKind) => rows.filter((table) => table.kind === kind);
  return [
    ...parentsFirst(ofKind('reference')),
    ...parentsFirst(ofKind('distributed')),
    ...ofKind('local'),
  ].map(({ name, kind }) => ({ name, kind }));
}

/** Sorts tables so that each comes after those of them that it refers to. */
function parentsFirst(tables: readonly FoundTable[]): FoundTable[] {
  const sorted: FoundTable[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const names = new Set(rest.map(({ name }) => name));
    const free = rest.filter(({ parents }) => !parents.some((parent) => names.has(parent)));
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...names].join(', ')}`);
    sorted.push(...free);
    rest = rest.filter((table) => !free.includes(table));
  }
  return sorted;
}
