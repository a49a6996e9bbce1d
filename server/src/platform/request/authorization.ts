import type { AuthChecker } from 'type-graphql';
import { Role } from '#kernel/role';
import type { Context } from './context.ts';
import {
  ClosedInstitution,
  Forbidden,
  TwoFactorSetUpRequired,
  Unauthenticated,
  Unverified,
} from '#kernel/errors';
import { effectiveRole } from '#kernel/viewer';

/** `@Authorized(UNVERIFIED_TOO)` also admits accounts whose email address is not verified yet. */
export const UNVERIFIED_TOO = 'unverified-too';

/** `@Authorized(VISITORS_TOO)` also admits visitors. Signed-in accounts must still be verified. */
export const VISITORS_TOO = 'visitors-too';

/** Staff of an institution: `@Authorized(...STAFF)`. */
export const STAFF = [Role.ADMIN, Role.INSTRUCTOR];

/**
 * Checks `@Authorized()`, which requires a verified account. With roles, the viewer must also have one of them in the
 * session's institution. Its owner has the permissions of an admin.
 */
export const checkAccess: AuthChecker<Context> = ({ context: { viewer } }, roles) => {
  if (!viewer.accountId) {
    if (roles.includes(VISITORS_TOO)) return true;
    throw Unauthenticated();
  }
  if (roles.includes(UNVERIFIED_TOO)) return true;
  if (!viewer.isVerified) throw Unverified();
  if (roles.includes(VISITORS_TOO)) return true;
  if (roles.length === 0 || roles.includes(effectiveRole(viewer))) return true;
  if (viewer.closing) throw ClosedInstitution();
  throw viewer.lacksTwoFactor ? TwoFactorSetUpRequired() : Forbidden();
};
