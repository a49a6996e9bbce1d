import { effectiveRole, type Viewer } from '../graphql/viewer.ts';
import { Role } from './role.ts';

export const membershipPolicy = {
  seeStudents: (viewer: Viewer) => [Role.ADMIN, Role.INSTRUCTOR].includes(effectiveRole(viewer) as Role),
  manageInstitution: (viewer: Viewer) => effectiveRole(viewer) === Role.ADMIN,
};
