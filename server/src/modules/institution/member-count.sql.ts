import { sql } from 'kysely';
import { setForwarded } from '#platform/database/forwarded.sql';
import { APP_ROLE, PUBLIC_ROLE, SETTINGS } from '#platform/database/tenancy';
import { foundBeforehand } from '#platform/read/beforehand';
import type { Reader, Sql } from '#platform/read/declarations';
import type { Beforehand } from '#platform/read/reader';

/**
 * SQL function `member_count(tenant)`: returns the number of members of any institution to super admins, who read its list,
 * and null to others. Row level security hides the counts of other institutions, so it reads them from inside each.
 */
export const MEMBER_COUNT = `
  create or replace function public.member_count(tenant uuid) returns integer
    language plpgsql volatile parallel unsafe security definer set search_path = '' as $$
  declare
    here constant text := coalesce(current_setting('${SETTINGS.institution}', true), '');
    members integer;
  begin
    if not exists (select from public.account a where a.is_super_admin
        and a.id = nullif(current_setting('${SETTINGS.account}', true), '')::uuid) then
      return null;
    end if;
    ${setForwarded(SETTINGS.institution, 'tenant::text')}
    select coalesce(sum(s.amount), 0)::integer into members from public.stored_count s
      where s.institution_id = tenant and s.name like 'members.%';
    ${setForwarded(SETTINGS.institution, 'here')}
    return members;
  end $$;
  revoke all on function public.member_count(uuid) from public;
  grant execute on function public.member_count(uuid) to ${APP_ROLE}, ${PUBLIC_ROLE};`;

/** Numbers of members of all institutions, on the coordinator of a cluster; nothing for readers who are no super admins. */
const ALL_COUNTS = {
  name: 'member_counts',
  text: `select json_object_agg(i.id, public.member_count(i.id))::text from institution i
    where exists (select from account a where a.id = $1 and a.is_super_admin)`,
};

const COUNTS: Beforehand<Readonly<Record<string, number>>> = {
  find: async (run, viewer) => {
    const [found] = await run(viewer, [{ ...ALL_COUNTS, values: [viewer.accountId] }]);
    return JSON.parse(found ?? '{}') as Record<string, number>;
  },
};

const INSTITUTIONS = foundBeforehand(COUNTS, 'institutions', (counts) => Object.keys(counts));
const MEMBERS = foundBeforehand(COUNTS, 'members', (counts) => Object.values(counts));

/** SQL: number of members of an institution, for super admins. */
export const memberCount = (institution: Sql, { isOnCluster }: Reader): Sql =>
  isOnCluster
    ? sql`(select counted.members from unnest(${INSTITUTIONS}::uuid[], ${MEMBERS}::int[]) counted (id, members) where counted.id = ${institution})`
    : sql`public.member_count(${institution})`;
