import { sql } from 'kysely';
import { setForwarded } from '#platform/database/forwarded.sql';
import { APP_ROLE, PUBLIC_ROLE, SETTINGS } from '#platform/database/tenancy';
import type { Reader, Sql } from '#platform/read/declarations';

/**
 * SQL function `waitlist_position(institution, enrollment)`: 1 for the next to be promoted; null for an
 * enrollment that is not waitlisted or not readable. Row level security hides the other entries from a
 * student outside the institution, who would always be first: so the function counts from inside and returns
 * only the number. Readers inside the institution count without it (`waitlistPosition`).
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
    perform set_config('role', '${APP_ROLE}', true);
    ${setForwarded(SETTINGS.institution, 'tenant::text')}
    select 1 + count(*) into result from public.enrollment e
      where e.institution_id = tenant and e.cohort_id = mine.cohort_id and e.status = 'waitlisted'
        and (e.enrolled_at, e.id) < (mine.enrolled_at, enrollment_id);
    perform set_config('role', role_before, true);
    ${setForwarded(SETTINGS.institution, "coalesce(tenant_before, '')")}
    return result;
  end $$;
  revoke all on function public.waitlist_position(uuid, uuid) from public;
  grant execute on function public.waitlist_position(uuid, uuid) to ${APP_ROLE}, ${PUBLIC_ROLE};`;

/** Columns of an enrollment that decide its position. */
type Queued = Record<'institution' | 'cohort' | 'id' | 'status' | 'enrolledAt', Sql>;

/** SQL: position of an enrollment on the waitlist, null when it is not waitlisted. */
export function waitlistPosition(row: Queued, { institutionId }: Reader): Sql {
  const position = institutionId
    ? sql`(select 1 + count(*)::int from enrollment ahead
        where ahead.institution_id = ${row.institution} and ahead.cohort_id = ${row.cohort} and ahead.status = 'waitlisted'
          and (ahead.enrolled_at, ahead.id) < (${row.enrolledAt}, ${row.id}))`
    : sql`waitlist_position(${row.institution}, ${row.id})`;
  return sql`case when ${row.status} = 'waitlisted' then ${position} end`;
}
