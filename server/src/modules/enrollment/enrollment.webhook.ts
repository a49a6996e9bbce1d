import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { instant } from '#modules/webhook/webhook.sql';

export const ENROLLMENT_WEBHOOKS: WebhookEvents = {
  noun: 'enrollment',
  verbs: ['created', 'waitlisted', 'promoted', 'paid', 'cancelled', 'completed'],
  from: `enrollment o join cohort c on c.institution_id = o.institution_id and c.id = o.cohort_id`,
  data: {
    id: 'o.id',
    status: 'o.status',
    enrolledAt: instant('o.enrolled_at'),
    memberId: 'o.membership_id',
    cohortId: 'o.cohort_id',
    cohortTitle: 'c.title',
  },
};
