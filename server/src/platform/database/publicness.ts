import type { TriggerDef } from '@mikro-orm/core';
import { rowTrigger } from './row-trigger.ts';

/** A table with public rows. */
export interface PublishedTable {
  table: string;
  /** SQL condition over its columns: the row is public. */
  isPublic: string;
}

/** Column of dependent rows with a copy of `isPublic` of their parent. */
export const IS_PUBLIC = 'is_public';

/** Returns the trigger that copies it to new rows of a dependent table. */
export function publicnessTrigger(table: string, { table: parent }: PublishedTable): TriggerDef {
  return rowTrigger({
    name: `${table}_publicness`,
    table,
    timing: 'before',
    events: ['insert', 'update'],
    columns: [`${parent}_id`],
    call: `take_publicness_of_${table}()`,
  });
}

/**
 * Returns SQL of the functions that maintain the copy, so that policies of dependent rows read only their own
 * row. A new row locks its parent until the transaction ends, so that either it sees a change or the change
 * finds it. The migration that adds a dependent table gives the parent the trigger for
 * `give_publicness_to_…`, after updates of the columns of `isPublic`.
 */
export const publicnessFunctions = (table: string, { table: parent, isPublic }: PublishedTable): string => `
  create or replace function public.take_publicness_of_${table}() returns trigger language plpgsql as $$
  begin
    select ${isPublic} into new.${IS_PUBLIC} from public.${parent}
      where institution_id = new.institution_id and id = new.${parent}_id for share;
    new.${IS_PUBLIC} := coalesce(new.${IS_PUBLIC}, false);
    return new;
  end $$;

  create or replace function public.give_publicness_to_${table}() returns trigger language plpgsql as $$
  declare
    given boolean;
  begin
    select ${isPublic} into given from (select new.*) as ${parent};
    update public.${table} part set ${IS_PUBLIC} = given
      where part.institution_id = new.institution_id and part.${parent}_id = new.id and part.${IS_PUBLIC} <> given;
    return null;
  end $$;`;
