import * as z from 'zod/mini';
import type { SessionViewerFragment } from '../documents/account.generated.ts';
import { defineSchema, described } from './described.ts';
import { lower, role } from './enums.ts';
import { identity, identityShape } from './identity.ts';

const about = {
  email: z.string(),
  role: z.nullable(role),
  roles: described(
    'All roles of the account.',
    z.array(z.enum(['student', 'instructor', 'admin', 'super_admin'])),
  ),
  isVerified: z.boolean(),
};

export const Session = defineSchema(
  'Session',
  'Session. Its refresh token is set as a cookie.',
  z.object({
    accessToken: described('JWT to send as a bearer token. It is valid for 15 minutes.', z.string()),
    ...about,
    namespace: described('Namespace of the institution.', z.nullable(z.string())),
    institution: z.nullable(z.object({ ...identityShape, name: z.string(), namespace: z.string() })),
    user: z.object({ ...identityShape, ...about, firstName: z.string(), lastName: z.string() }),
  }),
);

/**
 * Builds the response of every call that opens or refreshes a session. `role` is that of the membership, as in the token;
 * null without one. `roles` has all roles of the account (contract, resolution 7).
 */
export function session({
  accessToken,
  viewer,
}: {
  accessToken: string;
  viewer: SessionViewerFragment;
}): z.infer<typeof Session> {
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

/** Returns the role of the membership, the admin role of an owner, and the role of the platform's staff. */
function rolesOf({ membership, role: acting, isSuperAdmin }: SessionViewerFragment) {
  const roles = [membership?.role, acting, isSuperAdmin && 'SUPER_ADMIN'] as const;
  const given = roles.filter((one) => typeof one === 'string');
  return [...new Set(given.map(lower))];
}
