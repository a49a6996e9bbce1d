import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { flag, nullable, text, uuid, whole } from '#modules/webhook/webhook.sql';

export const RESOURCE_WEBHOOKS: WebhookEvents = {
  noun: 'resource',
  verbs: ['created', 'updated', 'deleted'],
  from: 'resource o',
  data: {
    id: uuid('o.id'),
    courseId: nullable(uuid('o.course_id')),
    cohortId: nullable(uuid('o.cohort_id')),
    eventId: nullable(uuid('o.event_id')),
    name: text('o.name'),
    url: nullable(text('o.url')),
    size: whole('o.size'),
    isForSeatsOnly: flag('o.is_for_seats_only'),
  },
};
