import type { Notifications } from '#modules/notification/notification-kinds.service';
import { notifyOfGrade } from './submission-notifications.sql.ts';
import { grade } from './grade.mail.ts';

/** Notifications of grades to students. */
export const SUBMISSION_NOTIFICATIONS: Notifications = {
  kinds: {
    GRADE: {
      value: 'grade',
      description: 'Work of the member was graded. `subjectId` is the activity.',
      isFor: 'students',
      isMailed: true,
      isCombined: false,
      mail: grade,
      mailsAbout: (say) => say`grades of your work`,
    },
  },
  rules: {
    'submission.graded': notifyOfGrade,
  },
};
