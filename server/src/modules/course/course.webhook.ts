import type { WebhookEvents } from '#modules/webhook/webhook-events.service';

export const COURSE_WEBHOOKS: WebhookEvents = {
  noun: 'course',
  verbs: ['created', 'updated', 'published', 'unpublished', 'archived', 'restored', 'deleted'],
  from: 'course o',
  data: {
    id: 'o.id',
    title: 'o.title',
    status: 'o.status',
    category: 'o.category',
    level: 'o.level',
    price: 'o.price',
    isPublic: 'o.is_public',
  },
};
