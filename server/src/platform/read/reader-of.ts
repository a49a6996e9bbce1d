import { sql } from 'kysely';
import { effectiveRole, type MemberViewer } from '#kernel/viewer';
import type { Reader } from './declarations.ts';

/** Returns a member as a reader for the conditions of `x.visibility.ts`, for hand-written statements. */
export const readerOf = (viewer: MemberViewer): Reader => ({
  role: effectiveRole(viewer),
  accountId: sql`${viewer.accountId}::uuid`,
  institutionId: sql`${viewer.institutionId}::uuid`,
  membershipId: sql`${viewer.membershipId}::uuid`,
});
