import type { Module } from '#platform/module/module';
import type { PublishedTable } from '#platform/database/publicness';
import { rowTrigger } from '#platform/database/row-trigger';

/** Columns of an entry that are copied from the object. */
export const COPIED = [
  'title',
  'description',
  'category',
  'level',
  'starts_at',
  'ends_at',
  'closes_at',
  'created_at',
  'updated_at',
] as const;

/** A table whose public rows have entries in the catalogue. */
export interface CataloguedTable extends PublishedTable {
  /** Columns of the table by those of the entry; the others are null. */
  columns: Readonly<Partial<Record<(typeof COPIED)[number], string>>>;
  /** Columns of `isPublic`. */
  decisive: readonly string[];
}

declare module '#platform/module/module' {
  interface Module {
    /** Tables whose public rows have entries in the catalogue. */
    catalogued?: readonly CataloguedTable[];
  }
}

let tables: readonly CataloguedTable[] = [];

/** Collects the tables of all modules. */
export function collectCatalogued(modules: readonly Module[]): void {
  tables = modules.flatMap(({ catalogued = [] }) => catalogued);
}

/** Returns the tables whose public rows have entries. */
export const cataloguedTables = (): readonly CataloguedTable[] => tables;

const functionOf = (table: string) => `note_catalogue_change_of_${table}`;

/**
 * Returns SQL of the function that notes a change of an object that is or was public. The note of an object is one row, which a
 * later change locks: the transaction that writes the entry holds it while it reads the object, so that no change is lost.
 */
export const catalogueFunction = ({ table, isPublic }: CataloguedTable): string => `
  create or replace function public.${functionOf(table)}() returns trigger language plpgsql as $$
  declare
    was_public boolean;
    is_now_public boolean;
  begin
    if tg_op <> 'INSERT' then
      select ${isPublic} into was_public from (select old.*) as ${table};
    end if;
    if tg_op <> 'DELETE' then
      select ${isPublic} into is_now_public from (select new.*) as ${table};
    end if;
    if was_public or is_now_public then
      insert into public.catalogue_change (institution_id, id, created_at)
        values (coalesce(new.institution_id, old.institution_id), coalesce(new.id, old.id), public.write_time())
        on conflict (institution_id, id) do update set created_at = excluded.created_at;
    end if;
    return null;
  end $$;`;

/** A trigger and the statement that creates it. */
export interface CatalogueTrigger {
  name: string;
  sql: string;
}

/** Returns the triggers that note changes of a table. Changes of columns without a copy, such as counts of seats, call nothing. */
export function catalogueTriggers({ table, columns, decisive }: CataloguedTable): CatalogueTrigger[] {
  const isChanged = [...Object.values(columns), ...decisive]
    .map((column) => `old.${column} is distinct from new.${column}`)
    .join(' or ');
  return [trigger(table, ['insert', 'delete']), trigger(table, ['update'], isChanged)];
}

function trigger(table: string, events: ('insert' | 'update' | 'delete')[], when?: string): CatalogueTrigger {
  const name = `${table}_catalogue_${events.join('_')}`;
  const call = `${functionOf(table)}()`;
  return { name, sql: rowTrigger({ name, table, timing: 'after', events, when, call }).expression! };
}

/** Columns of an entry that are written, without the institution. */
export const ENTRY_COLUMNS: readonly string[] = ['kind', 'id', ...COPIED];

/** Returns SQL of the entries of the public rows of a table: their institution and `ENTRY_COLUMNS`. */
export const entriesOf = ({ table, isPublic, columns }: CataloguedTable): string => `
  select institution_id, '${table}' as kind, id, ${COPIED.map((name) => `${columns[name] ?? 'null'} as ${name}`).join(', ')}
  from ${table} where ${isPublic}`;
