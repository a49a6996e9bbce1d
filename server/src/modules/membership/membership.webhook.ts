import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { choice, uuid } from '#modules/webhook/webhook.sql';
import { MembershipStatus } from './membership-status.enums.ts';
import { Role } from '#kernel/role';

export const MEMBERSHIP_WEBHOOKS: WebhookEvents = {
  noun: 'member',
  verbs: ['removed', 'restored', 'role_changed', 'updated'],
  from: 'membership o',
  data: { id: uuid('o.id'), role: choice('o.role', Role), status: choice('o.status', MembershipStatus) },
};
