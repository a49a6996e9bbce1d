import { sql } from 'kysely';
import { effectiveRole, type MemberViewer } from '#kernel/viewer';
import type { Reader } from './declarations.ts';

/** A member as the conditions of `x.visibility.ts` want it, for statements by hand in a transaction. */
export const readerOf = (viewer: MemberViewer): Reader => ({
  role: effectiveRole(viewer),
  accountId: sql`${viewer.accountId}::uuid`,
  institutionId: sql`${viewer.institutionId}::uuid`,
  membershipId: sql`${viewer.membershipId}::uuid`,
});
