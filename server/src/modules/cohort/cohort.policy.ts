import { effectiveRole, isAdminOf, isInstructorOf, isStaff, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';

/** Columns of a cohort that decide about permissions. */
export interface CohortOwnership {
  institutionId: string;
  createdById: string;
}

const isCreator = (viewer: Viewer, cohort: CohortOwnership) =>
  isInstructorOf(viewer, cohort) && viewer.membershipId === cohort.createdById;

const isManager = (viewer: Viewer, cohort: CohortOwnership) =>
  isAdminOf(viewer, cohort) || isCreator(viewer, cohort);

const isTeacher = (viewer: Viewer, cohort: CohortOwnership & { isTaught: boolean }) =>
  isManager(viewer, cohort) || cohort.isTaught;

export const cohortPolicy = {
  create: isStaff,
  edit: isManager,
  delete: isManager,
  manageInstructors: isManager,
  /** Includes instructors who did not create the cohort. */
  seeEnrollments: isTeacher,
  /** Includes instructors who did not create the cohort. */
  manageResources: isTeacher,
  /** Sessions and their attendance. Includes instructors who did not create the cohort. */
  manageSessions: isTeacher,
  /** The owner and admins enroll students of the institution. */
  enrollMembers: isAdminOf,
  /** Staff teach there and take no seat; visitors must sign in first. */
  enroll: (viewer: Viewer, cohort: Pick<CohortOwnership, 'institutionId'>) =>
    viewer.accountId !== null &&
    viewer.isVerified &&
    (viewer.institutionId !== cohort.institutionId || [Role.STUDENT, 'seat'].includes(effectiveRole(viewer))),
};
