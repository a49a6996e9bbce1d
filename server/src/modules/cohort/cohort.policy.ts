import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';

/** What of a cohort decides who may do what. */
export interface CohortOwnership {
  institutionId: string;
  createdById: string;
}

const isAdminOf = (viewer: Viewer, cohort: CohortOwnership) =>
  effectiveRole(viewer) === Role.ADMIN && viewer.institutionId === cohort.institutionId;

const isCreator = (viewer: Viewer, cohort: CohortOwnership) =>
  effectiveRole(viewer) === Role.INSTRUCTOR &&
  viewer.institutionId === cohort.institutionId &&
  viewer.membershipId === cohort.createdById;

const isManager = (viewer: Viewer, cohort: CohortOwnership) =>
  isAdminOf(viewer, cohort) || isCreator(viewer, cohort);

export const cohortPolicy = {
  create: (viewer: Viewer) =>
    effectiveRole(viewer) === Role.ADMIN || effectiveRole(viewer) === Role.INSTRUCTOR,
  edit: isManager,
  delete: isManager,
  manageInstructors: isManager,
  /** Also who teaches it without having created it. */
  seeEnrollments: (viewer: Viewer, cohort: CohortOwnership & { isTaught: boolean }) =>
    isManager(viewer, cohort) || cohort.isTaught,
  /** Staff of the institution teaches there and takes no seat; a visitor signs in first. */
  enroll: (viewer: Viewer, cohort: Pick<CohortOwnership, 'institutionId'>) =>
    viewer.accountId !== null &&
    viewer.isVerified &&
    (viewer.institutionId !== cohort.institutionId || [Role.STUDENT, 'seat'].includes(effectiveRole(viewer))),
};
