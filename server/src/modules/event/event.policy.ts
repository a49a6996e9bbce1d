import { Role } from '#kernel/role';
import { effectiveRole, type Viewer } from '#kernel/viewer';

/** Columns of an event that decide about permissions. */
export interface EventOwnership {
  institutionId: string;
  createdById: string;
  presenterId: string;
}

const isAdminOf = (viewer: Viewer, { institutionId }: EventOwnership) =>
  effectiveRole(viewer) === Role.ADMIN && viewer.institutionId === institutionId;

/** Instructors edit the events that they created or present. */
const isEditor = (viewer: Viewer, event: EventOwnership) =>
  isAdminOf(viewer, event) ||
  (effectiveRole(viewer) === Role.INSTRUCTOR &&
    viewer.institutionId === event.institutionId &&
    [event.createdById, event.presenterId].includes(viewer.membershipId ?? ''));

export const eventPolicy = {
  create: (viewer: Viewer) =>
    effectiveRole(viewer) === Role.ADMIN || effectiveRole(viewer) === Role.INSTRUCTOR,
  edit: isEditor,
  /** Includes the attendance and the link to the meeting. */
  seeRegistrations: isEditor,
  /** All members who see the event, except the presenter. */
  register: (viewer: Viewer, event: EventOwnership) =>
    viewer.institutionId === event.institutionId &&
    viewer.membershipId !== null &&
    viewer.membershipId !== event.presenterId,
};
