import { isAdmin, type Viewer } from '#kernel/viewer';

export const tokenPolicy = {
  manage: (viewer: Viewer) => isAdmin(viewer) && !viewer.token,
};
