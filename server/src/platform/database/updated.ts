import type { TriggerDef } from '@mikro-orm/core';
import { type Audited, hasChanged, triggeringColumns } from './audited.ts';
import { rowTrigger } from './row-trigger.ts';

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
  const trigger = (event: 'insert' | 'update') => ({
    name: `${tableName}_updated_at_${event}`,
    table: tableName,
    timing: 'before' as const,
    events: [event],
    call: 'keep_updated_at()',
  });
  return [
    rowTrigger(trigger('insert')),
    rowTrigger({ ...trigger('update'), columns: triggeringColumns(others), when: hasChanged(quiet) }),
  ];
}
