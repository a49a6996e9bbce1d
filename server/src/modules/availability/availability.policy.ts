import { isAdmin, isInstructor, isStaff, type Viewer } from '#kernel/viewer';

/** Columns of an availability that decide about permissions. */
export interface Hosting {
  institutionId: string;
  memberId: string;
}

const isOf = (viewer: Viewer, { institutionId }: Hosting) =>
  viewer.institutionId === institutionId && viewer.membershipId !== null;

export const availabilityPolicy = {
  offer: isStaff,
  delete: (viewer: Viewer, hosting: Hosting) =>
    isOf(viewer, hosting) &&
    (isAdmin(viewer) || (isInstructor(viewer) && viewer.membershipId === hosting.memberId)),
  /** All members who see the office hours, except the host. */
  book: (viewer: Viewer, hosting: Hosting) =>
    isOf(viewer, hosting) && viewer.membershipId !== hosting.memberId,
};
