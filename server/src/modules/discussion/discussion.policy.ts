import { isAdminOf, isInstructorOf, type Viewer } from '#kernel/viewer';

/** Location of a text, which decides who moderates it. */
export interface Place {
  institutionId: string;
  /** Member who may edit the course, see `CourseEditing`. Null for a general discussion. */
  courseEditorId: string | null;
}

/** A text with its author. */
export interface Written extends Place {
  authorId: string;
}

/** Columns of a row that decide about permissions. */
export interface WrittenRow {
  institution: string;
  author: string;
  courseEditor: string | null;
}

export const writtenIn = ({ institution, author, courseEditor }: WrittenRow): Written => ({
  institutionId: institution,
  authorId: author,
  courseEditorId: courseEditor,
});

const isOwn = (viewer: Viewer, { institutionId, authorId }: Written) =>
  viewer.institutionId === institutionId && viewer.membershipId === authorId;

/**
 * Returns whether the viewer moderates: admins everywhere, instructors in courses that they edit and in general
 * discussions.
 */
const isModerator = (viewer: Viewer, place: Place): boolean =>
  isAdminOf(viewer, place) ||
  (isInstructorOf(viewer, place) &&
    (place.courseEditorId === null || place.courseEditorId === viewer.membershipId));

/** Permissions on discussions and replies. Everyone who can read a discussion may reply. */
export const discussionPolicy = {
  edit: isOwn,
  delete: (viewer: Viewer, written: Written) => isOwn(viewer, written) || isModerator(viewer, written),
  /** Includes replies of others. */
  deleteReplies: isModerator,
};
