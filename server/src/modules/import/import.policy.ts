import { Role } from '#kernel/role';
import { effectiveRole, type Viewer } from '#kernel/viewer';

export const importPolicy = {
  manage: (viewer: Viewer) => effectiveRole(viewer) === Role.ADMIN,
};
