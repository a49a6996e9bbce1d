import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';

export const enrollmentPolicy = {
  /** Those who teach the cohort, and admins, decline who has no seat of their own yet. */
  decline: (viewer: Viewer, enrollment: { institutionId: string; isTaught: boolean }) =>
    viewer.institutionId === enrollment.institutionId &&
    (effectiveRole(viewer) === Role.ADMIN || enrollment.isTaught),
  /** Money is the institution's: its owner and admins say that it came. */
  markPaid: (viewer: Viewer, enrollment: { institutionId: string }) =>
    effectiveRole(viewer) === Role.ADMIN && viewer.institutionId === enrollment.institutionId,
};
