import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';

export const enrollmentPolicy = {
  /** Instructors of the cohort and admins may decline enrollments without a seat of their own. */
  decline: (viewer: Viewer, enrollment: { institutionId: string; isTaught: boolean }) =>
    viewer.institutionId === enrollment.institutionId &&
    (effectiveRole(viewer) === Role.ADMIN || enrollment.isTaught),
  /** Payments belong to the institution: its owner and admins confirm them. */
  markPaid: (viewer: Viewer, enrollment: { institutionId: string }) =>
    effectiveRole(viewer) === Role.ADMIN && viewer.institutionId === enrollment.institutionId,
};
