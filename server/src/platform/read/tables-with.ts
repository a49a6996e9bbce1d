import { createHash } from 'node:crypto';
import { TENANT_COLUMN } from '#platform/database/tenancy';
import type { RowsReader, Statement } from './reader.ts';
import type { Table } from './tables.ts';

/**
 * Returns the statement that finds in which of some tables rows are, by their IDs, as far as row level security shows them.
 * It has one text for all readers of an institution and one for all others, and reads an index of each table. PostgreSQL
 * plans what is selected of a row, and the rule for its readers, only for the tables that it finds. See decision 0164.
 */
export function tablesWith(
  ids: readonly string[],
  tables: readonly Table[],
  { viewer, home }: RowsReader,
): Statement {
  const institution = viewer.institutionId ?? home;
  const text = textOf(viewer.institutionId ? tables : tables.filter(mayBeRead), institution !== undefined);
  const name = nameOf(text);
  return { name, text, digest: name, values: institution === undefined ? [ids] : [ids, institution] };
}

/** Returns whether readers without an institution may read some rows of a table. */
const mayBeRead = ({ isTenant, isOpen }: Table): boolean => !isTenant || isOpen;

function textOf(tables: readonly Table[], isInside: boolean): string {
  const found = tables.map(({ name, isTenant }) => {
    const within = isTenant && isInside ? ` and row.${TENANT_COLUMN} = $2::uuid` : '';
    return `select '${name}' as name from "${name}" row where row.id = any($1::uuid[])${within}`;
  });
  const alias = isInside ? 'inside' : 'open';
  return `select json_agg(distinct ${alias}.name)::text from (${found.join(' union all ')}) ${alias}`;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name =
    names.get(text) ?? `tables_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
  names.set(text, name);
  return name;
}
