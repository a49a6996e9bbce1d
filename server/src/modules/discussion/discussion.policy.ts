import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';

/** Where something was written: what decides who keeps order there. */
export interface Place {
  institutionId: string;
  /** Of the course that it is about; null where it is about none. */
  courseOwnerId: string | null;
}

/** Something that somebody wrote. */
export interface Written extends Place {
  authorId: string;
}

/** What a row brings along that says who wrote it, and where. */
export interface WrittenRow {
  institution: string;
  author: string;
  courseOwner: string | null;
}

export const writtenIn = ({ institution, author, courseOwner }: WrittenRow): Written => ({
  institutionId: institution,
  authorId: author,
  courseOwnerId: courseOwner,
});

const isOwn = (viewer: Viewer, { institutionId, authorId }: Written) =>
  viewer.institutionId === institutionId && viewer.membershipId === authorId;

/** Admins everywhere, instructors in their own courses and where no course is talked about. */
function keepsOrder(viewer: Viewer, { institutionId, courseOwnerId }: Place): boolean {
  if (viewer.institutionId !== institutionId) return false;
  const role = effectiveRole(viewer);
  if (role === Role.ADMIN) return true;
  return role === Role.INSTRUCTOR && (courseOwnerId === null || courseOwnerId === viewer.membershipId);
}

/** Of discussions and of their replies. Who may read a discussion may reply. */
export const discussionPolicy = {
  edit: (viewer: Viewer, written: Written) => isOwn(viewer, written),
  delete: (viewer: Viewer, written: Written) => isOwn(viewer, written) || keepsOrder(viewer, written),
  /** Whosever they are. */
  deleteReplies: (viewer: Viewer, place: Place) => keepsOrder(viewer, place),
};
