import type { WorkMessage } from '#modules/submission/work.events';
import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { copyQuizzes } from './copy-quizzes.service.ts';
import { beforeLessonsGo, deletedQuizzesConsumer } from './deleted-quizzes.consumer.ts';
import { QuizAttemptChangesResolver } from './quiz-attempt-changes.resolver.ts';
import { QuizAnswer, QuizAttempt } from './quiz-attempt.entity.ts';
import { Quiz } from './quiz.entity.ts';
import { PartsOfQuiz, QuizOfActivity, QuizOfLesson } from './quiz.fields.ts';
import { QUIZ_NOTIFICATIONS } from './quiz.notifications.ts';
import { QuizResolver } from './quiz.resolver.ts';
import { QUIZ_ATTEMPT_WEBHOOKS } from './quiz-attempt.webhook.ts';
import { QuizQuestion } from './quiz-question.entity.ts';
import { SUBMIT_OVERDUE_ATTEMPTS } from './submit-overdue.jobs.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** An attempt at a quiz was submitted or graded, or is gone with its quiz. */
    quizAttemptChanged: WorkMessage;
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    quiz: 'created' | 'updated';
    /** An attempt at a quiz. `graded`: a teacher graded its last answer, or changed a grade. */
    attempt: 'submitted' | 'graded';
  }
}

export const quizModule: Module = {
  name: 'quiz',
  entities: [Quiz, QuizQuestion, QuizAttempt, QuizAnswer],
  nodes: [
    { type: Quiz, scope: 'courses:read' },
    { type: QuizQuestion, scope: 'submissions:read' },
    { type: QuizAttempt, scope: 'submissions:read' },
    { type: QuizAnswer, scope: 'submissions:read' },
  ],
  fields: [QuizOfLesson, QuizOfActivity, PartsOfQuiz],
  resolvers: [QuizAttemptChangesResolver, QuizResolver],
  jobs: [SUBMIT_OVERDUE_ATTEMPTS],
  copyWithLessons: copyQuizzes,
  beforeLessonsGo,
  consumers: [deletedQuizzesConsumer],
  tokenAccess: {
    quiz: ['courses:read'],
    quizAttempt: ['submissions:read'],
    quizAttemptChanged: ['submissions:read'],
    saveQuiz: ['courses:write'],
    gradeQuizAnswer: ['activities:write'],
    startQuizAttempt: SESSION_ONLY,
    saveQuizAnswers: SESSION_ONLY,
    submitQuizAttempt: SESSION_ONLY,
  },
  webhooks: [QUIZ_ATTEMPT_WEBHOOKS],
  notifications: QUIZ_NOTIFICATIONS,
};
