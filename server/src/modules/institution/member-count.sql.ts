import { setForwarded } from '#platform/database/forwarded.sql';
import { APP_ROLE, PUBLIC_ROLE, SETTINGS } from '#platform/database/tenancy';

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
