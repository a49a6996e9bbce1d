import type { EntityManager } from '@mikro-orm/postgresql';
import { APP_ROLE, SETTINGS } from '#platform/database/tenancy';

/** Something that a job does by the clock, and SQL of what an institution has of it. */
export interface Due {
  /** Of the function in the database. */
  name: string;
  /** What the institution `tenant` has until `moment`, as JSON; no row or null where nothing is due. */
  query: string;
}

/**
 * SQL function `name(tenant, moment)`, which looks as from inside the institution. So one statement can ask it of every
 * institution, and row level security still shows each only its own.
 */
export const dueFunction = ({ name, query }: Due): string => `
  create or replace function public.${name}(tenant uuid, moment timestamptz) returns json
    language plpgsql volatile parallel unsafe set search_path = '' as $$
  declare
    here constant text := coalesce(current_setting('${SETTINGS.institution}', true), '');
    due json;
  begin
    perform set_config('${SETTINGS.institution}', tenant::text, true);
    due := (${query});
    perform set_config('${SETTINGS.institution}', here, true);
    return due;
  end $$;
  revoke all on function public.${name}(uuid, timestamptz) from public;
  grant execute on function public.${name}(uuid, timestamptz) to ${APP_ROLE};`;

/**
 * The institutions that have something of it, and what, by their ids. Work of suspended institutions waits.
 * @param fromNow of the moment, an interval of PostgreSQL such as '-7 days'
 */
export const dueInstitutionsSql = ({ name }: Due, fromNow: string): string => `
  select id, due from (select id, public.${name}(id, now() + interval '${fromNow}') as due
    from institution where suspended_at is null) looked
  where due is not null order by id`;

/** Runs `dueInstitutionsSql`: one statement, however many institutions there are. */
export const findDueInstitutions = (
  em: EntityManager,
  due: Due,
  fromNow = '0',
): Promise<{ id: string; due: unknown }[]> => em.execute(dueInstitutionsSql(due, fromNow));
