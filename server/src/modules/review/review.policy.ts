import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';
import { coursePolicy } from '#modules/course/course.policy';

/** Columns of a review that decide about permissions. */
export interface ReviewOwnership {
  institutionId: string;
  authorId: string;
  courseEditorId: string;
}

const isAuthor = (viewer: Viewer, { institutionId, authorId }: ReviewOwnership) =>
  viewer.institutionId === institutionId && viewer.membershipId === authorId;

const isAdmin = (viewer: Viewer, { institutionId }: ReviewOwnership) =>
  viewer.institutionId === institutionId && effectiveRole(viewer) === Role.ADMIN;

/** Permissions on reviews. Only admins hide reviews, because a teacher would hide criticism. */
export const reviewPolicy = {
  delete: (viewer: Viewer, review: ReviewOwnership) => isAuthor(viewer, review) || isAdmin(viewer, review),
  hide: (viewer: Viewer, review: ReviewOwnership) => isAdmin(viewer, review),
  reply: (viewer: Viewer, { institutionId, courseEditorId }: ReviewOwnership) =>
    coursePolicy.edit(viewer, { institutionId, editorId: courseEditorId }),
  /** Every other member of the institution votes. */
  vote: (viewer: Viewer, review: ReviewOwnership) =>
    viewer.institutionId === review.institutionId &&
    viewer.membershipId !== null &&
    !isAuthor(viewer, review),
};
