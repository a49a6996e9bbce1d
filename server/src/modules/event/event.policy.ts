import { isAdminOf, isInstructorOf, isStaff, type Viewer } from '#kernel/viewer';

/** Columns of an event that decide about permissions. */
export interface EventOwnership {
  institutionId: string;
  createdById: string;
  presenterId: string;
}

/** Instructors edit the events that they created or present. */
const isEditor = (viewer: Viewer, event: EventOwnership) =>
  isAdminOf(viewer, event) ||
  (isInstructorOf(viewer, event) &&
    [event.createdById, event.presenterId].includes(viewer.membershipId ?? ''));

export const eventPolicy = {
  create: isStaff,
  edit: isEditor,
  /** Includes the attendance and the link to the meeting. */
  seeRegistrations: isEditor,
  /** All members who see the event, except the presenter. */
  register: (viewer: Viewer, event: EventOwnership) =>
    viewer.institutionId === event.institutionId &&
    viewer.membershipId !== null &&
    viewer.membershipId !== event.presenterId,
};
