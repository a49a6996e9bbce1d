import type { WebhookEvents } from '#modules/webhook/webhook-events.service';

export const MEMBERSHIP_WEBHOOKS: WebhookEvents = {
  noun: 'member',
  verbs: ['removed', 'restored', 'role_changed'],
  from: 'membership o',
  data: { id: 'o.id', role: 'o.role', status: 'o.status' },
};
