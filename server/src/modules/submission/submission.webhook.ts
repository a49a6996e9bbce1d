import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { instant } from '#modules/webhook/webhook.sql';

export const SUBMISSION_WEBHOOKS: WebhookEvents = {
  noun: 'submission',
  verbs: ['created', 'updated', 'graded'],
  from: 'submission o join activity a on a.institution_id = o.institution_id and a.id = o.activity_id',
  data: {
    id: 'o.id',
    state: "case when o.graded_at is null then 'submitted' else 'graded' end",
    submittedAt: instant('o.submitted_at'),
    isLate: 'o.is_late',
    points: 'o.points',
    gradedAt: instant('o.graded_at'),
    memberId: 'o.student_id',
    activityId: 'a.id',
    activityTitle: 'a.title',
    activityPoints: 'a.points',
    courseId: 'a.course_id',
  },
};
