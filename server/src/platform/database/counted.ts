import type { TriggerDef } from '@mikro-orm/core';
import { rowTrigger } from './row-trigger.ts';

/** Contribution of a row to a count of its institution. `row` is the row's variable in the trigger. */
interface Contribution {
  /** SQL condition for contributing. Defaults to true. */
  when?: (row: string) => string;
  /** SQL of the count's name. */
  name: (row: string) => string;
  /** SQL of the amount. Defaults to 1. */
  amount?: (row: string) => string;
}

/** Contributions of a table's rows. A noun declares them in its `x.counts.ts`. */
export interface CountedTable {
  contributions: readonly Contribution[];
  /** Columns that the contributions depend on. */
  columns: readonly string[];
}

/** Returns statements that add a row's contributions with a sign. */
const contribute = (row: 'old' | 'new', sign: '' | '-', contributions: readonly Contribution[]): string =>
  contributions
    .map(({ when, name, amount = () => '1' }) => {
      const insert = `insert into public.stored_count (institution_id, id, created_at, name, amount)
        values (${row}.institution_id, public.next_row_id(), public.write_time(), ${name(row)}, ${sign}${amount(row)});`;
      return when ? `if ${when(row)} then ${insert} end if;` : insert;
    })
    .join('\n');

/**
 * Returns SQL of the function that a table's triggers call. It must exist before the migrations that create
 * the triggers. It uses plain inserts, because enrolling runs it for each seat.
 */
export const countFunction = (table: string, { contributions }: CountedTable): string => `
  create or replace function public.count_${table}() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      ${contribute('old', '-', contributions)}
    end if;
    if tg_op <> 'DELETE' then
      ${contribute('new', '', contributions)}
    end if;
    return null;
  end $$;`;

/** Returns the triggers that update the counts in the transaction of every change of a table. */
export function countTriggers(table: string, { columns }: CountedTable): TriggerDef[] {
  const isChanged = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
  const trigger = (events: ('insert' | 'update' | 'delete')[], when?: string) =>
    rowTrigger({
      name: `${table}_count_${events.join('_')}`,
      table,
      timing: 'after',
      events,
      when,
      call: `count_${table}()`,
    });
  return [trigger(['insert', 'delete']), trigger(['update'], isChanged)];
}
