import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';

export const categoryPolicy = {
  manage: (viewer: Viewer) => effectiveRole(viewer) === Role.ADMIN,
};
