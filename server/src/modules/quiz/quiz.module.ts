import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { copyQuizzes } from './copy-quizzes.service.ts';
import { QuizAnswer, QuizAttempt } from './quiz-attempt.entity.ts';
import { Quiz } from './quiz.entity.ts';
import { PartsOfQuiz, QuizOfLesson } from './quiz.fields.ts';
import { QuizResolver } from './quiz.resolver.ts';
import { QuizQuestion } from './quiz-question.entity.ts';
import { SUBMIT_OVERDUE_ATTEMPTS } from './submit-overdue.jobs.ts';

export const quizModule: Module = {
  name: 'quiz',
  entities: [Quiz, QuizQuestion, QuizAttempt, QuizAnswer],
  nodes: [
    { type: Quiz, scope: 'courses:read' },
    { type: QuizQuestion, scope: 'submissions:read' },
    { type: QuizAttempt, scope: 'submissions:read' },
    { type: QuizAnswer, scope: 'submissions:read' },
  ],
  fields: [QuizOfLesson, PartsOfQuiz],
  resolvers: [QuizResolver],
  jobs: [SUBMIT_OVERDUE_ATTEMPTS],
  copyWithLessons: copyQuizzes,
  tokenAccess: {
    quiz: ['courses:read'],
    quizAttempt: ['submissions:read'],
    saveQuiz: ['courses:write'],
    gradeQuizAnswer: ['activities:write'],
    startQuizAttempt: SESSION_ONLY,
    saveQuizAnswers: SESSION_ONLY,
    submitQuizAttempt: SESSION_ONLY,
  },
};
