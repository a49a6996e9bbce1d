import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { text, whole, uuid } from '#modules/webhook/webhook.sql';

export const CATEGORY_WEBHOOKS: WebhookEvents = {
  noun: 'category',
  verbs: ['created', 'updated', 'deleted'],
  from: 'category o',
  data: {
    id: uuid('o.id'),
    name: text('o.name'),
    slug: text('o.slug'),
    standard: text('o.standard'),
    position: whole('o.position'),
  },
};
