import { sql } from 'kysely';
import type { Reader, Sql } from '#platform/read/declarations';

/**
 * Returns SQL: whether a seat opens what it is for. Inside its institution it does, because the session there follows the
 * rules of the institution. A reader from outside needs an institution without rules for sessions, as another session
 * follows none of them.
 * @param hasSeat whether the reader's account has the seat
 */
export const opensBySeat = (hasSeat: Sql, institution: Sql, { institutionId }: Reader): Sql =>
  institutionId
    ? hasSeat
    : sql`(${hasSeat} and exists (select 1 from institution ruled where ruled.id = ${institution}
        and ruled.allowed_addresses = '{}' and not ruled.requires_two_factor and ruled.session_timeout_minutes is null))`;
