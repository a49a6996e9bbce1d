import type { ClientBase } from 'pg';

/** Table with rows of institutions. */
export interface CatalogueTable {
  name: string;
  /** Whether every row belongs to an institution. Global tables may have some that do, such as sessions. */
  isTenant: boolean;
  /** Columns that refer to another row of the same table. */
  ownReferences: string[];
}

interface FoundTable extends CatalogueTable {
  /** Tables that it refers to. */
  parents: string[];
}

/** Tables with a column `institution_id`, their foreign keys, and the columns of those into the table itself. */
const TABLES = `
  select c.relname as name, i.attnotnull as "isTenant",
    array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents,
    array(select distinct a.attname::text from pg_constraint k
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey) and a.attname <> 'institution_id'
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = c.oid) as "ownReferences"
  from pg_class c
  join pg_attribute i on i.attrelid = c.oid and i.attname = 'institution_id' and not i.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname`;

/**
 * Returns all tables with rows of institutions from the database's catalogue, each before the tables that it refers to: rows can be
 * deleted in this order. A new noun is among them once its table exists.
 * @throws Error when tables refer to each other in a cycle
 */
export async function tenantCatalogue(client: ClientBase): Promise<CatalogueTable[]> {
  const { rows } = await client.query<FoundTable>(TABLES);
  return childrenFirst(rows);
}

/** Sorts tables so that each comes before the tables that it refers to. */
function childrenFirst(tables: readonly FoundTable[]): CatalogueTable[] {
  const sorted: FoundTable[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const referred = new Set(rest.flatMap(({ parents }) => parents));
    const free = rest.filter(({ name }) => !referred.has(name));
    if (free.length === 0)
      throw new Error(`Tables refer to each other: ${rest.map(({ name }) => name).join(', ')}`);
    sorted.push(...free);
    rest = rest.filter((table) => !free.includes(table));
  }
  return sorted.map(({ name, isTenant, ownReferences }) => ({ name, isTenant, ownReferences }));
}
