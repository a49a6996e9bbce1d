import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { VISITOR } from '#kernel/viewer';
import { arrayOf } from '#platform/database/array';
import { writeSettings } from '#platform/database/author';
import { type CataloguedTable, cataloguedTables, entriesOf, ENTRY_COLUMNS } from './catalogued.ts';

/** Changes per transaction. */
const AT_ONCE = 500;

/**
 * Writes the entries of changed objects of an institution, and returns the number of changes. The changes are locked while their
 * objects are read, and deleted with the entries, so that an entry has what was committed last: a later change waits, or is noted
 * again, and a late run finds nothing to do. In a cluster this is a transaction of its own, because entries are on all nodes.
 * @param ids the changes to wait for; without them, those that nobody holds
 */
export async function applyChanges(
  orm: MikroORM,
  institutionId: string,
  ids?: readonly string[],
): Promise<number> {
  const viewer = { ...VISITOR, institutionId };
  const transport = { requestId: '', operation: 'apply-catalogue' };
  const em = orm.em.fork({ session: { variables: writeSettings({ viewer, transport }) } });
  return em.transactional(async (transactional) => {
    const changed = await lockChanges(transactional, institutionId, ids);
    if (changed.length > 0) await writeEntries(transactional, institutionId, changed);
    return changed.length;
  });
}

/** Writes the entries of all changes of an institution that nobody holds. */
export async function applyAllChanges(orm: MikroORM, institutionId: string): Promise<void> {
  while ((await applyChanges(orm, institutionId)) === AT_ONCE);
}

async function lockChanges(
  em: EntityManager,
  institutionId: string,
  ids: readonly string[] | undefined,
): Promise<string[]> {
  const rows: { id: string }[] = ids
    ? await em.execute(
        `select id from catalogue_change where institution_id = ? and id = any(?::uuid[]) order by id for update`,
        [institutionId, arrayOf(ids)],
      )
    : await em.execute(
        `select id from catalogue_change where institution_id = ? order by id limit ${AT_ONCE} for update skip locked`,
        [institutionId],
      );
  return rows.map(({ id }) => id);
}

async function writeEntries(em: EntityManager, institutionId: string, ids: string[]): Promise<void> {
  const tables = cataloguedTables();
  const [found] = await em.execute<{ entries: string; ids: string[] }[]>(
    publicRows(tables),
    tables.flatMap(() => [institutionId, arrayOf(ids)]),
  );
  await em.execute(
    `delete from catalogue_entry where institution_id = ? and id = any(?::uuid[]) and not (id = any(?::uuid[]))`,
    [institutionId, arrayOf(ids), arrayOf(found!.ids)],
  );
  await em.execute(WRITE, [institutionId, found!.entries]);
  await em.execute(`delete from catalogue_change where institution_id = ? and id = any(?::uuid[])`, [
    institutionId,
    arrayOf(ids),
  ]);
}

/** Returns SQL of the entries of public rows, as JSON, and of their IDs. */
const publicRows = (tables: readonly CataloguedTable[]): string => `
  select coalesce(json_agg(to_json(shown)), '[]')::text as entries, coalesce(array_agg(shown.id), '{}') as ids
  from (${tables.map((table) => `${entriesOf(table)} and institution_id = ? and id = any(?::uuid[])`).join(' union all ')}) shown`;

const WRITE = `
  insert into catalogue_entry (institution_id, ${ENTRY_COLUMNS.join(', ')})
  select ?::uuid, ${ENTRY_COLUMNS.join(', ')} from json_populate_recordset(null::catalogue_entry, ?::json)
  on conflict (institution_id, id) do update set ${ENTRY_COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}`;
