import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { instant, text, uuid } from '#modules/webhook/webhook.sql';

export const EXTENSION_WEBHOOKS: WebhookEvents = {
  noun: 'extension',
  verbs: ['created', 'updated', 'deleted'],
  from: 'extension o join activity a on a.institution_id = o.institution_id and a.id = o.activity_id',
  data: {
    id: uuid('o.id'),
    activityId: uuid('o.activity_id'),
    activityTitle: text('a.title'),
    activityDueAt: instant('a.due_at'),
    memberId: uuid('o.student_id'),
    dueAt: instant('o.due_at'),
    courseId: uuid('a.course_id'),
  },
};
