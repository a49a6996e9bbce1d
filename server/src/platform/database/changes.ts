import { createHash } from 'node:crypto';
import type { TriggerDef } from '@mikro-orm/core';
import { rowTrigger } from './row-trigger.ts';

/**
 * What the changes of a table are noted under:
 * - `institution`: the row's institution, together with those of most tables;
 * - `apart`: the row's institution and the name of the table, for tables that change all the time;
 * - `account`: the row's account, for rows that their account reads inside of other institutions, too;
 * - `table`: the name of the table, for tables of no tenant.
 */
export type NotedBy = 'institution' | 'apart' | 'account' | 'table';

/** Names of trigger functions by what they note. */
export const NOTING: Record<NotedBy, string> = {
  institution: 'note_institution',
  apart: 'note_apart',
  account: 'note_account',
  table: 'note_table',
};

/** Key of the row that tells from where on changes are kept. */
export const HORIZON = '00000000-0000-0000-0000-000000000001';
/** Key of the row that becomes the next horizon. */
export const MARK = '00000000-0000-0000-0000-000000000002';

/** Key under which it is noted that tables or functions may be others. */
export const CATALOGUE_KEY = '00000000-0000-0000-0000-000000000003';

/**
 * SQL after changes that fire no trigger, such as those of a migration: no server sends an answer again that it read
 * before, and each reads the catalogue again.
 */
export const FORGET_ALL = `
  insert into change (key, xid)
  select key::uuid, pg_current_xact_id() from unnest(array['${HORIZON}', '${CATALOGUE_KEY}']) key`;

const asUuid = (digest: string): string =>
  digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const md5 = (text: string): string => asUuid(createHash('md5').update(text).digest('hex'));

/** Returns the key under which changes of a table of no tenant are noted. */
export const tableKey = (table: string): string => md5(table);

/** Returns the key under which changes of a table of an institution are noted that is noted apart. */
export const apartKey = (institutionId: string, table: string): string => md5(institutionId + table);

/**
 * Returns SQL of a function that notes the change of a row, once per transaction unless it changes rows of several
 * institutions in turns: a transaction-local setting remembers what was noted last. Inserting waits for nobody: the row has the
 * transaction's own number. One statement sets the setting and writes the note.
 * @param setting SQL of the setting's name
 * @param value SQL of what it remembers, from the row in `row`
 * @param key SQL of the key, from the value
 * @param moves SQL condition: the row leaves its value
 */
const noting = (
  by: NotedBy,
  setting: string,
  { value, key, moves }: { value: (row: string) => string; key: (value: string) => string; moves?: string },
): string => {
  const changed = moves ? `coalesce(${value('new')}, ${value('old')})` : value('new');
  const note = (noted: string) =>
    `insert into public.change (key, xid) values (${key(noted)}::uuid, pg_current_xact_id()) on conflict do nothing;`;
  return `
  create or replace function public.${NOTING[by]}() returns trigger language plpgsql as $$
  begin
    if current_setting(${setting}, true) is distinct from ${changed}${moves ? ` or ${moves}` : ''} then
      ${note(`set_config(${setting}, ${changed}, true)`)}
      ${moves ? `if ${moves} then ${note(value('old'))} end if;` : ''}
    end if;
    return null;
  end $$;`;
};

const ofInstitution = {
  value: (row: string) => `${row}.institution_id::text`,
  moves: 'old.institution_id <> new.institution_id',
};

/** Functions of the triggers below. They read no clock and make no identity. */
export const CHANGE_FUNCTIONS = [
  noting('institution', `'app.changed'`, { ...ofInstitution, key: (value) => value }),
  noting('apart', 'tg_argv[0]', { ...ofInstitution, key: (value) => `md5(${value} || tg_argv[1])` }),
  noting('account', `'app.changed_own'`, {
    value: (row) => `${row}.account_id::text`,
    moves: 'old.account_id <> new.account_id',
    key: (value) => value,
  }),
  noting('table', 'tg_argv[0]', { value: () => 'tg_argv[1]', key: (value) => `md5(${value})` }),
].join('');

/**
 * Returns the trigger that notes changes of a table for answers in memory (answers/answers.ts). It has no condition:
 * PostgreSQL reads one again in each statement, which costs more than the call.
 */
export function changeTrigger(table: string, by: NotedBy): TriggerDef {
  return rowTrigger({
    name: `${table}_noted${by === 'account' ? '_by_account' : ''}`,
    table,
    timing: 'after',
    events: ['insert', 'update', 'delete'],
    call: `${NOTING[by]}('app.changed_${table}', '${table}')`,
  });
}
