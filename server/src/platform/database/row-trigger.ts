import type { TriggerDef } from '@mikro-orm/core';

interface RowTrigger {
  name: string;
  table: string;
  timing: 'before' | 'after';
  events: ('insert' | 'update' | 'delete')[];
  /** Columns that an update must set. Every update without them. */
  columns?: readonly string[] | undefined;
  /** SQL condition on `old` and `new`. */
  when?: string | undefined;
  /** Call of the trigger's function. */
  call: string;
}

/** Returns a trigger that calls a function for each changed row of a table. */
export function rowTrigger({ name, table, timing, events, columns, when, call }: RowTrigger): TriggerDef {
  const of = columns ? ` of ${columns.join(', ')}` : '';
  const condition = when ? ` when (${when})` : '';
  return {
    name,
    timing,
    events,
    forEach: 'row',
    expression: `create trigger ${name} ${timing} ${events.join(' or ')}${of} on "${table}" for each row${condition} execute function ${call}`,
  };
}
