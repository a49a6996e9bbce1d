import type { TriggerDef } from '@mikro-orm/core';
import { type Audited, hasChanged, ofColumns } from './audited.ts';

/**
 * SQL of the function that keeps `updated_at`, from the time of the write (identities.ts). It never goes back, and each change
 * moves it, also when clocks of several servers differ.
 */
export const UPDATED_AT_FUNCTION = `
  create or replace function public.keep_updated_at() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      new.updated_at := greatest(public.write_time(), new.created_at);
    else
      new.updated_at := greatest(public.write_time(), old.updated_at + interval '1 millisecond');
    end if;
    return new;
  end $$;`;

/**
 * Returns the triggers that keep `updated_at` of a table. Changes of nothing, or of `quiet` columns alone, do not move it.
 * They run after the triggers that fill other columns, whose names sort before.
 */
export function updatedAtTriggers(tableName: string, { quiet, others }: Audited = {}): TriggerDef[] {
  const when = ` when (${hasChanged(quiet)})`;
  return [trigger(tableName, 'insert'), trigger(tableName, 'update', when, ofColumns(others))];
}

function trigger(tableName: string, on: 'insert' | 'update', when = '', columns = ''): TriggerDef {
  const name = `${tableName}_updated_at_${on}`;
  return {
    name,
    timing: 'before',
    events: [on],
    forEach: 'row',
    expression: `create trigger ${name} before ${on}${columns} on "${tableName}" for each row${when} execute function keep_updated_at()`,
  };
}
