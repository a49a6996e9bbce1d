import * as z from 'zod/mini';
import type { SessionFragment } from '../documents/account.generated.ts';
import { named, said } from './described.ts';
import { lower, role } from './enums.ts';
import { identity, identityShape } from './identity.ts';

const about = {
  email: z.string(),
  role: z.nullable(role),
  roles: said(
    'All that the person may act as.',
    z.array(z.enum(['student', 'instructor', 'admin', 'super_admin'])),
  ),
  isVerified: z.boolean(),
};

export const Session = named(
  'Session',
  'A session; its refresh token comes in a cookie.',
  z.object({
    accessToken: said('A JWT for 15 minutes, to be sent as a bearer token.', z.string()),
    ...about,
    namespace: said("The institution's.", z.nullable(z.string())),
    institution: z.nullable(z.object({ ...identityShape, name: z.string(), namespace: z.string() })),
    user: z.object({ ...identityShape, ...about, firstName: z.string(), lastName: z.string() }),
  }),
);

/**
 * The answer of every call that begins or renews a session. `role` is the membership's, as in the token, null without
 * one; `roles` has all that the person may act as (contract, resolution 7).
 */
export function session({ accessToken, viewer }: SessionFragment): z.infer<typeof Session> {
  const { email, firstName, lastName, isVerified, membership } = viewer;
  const acting = membership && lower(membership.role);
  const roles = rolesOf(viewer);
  const institution = membership?.institution ?? null;
  return {
    accessToken,
    email,
    role: acting,
    roles,
    isVerified,
    namespace: institution?.namespace ?? null,
    institution: institution && {
      ...identity(institution),
      name: institution.name,
      namespace: institution.namespace,
    },
    user: { ...identity(viewer), email, firstName, lastName, role: acting, roles, isVerified },
  };
}

/** The membership's role, an owner's right to act as an admin, and being of the platform's staff. */
function rolesOf({ membership, role: acting, isSuperAdmin }: SessionFragment['viewer']) {
  const roles = [membership?.role, acting, isSuperAdmin && 'SUPER_ADMIN'] as const;
  const given = roles.filter((one) => typeof one === 'string');
  return [...new Set(given.map(lower))];
}
