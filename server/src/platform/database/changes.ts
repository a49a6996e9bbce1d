import { createHash } from 'node:crypto';
import type { TriggerDef } from '@mikro-orm/core';

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
  institution: 'note_change_of_institution',
  apart: 'note_change_apart',
  account: 'note_change_of_account',
  table: 'note_change_of_table',
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

/** Returns the name of the transaction-local setting with what the transaction noted last. */
function settingOf(by: NotedBy, table: string): string {
  if (by === 'institution') return 'app.changed';
  return by === 'account' ? 'app.changed_own' : `app.changed_${table}`;
}

/**
 * Returns SQL of a function that notes the change of a row, once per transaction unless it changes rows of several
 * institutions in turns. Inserting waits for nobody: the row has the transaction's own number.
 * @param source SQL of the value that the setting remembers, from the row in `row`
 * @param key SQL of the key, from the value
 */
const noting = (by: NotedBy, source: (row: string) => string, key: string): string => `
  create or replace function public.${NOTING[by]}() returns trigger language plpgsql as $$
  declare
    value text;
  begin
    if tg_op <> 'INSERT' then
      value := ${source('old')};
      insert into public.change (key, xid) values (${key}, pg_current_xact_id()) on conflict do nothing;
    end if;
    if tg_op <> 'DELETE' and value is distinct from ${source('new')} then
      value := ${source('new')};
      insert into public.change (key, xid) values (${key}, pg_current_xact_id()) on conflict do nothing;
    end if;
    perform set_config(tg_argv[0], value, true);
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end $$;`;

/** Functions of the triggers below. They read no clock and make no identity. */
export const CHANGE_FUNCTIONS = [
  noting('institution', (row) => `${row}.institution_id::text`, 'value::uuid'),
  noting('apart', (row) => `${row}.institution_id::text`, 'md5(value || tg_argv[1])::uuid'),
  noting('account', (row) => `${row}.account_id::text`, 'value::uuid'),
  noting('table', () => 'tg_argv[1]', 'md5(value)::uuid'),
].join('');

/**
 * Returns the triggers that note changes of a table for answers in memory (answers/answers.ts). They run before the row is
 * written, so that from the second row on their condition is false and nothing is called.
 */
export function changeTriggers(table: string, by: NotedBy): TriggerDef[] {
  const setting = settingOf(by, table);
  const noted = `current_setting('${setting}', true)`;
  const source = (row: string) =>
    by === 'table' ? `'${table}'` : `${row}.${by === 'account' ? 'account_id' : 'institution_id'}::text`;
  const isNew = (row: string) => `${noted} is distinct from ${source(row)}`;
  const moved = by === 'table' ? '' : ` or ${source('old')} is distinct from ${source('new')}`;
  const conditions = { insert: isNew('new'), update: isNew('new') + moved, delete: isNew('old') };
  return (['insert', 'update', 'delete'] as const).map((on) => {
    const name = `${table}_change${by === 'account' ? '_account' : ''}_${on}`;
    return {
      name,
      timing: 'before',
      events: [on],
      forEach: 'row',
      expression: `create trigger ${name} before ${on} on "${table}" for each row when (${conditions[on]}) execute function ${NOTING[by]}('${setting}', '${table}')`,
    };
  });
}
