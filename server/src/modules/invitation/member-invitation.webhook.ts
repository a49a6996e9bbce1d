import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { choice, instant, nullable, uuid } from '#modules/webhook/webhook.sql';
import { Role } from '#kernel/role';

export const MEMBER_INVITATION_WEBHOOKS: WebhookEvents = {
  noun: 'invitation',
  verbs: ['sent', 'accepted', 'cancelled'],
  from: 'member_invitation o',
  data: {
    id: uuid('o.id'),
    role: choice('o.role', Role),
    cohortId: nullable(uuid('o.cohort_id')),
    expiresAt: instant('o.expires_at'),
  },
};
