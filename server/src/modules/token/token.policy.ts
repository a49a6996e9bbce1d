import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';

export const tokenPolicy = {
  manage: (viewer: Viewer) => effectiveRole(viewer) === Role.ADMIN && viewer.token === null,
};
