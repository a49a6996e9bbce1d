import type { TriggerDef } from '@mikro-orm/core';

/** What a row adds to a count of its institution. `row` stands for the row's variable in the trigger. */
interface Contribution {
  /** SQL of whether it adds anything; always where it is left out. */
  when?: (row: string) => string;
  /** SQL of the count's name. */
  name: (row: string) => string;
  /** SQL of the amount; 1 where it is left out. */
  amount?: (row: string) => string;
}

/** How the rows of a table count. A noun declares it in its `x.counts.ts`. */
export interface CountedTable {
  contributions: readonly Contribution[];
  /** Columns that the contributions depend on. */
  columns: readonly string[];
}

/** Statements that add what a row contributes, with the sign given. */
const contribute = (row: 'old' | 'new', sign: '' | '-', contributions: readonly Contribution[]): string =>
  contributions
    .map(({ when, name, amount = () => '1' }) => {
      const insert = `insert into public.stored_count (institution_id, id, name, amount)
        values (${row}.institution_id, uuidv7(), ${name(row)}, ${sign}${amount(row)});`;
      return when ? `if ${when(row)} then ${insert} end if;` : insert;
    })
    .join('\n');

/**
 * SQL of the function that the triggers of a table call. It must exist before the migrations, whose triggers call it.
 * Plain inserts rather than one statement for all: enrolling runs this for each seat.
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

/** Triggers that keep the counts of a table in the transaction that changes it, whatever statement does. */
export function countTriggers(table: string, { columns }: CountedTable): TriggerDef[] {
  const isChanged = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
  return [trigger(table, ['insert', 'delete']), trigger(table, ['update'], ` when (${isChanged})`)];
}

function trigger(table: string, on: ('insert' | 'update' | 'delete')[], when = ''): TriggerDef {
  const name = `${table}_count_${on.join('_')}`;
  return {
    name,
    timing: 'after',
    events: on,
    forEach: 'row',
    expression: `create trigger ${name} after ${on.join(' or ')} on "${table}" for each row${when} execute function count_${table}()`,
  };
}
