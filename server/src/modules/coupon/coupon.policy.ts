import { isAdmin } from '#kernel/viewer';

/** Coupons lower what the institution earns, so those who decide about its orders manage them. */
export const couponPolicy = {
  manage: isAdmin,
};
