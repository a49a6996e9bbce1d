import { isAdmin } from '#kernel/viewer';
import { membershipPolicy } from '#modules/membership/membership.policy';

export const memberInvitationPolicy = {
  seeAll: isAdmin,
  /** Invite with a role, resend and cancel: needs the permission to give a member that role. */
  manage: membershipPolicy.grant,
};
