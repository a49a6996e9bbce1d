import * as z from 'zod/mini';
import { writtenText } from '#kernel/text.rules';

/** Lowest and highest number of stars. */
export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** Number of reviews from which the average rating of a course is shown: fewer say little about it. */
export const RATINGS_SHOWN_FROM = 3;

/** Percentage of the lessons that a student completes before a review. */
export const PROGRESS_FOR_REVIEW = 20;

/** Maximum length of a review and of the reply to it, in characters. */
const REVIEW_MAX = 5000;

const rating = z
  .int('Choose 1 to 5 stars.')
  .check(z.minimum(RATING_MIN, 'Choose 1 to 5 stars.'), z.maximum(RATING_MAX, 'Choose 1 to 5 stars.'));

export const reviewCourseRules = z.object({
  courseId: z.uuid(),
  rating,
  body: writtenText(REVIEW_MAX, 'Write what you think of the course.'),
  version: z.nullish(z.int()),
});

/** Form of a review. */
export const reviewForm = z.pick(reviewCourseRules, { rating: true, body: true });

const reply = writtenText(REVIEW_MAX, 'Write a reply.');

/** Form of a reply to a review. */
export const reviewReplyForm = z.object({ reply });

/** Null deletes the reply. */
export const replyToReviewRules = z.object({
  id: z.uuid(),
  reply: z.nullable(reply),
  version: z.optional(z.int()),
});

export const setReviewHiddenRules = z.object({ id: z.uuid(), isHidden: z.boolean() });

/** Null takes the vote back. */
export const voteOnReviewRules = z.object({ id: z.uuid(), isHelpful: z.nullable(z.boolean()) });
