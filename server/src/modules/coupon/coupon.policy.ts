import { Role } from '#kernel/role';
import { effectiveRole, type Viewer } from '#kernel/viewer';

/** Coupons lower what the institution earns, so those who decide about its orders manage them. */
export const couponPolicy = {
  manage: (viewer: Viewer) => effectiveRole(viewer) === Role.ADMIN,
};
