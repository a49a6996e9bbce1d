import { APP_ROLE, PUBLIC_ROLE, SETTINGS } from '#platform/database/tenancy';

/**
 * SQL function `waitlist_position(institution, enrollment)`: 1 for the next to be promoted, null for an enrollment that
 * does not wait or that the reader may not see. Row level security would hide the others in the queue from a person who
 * reads its own enrollment from outside the institution, and everybody would be the first: so the queue, of which only
 * a number gets out, is counted as from inside.
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
