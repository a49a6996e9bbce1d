import { Role } from '#kernel/role';
import { effectiveRole, type Viewer } from '#kernel/viewer';

/** Columns of an availability that decide about permissions. */
export interface Hosting {
  institutionId: string;
  memberId: string;
}

const isStaff = (viewer: Viewer) =>
  effectiveRole(viewer) === Role.ADMIN || effectiveRole(viewer) === Role.INSTRUCTOR;

const isOf = (viewer: Viewer, { institutionId }: Hosting) =>
  viewer.institutionId === institutionId && viewer.membershipId !== null;

export const availabilityPolicy = {
  offer: isStaff,
  delete: (viewer: Viewer, hosting: Hosting) =>
    isOf(viewer, hosting) &&
    (effectiveRole(viewer) === Role.ADMIN || (isStaff(viewer) && viewer.membershipId === hosting.memberId)),
  /** All members who see the office hours, except the host. */
  book: (viewer: Viewer, hosting: Hosting) =>
    isOf(viewer, hosting) && viewer.membershipId !== hosting.memberId,
};
