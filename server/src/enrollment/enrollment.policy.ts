import { effectiveRole, type Viewer } from '../graphql/viewer.ts';
import { Role } from '../membership/role.ts';

export const enrollmentPolicy = {
  /** Money is the institution's: its owner and admins say that it came. */
  markPaid: (viewer: Viewer, enrollment: { institutionId: string }) =>
    effectiveRole(viewer) === Role.ADMIN && viewer.institutionId === enrollment.institutionId,
};
