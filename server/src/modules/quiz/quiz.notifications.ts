import type { Notifications } from '#modules/notification/notification-kinds.service';
import { quizGrade } from './quiz-grade.mail.ts';
import { notifyOfQuizGrade } from './quiz-notifications.sql.ts';

/** Notifications of grades by teachers to students. What is graded by rule shows at once. */
export const QUIZ_NOTIFICATIONS: Notifications = {
  kinds: {
    QUIZ_GRADE: {
      value: 'quiz-grade',
      description: "A teacher graded the member's attempt at a quiz. `subjectId` is the lesson.",
      isFor: 'students',
      isMailed: true,
      isCombined: false,
      mail: quizGrade,
      mailsAbout: (say) => say`grades of your quizzes`,
    },
  },
  rules: { 'attempt.graded': notifyOfQuizGrade },
};
