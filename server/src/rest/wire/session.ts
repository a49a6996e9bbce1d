import type { SessionFragment } from '../documents/account.generated.ts';
import { lower } from './enums.ts';
import { identity } from './identity.ts';

/**
 * The answer of every call that begins or renews a session. `role` is the membership's, as in the token, null without
 * one; `roles` has all that the person may act as (contract, resolution 7).
 */
export function session({ accessToken, viewer }: SessionFragment) {
  const { email, firstName, lastName, isVerified, membership } = viewer;
  const role = membership && lower(membership.role);
  const roles = rolesOf(viewer);
  const institution = membership?.institution ?? null;
  return {
    accessToken,
    email,
    role,
    roles,
    isVerified,
    namespace: institution?.namespace ?? null,
    institution: institution && {
      ...identity(institution),
      name: institution.name,
      namespace: institution.namespace,
    },
    user: { ...identity(viewer), email, firstName, lastName, role, roles, isVerified },
  };
}

/** The membership's role, an owner's right to act as an admin, and being of the platform's staff. */
function rolesOf({ membership, role, isSuperAdmin }: SessionFragment['viewer']): string[] {
  const roles = [membership?.role, role, isSuperAdmin && 'SUPER_ADMIN'].filter(
    (one) => typeof one === 'string',
  );
  return [...new Set(roles.map(lower))];
}
