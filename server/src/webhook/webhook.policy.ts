import { effectiveRole, type Viewer } from '../graphql/viewer.ts';
import { Role } from '../membership/role.ts';

export const webhookPolicy = {
  manage: (viewer: Viewer) => effectiveRole(viewer) === Role.ADMIN,
};
