import { effectiveRole, type Viewer } from '../graphql/viewer.ts';
import { Role } from '../membership/role.ts';

export const tokenPolicy = {
  manage: (viewer: Viewer) => effectiveRole(viewer) === Role.ADMIN && viewer.token === null,
};
