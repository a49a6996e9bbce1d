import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { choice, flag, money, text, uuid } from '#modules/webhook/webhook.sql';
import { CourseStatus } from './course.enums.ts';

export const COURSE_WEBHOOKS: WebhookEvents = {
  noun: 'course',
  verbs: ['created', 'updated', 'published', 'unpublished', 'archived', 'restored', 'deleted'],
  from: 'course o',
  data: {
    id: uuid('o.id'),
    title: text('o.title'),
    status: choice('o.status', CourseStatus),
    category: text('o.category'),
    level: text('o.level'),
    price: money('o.price'),
    isPublic: flag('o.is_public'),
  },
};
