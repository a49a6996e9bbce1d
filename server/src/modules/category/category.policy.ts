import { isAdmin } from '#kernel/viewer';

export const categoryPolicy = {
  manage: isAdmin,
};
