import { isAdminOf, type Viewer } from '#kernel/viewer';
import { coursePolicy } from '#modules/course/course.policy';

/** Columns of a review that decide about permissions. */
export interface ReviewOwnership {
  institutionId: string;
  authorId: string;
  courseEditorId: string;
}

const isAuthor = (viewer: Viewer, { institutionId, authorId }: ReviewOwnership) =>
  viewer.institutionId === institutionId && viewer.membershipId === authorId;

/** Permissions on reviews. Only admins hide reviews, because a teacher would hide criticism. */
export const reviewPolicy = {
  delete: (viewer: Viewer, review: ReviewOwnership) => isAuthor(viewer, review) || isAdminOf(viewer, review),
  hide: isAdminOf,
  reply: (viewer: Viewer, { institutionId, courseEditorId }: ReviewOwnership) =>
    coursePolicy.edit(viewer, { institutionId, editorId: courseEditorId }),
  /** Every other member of the institution votes. */
  vote: (viewer: Viewer, review: ReviewOwnership) =>
    viewer.institutionId === review.institutionId &&
    viewer.membershipId !== null &&
    !isAuthor(viewer, review),
};
