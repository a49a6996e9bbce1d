import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';
import { membershipPolicy } from '#modules/membership/membership.policy';

export const memberInvitationPolicy = {
  seeAll: (viewer: Viewer) => effectiveRole(viewer) === Role.ADMIN,
  /** Invite with a role, resend and cancel: needs the permission to give a member that role. */
  manage: membershipPolicy.grant,
};
