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

interface CountedTable {
  contributions: Contribution[];
  /** Columns that the contributions depend on. */
  columns: string[];
}

const HAS_SEAT = `in ('active', 'completed')`;
const isLive = (row: string) => `${row}.deleted_at is null`;

/** The counts, by the table whose rows they count. Cohorts and courses count until they are deleted. */
const COUNTED = {
  membership: {
    columns: ['role', 'status'],
    contributions: [
      { when: (row) => `${row}.status = 'active'`, name: (row) => `'members.' || ${row}.role` },
    ],
  },
  course: {
    columns: ['status', 'deleted_at'],
    contributions: [{ when: isLive, name: (row) => `'courses.' || ${row}.status` }],
  },
  cohort: {
    columns: ['published_at', 'deleted_at'],
    contributions: [
      {
        when: isLive,
        name: (row) =>
          `case when ${row}.published_at is null then 'cohorts.draft' else 'cohorts.published' end`,
      },
      // The revenue of a cohort goes with it.
      {
        when: (row) =>
          `tg_op = 'UPDATE' and old.deleted_at is distinct from new.deleted_at and ${isLive(row)}`,
        name: () => `'revenue'`,
        amount: (row) => `(select coalesce(sum(e.price), 0) from public.enrollment e
          where e.institution_id = ${row}.institution_id and e.cohort_id = ${row}.id and e.status ${HAS_SEAT})`,
      },
    ],
  },
  enrollment: {
    columns: ['status', 'price'],
    contributions: [
      { name: (row) => `'enrollments.' || ${row}.status` },
      {
        when: (
          row,
        ) => `${row}.price <> 0 and ${row}.status ${HAS_SEAT} and exists (select from public.cohort c
          where c.institution_id = ${row}.institution_id and c.id = ${row}.cohort_id and ${isLive('c')})`,
        name: () => `'revenue'`,
        amount: (row) => `${row}.price`,
      },
    ],
  },
} satisfies Record<string, CountedTable>;

/** Statements that add what a row contributes, with the sign given. */
const contribute = (row: 'old' | 'new', sign: '' | '-', contributions: readonly Contribution[]): string =>
  contributions
    .map(({ when, name, amount = () => '1' }) => {
      const insert = `insert into public.stored_count (institution_id, id, name, amount)
        values (${row}.institution_id, uuidv7(), ${name(row)}, ${sign}${amount(row)});`;
      return when ? `if ${when(row)} then ${insert} end if;` : insert;
    })
    .join('\n');

// Plain inserts rather than one statement for all: enrolling runs this for each seat.
const countFunction = (table: string, { contributions }: CountedTable): string => `
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

/** Functions of the triggers. They must exist before the migrations, whose triggers call them. */
export const COUNT_FUNCTIONS = Object.entries(COUNTED)
  .map(([table, counted]) => countFunction(table, counted))
  .join('');

/** Triggers that keep the counts of a table in the transaction that changes it, whatever statement does. */
export function countTriggers(table: keyof typeof COUNTED): TriggerDef[] {
  const { columns } = COUNTED[table];
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
