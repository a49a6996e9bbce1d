import { aReview, aStudent, inDays } from '#tests/support/factories';
import { CANARY, HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  callers: { reviewCourse: 'student' },
  values: { rating: 5, isHidden: true },
  // Generated calls of others come first.
  inputs: { reviewCourse: { version: null }, deleteReview: { version: null } },
  idOf: {
    deleteReview: 'reviewId',
    replyToReview: 'reviewId',
    setReviewHidden: 'reviewId',
    voteOnReview: 'reviewId',
  },
  own: async (app, { institution, course }) => {
    const by = await aStudent(app, { institution });
    return { reviewId: (await aReview(app, { by, course })).id };
  },
  targets: async (app, { institution, student, classmate, course, draft }) => {
    const seen = await aReview(app, { by: classmate, course, body: CANARY });
    const ofDraft = await aReview(app, { by: student, course: draft, body: HIDDEN });
    const by = await aStudent(app, { institution });
    const hidden = { by, course, body: HIDDEN, hiddenAt: inDays(-1) };
    return {
      seen: { review: seen.id },
      hidden: { 'review of a draft': ofDraft.id, 'hidden review': (await aReview(app, hidden)).id },
    };
  },
};
