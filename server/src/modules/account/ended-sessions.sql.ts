import { PUBLIC_ROLE } from '#platform/database/tenancy';

/**
 * SQL function `ended_sessions(ids)`: returns the given sessions that have ended or whose institution is
 * suspended, as JSON. An instance checks the sessions of its sockets in one statement, without permission to
 * read all sessions.
 */
export const ENDED_SESSIONS = `
  create or replace function public.ended_sessions(ids uuid[]) returns json
    language sql stable security definer set search_path = '' as $$
    select coalesce(json_agg(asked.id), '[]') from unnest(ids) asked (id)
    where not exists (
      select from public.session s where s.id = asked.id and s.revoked_at is null and s.expires_at > now()
        and not exists (
          select from public.institution i where i.id = s.institution_id and i.suspended_at is not null)) $$;
  revoke all on function public.ended_sessions(uuid[]) from public;
  grant execute on function public.ended_sessions(uuid[]) to ${PUBLIC_ROLE};`;
