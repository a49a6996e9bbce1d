import type { Notifications } from '#modules/notification/notification-kinds.service';
import { notifyOfReview } from './review-notifications.sql.ts';
import { review } from './review.mail.ts';

/** Notifications of reviews to the owners of courses. */
export const REVIEW_NOTIFICATIONS: Notifications = {
  kinds: {
    REVIEW: {
      value: 'review',
      description:
        'A student reviewed a course of the member: `actor` is the student, `subjectId` the course.',
      isFor: 'staff',
      isMailed: true,
      isCombined: false,
      mail: review,
      mailsAbout: (say) => say`reviews of your courses`,
    },
  },
  rules: { 'review.created': notifyOfReview },
};
