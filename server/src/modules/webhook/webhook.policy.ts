import { isAdmin } from '#kernel/viewer';

export const webhookPolicy = {
  manage: isAdmin,
};
