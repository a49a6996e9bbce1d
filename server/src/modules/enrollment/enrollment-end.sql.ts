import type { TriggerDef } from '@mikro-orm/core';
import { rowTrigger } from '#platform/database/row-trigger';
import { statusIsOpen } from './enrollment-status.sql.ts';

/**
 * SQL of the function that keeps the time at which an enrollment ended, from the time of the write. It follows the status, so that
 * no statement that changes the status can forget it.
 */
export const ENROLLMENT_END = `
  create or replace function public.keep_enrollment_end() returns trigger language plpgsql as $$
  begin
    if ${statusIsOpen('new.status')} then
      new.ended_at := null;
    elsif new.ended_at is null then
      new.ended_at := public.write_time();
    end if;
    return new;
  end $$;`;

const trigger = (event: 'insert' | 'update', when: string): TriggerDef =>
  rowTrigger({
    name: `enrollment_end_${event}`,
    table: 'enrollment',
    timing: 'before',
    events: [event],
    when,
    call: 'keep_enrollment_end()',
  });

/** Triggers that keep the end. A new enrollment is usually open and needs none. */
export const ENROLLMENT_END_TRIGGERS: readonly TriggerDef[] = [
  trigger('insert', `not (${statusIsOpen('new.status')})`),
  trigger('update', 'old.status is distinct from new.status'),
];
