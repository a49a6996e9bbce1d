import { APP_ROLE, PUBLIC_ROLE, SETTINGS } from '#platform/database/tenancy';

/**
 * SQL function `waitlist_position(institution, enrollment)`: 1 for the next to be promoted; null for an
 * enrollment that is not waitlisted or not readable. Row level security hides the other entries from a
 * student outside the institution, who would always be first: so the function counts from inside and returns
 * only the number.
 */
export const WAITLIST_POSITION = `
  create or replace function public.waitlist_position(tenant uuid, enrollment_id uuid) returns int
    language plpgsql volatile parallel unsafe as $$
  declare
    mine record;
    role_before text := current_setting('role');
    tenant_before text := current_setting('${SETTINGS.institution}', true);
    result int;
  begin
    select e.cohort_id, e.enrolled_at into mine from public.enrollment e
      where e.institution_id = tenant and e.id = enrollment_id and e.status = 'waitlisted';
    if not found then return null; end if;
    perform set_config('role', '${APP_ROLE}', true), set_config('${SETTINGS.institution}', tenant::text, true);
    select 1 + count(*) into result from public.enrollment e
      where e.institution_id = tenant and e.cohort_id = mine.cohort_id and e.status = 'waitlisted'
        and (e.enrolled_at, e.id) < (mine.enrolled_at, enrollment_id);
    perform set_config('role', role_before, true),
      set_config('${SETTINGS.institution}', coalesce(tenant_before, ''), true);
    return result;
  end $$;
  revoke all on function public.waitlist_position(uuid, uuid) from public;
  grant execute on function public.waitlist_position(uuid, uuid) to ${APP_ROLE}, ${PUBLIC_ROLE};`;
