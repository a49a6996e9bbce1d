import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { text, uuid, whole } from '#modules/webhook/webhook.sql';

export const REVIEW_WEBHOOKS: WebhookEvents = {
  noun: 'review',
  verbs: ['created', 'updated'],
  from: 'review o',
  data: {
    id: uuid('o.id'),
    courseId: uuid('o.course_id'),
    memberId: uuid('o.author_id'),
    rating: whole('o.rating'),
    body: text('o.body'),
  },
};
