import { SESSION_DAYS } from './session.entity.ts';

/** SQL: whether the session `s` was idle for longer than its institution allows. Its last use is its last refresh. */
export const IS_IDLE = `coalesce((
  select s.expires_at - interval '${SESSION_DAYS} days' < now() - i.session_timeout_minutes * interval '1 minute'
  from institution i where i.id = s.institution_id), false)`;
