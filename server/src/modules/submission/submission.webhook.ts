import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { choice, flag, instant, nullable, text, uuid, whole } from '#modules/webhook/webhook.sql';
import { SubmissionState } from './submission.enums.ts';

export const SUBMISSION_WEBHOOKS: WebhookEvents = {
  noun: 'submission',
  verbs: ['created', 'updated', 'graded'],
  from: 'submission o join activity a on a.institution_id = o.institution_id and a.id = o.activity_id',
  data: {
    id: uuid('o.id'),
    state: choice("case when o.graded_at is null then 'submitted' else 'graded' end", SubmissionState),
    submittedAt: instant('o.submitted_at'),
    isLate: flag('o.is_late'),
    attempt: whole('o.attempt'),
    latePercent: whole('o.late_percent'),
    givenPoints: nullable(whole('o.given_points')),
    points: nullable(whole('o.points')),
    gradedAt: nullable(instant('o.graded_at')),
    memberId: uuid('o.student_id'),
    activityId: uuid('a.id'),
    activityTitle: text('a.title'),
    activityPoints: whole('a.points'),
    courseId: uuid('a.course_id'),
  },
};
