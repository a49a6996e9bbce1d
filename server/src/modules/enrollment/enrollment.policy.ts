import { isAdminOf, type Viewer } from '#kernel/viewer';

export const enrollmentPolicy = {
  /** The owner and admins also take seats away. */
  cancel: isAdminOf,
  /** Instructors of the cohort and admins may decline enrollments without a seat of their own. */
  decline: (viewer: Viewer, enrollment: { institutionId: string; isTaught: boolean }) =>
    isAdminOf(viewer, enrollment) ||
    (viewer.institutionId === enrollment.institutionId && enrollment.isTaught),
  /** Moving takes a seat in one cohort and gives one in another. */
  move: isAdminOf,
  /** Payments belong to the institution: its owner and admins confirm them. */
  markPaid: isAdminOf,
};
