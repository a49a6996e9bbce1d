import type { Viewer } from '#kernel/viewer';
import type { RunStatements, Statement } from './reader.ts';

/** Institutions of public courses and cohorts, from the table of which every node has a copy. */
const IN_CATALOGUE: Omit<Statement, 'values'> = {
  name: 'homes_in_catalogue',
  text: `select json_object_agg(entry.id, entry.institution_id)::text from catalogue_entry entry where entry.id = any($1::uuid[])`,
};

/** Returns the statement that finds rows in tables, as far as row level security shows them. A cluster sends it to every node. */
const inTables = (tables: readonly string[]): Omit<Statement, 'values'> => ({
  name: tables.length === 1 ? `homes_in_${tables[0]}` : undefined,
  text: `select json_object_agg(found.id, found.institution_id)::text from (${tables
    .map((table) => `select row.id, row.institution_id from "${table}" row where row.id = any($1::uuid[])`)
    .join(' union all ')}) found`,
});

interface Sought {
  ids: readonly string[];
  /** Tables that may have the rows, of those of which readers from outside may read some. */
  tables: readonly string[];
  /** Whether there is a catalogue: only in a cluster. */
  isOnCluster: boolean;
}

/**
 * Finds the institutions of rows by their IDs in small letters, for a reader who is in none: in the catalogue, and of those that it
 * does not have, in their tables. What reads the rows then names the institution, so that a cluster asks only its node.
 */
export async function homesOf(
  run: RunStatements,
  viewer: Viewer,
  { ids, tables, isOnCluster }: Sought,
): Promise<ReadonlyMap<string, string>> {
  const homes = new Map<string, string>();
  const look = async (statement: Omit<Statement, 'values'>) => {
    const missing = ids.map((id) => id.toLowerCase()).filter((id) => !homes.has(id));
    if (missing.length === 0) return;
    const [json] = await run(viewer, [{ ...statement, values: [missing] }]);
    for (const [id, home] of Object.entries(JSON.parse(json ?? '{}') as Record<string, string>))
      homes.set(id, home);
  };
  if (tables.length === 0) return homes;
  if (isOnCluster) await look(IN_CATALOGUE);
  await look(inTables(tables));
  return homes;
}
