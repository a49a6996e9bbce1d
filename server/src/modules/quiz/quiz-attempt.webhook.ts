import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { choice, flag, instant, nullable, text, uuid, whole } from '#modules/webhook/webhook.sql';
import { QuizAttemptState } from './quiz.enums.ts';

/** Attempts without questions and answers, so that no message tells what is right. */
export const QUIZ_ATTEMPT_WEBHOOKS: WebhookEvents = {
  noun: 'attempt',
  verbs: ['submitted', 'graded'],
  from: `quiz_attempt o
    join quiz q on q.institution_id = o.institution_id and q.id = o.quiz_id
    join lesson l on l.institution_id = o.institution_id and l.id = q.lesson_id`,
  data: {
    id: uuid('o.id'),
    number: whole('o.number'),
    state: choice("case when o.score is null then 'awaits-grading' else 'graded' end", QuizAttemptState),
    startedAt: instant('o.started_at'),
    submittedAt: instant('o.submitted_at'),
    score: nullable(whole('o.score')),
    maxScore: whole('o.max_score'),
    isPassed: nullable(flag('o.is_passed')),
    memberId: uuid('o.student_id'),
    quizId: uuid('q.id'),
    lessonId: uuid('l.id'),
    lessonTitle: text('l.title'),
    courseId: uuid('l.course_id'),
  },
};
