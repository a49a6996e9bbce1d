import { isAdmin, type Viewer } from '#kernel/viewer';

export const institutionPolicy = {
  /** Everyone with a verified e-mail address may create one and becomes its owner. */
  create: (viewer: Viewer) => viewer.accountId !== null && viewer.isVerified,
  /** Super admins see all; others see those that they are members of. */
  seeAll: (viewer: Viewer) => viewer.isSuperAdmin,
  /** Only the owner, and not with an API token. */
  changePlan: (viewer: Viewer) => viewer.isOwner && !viewer.token,
  /** Super admins set any plan, whatever the number of students. */
  setPlan: (viewer: Viewer) => viewer.isSuperAdmin,
  /** Admins, and not with an API token. */
  secure: (viewer: Viewer) => isAdmin(viewer) && !viewer.token,
  /** Super admins help institutions whose admins locked themselves out. */
  removeAllowedAddresses: (viewer: Viewer) => viewer.isSuperAdmin,
  /** Super admins approve, reject, suspend and reopen institutions. */
  decide: (viewer: Viewer) => viewer.isSuperAdmin,
};
