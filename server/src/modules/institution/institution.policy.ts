import type { Viewer } from '#kernel/viewer';

export const institutionPolicy = {
  /** Anybody with a verified e-mail, who becomes its owner. */
  create: (viewer: Viewer) => viewer.accountId !== null && viewer.isVerified,
  /** The platform's own staff; others see those that they are members of. */
  seeAll: (viewer: Viewer) => viewer.isSuperAdmin,
  /** Super admins suspend and reopen institutions. */
  suspend: (viewer: Viewer) => viewer.isSuperAdmin,
};
