import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { choice, instant, text, uuid } from '#modules/webhook/webhook.sql';
import { EnrollmentStatus } from './enrollment.enums.ts';

export const ENROLLMENT_WEBHOOKS: WebhookEvents = {
  noun: 'enrollment',
  verbs: ['created', 'waitlisted', 'promoted', 'paid', 'cancelled', 'completed'],
  from: `enrollment o join cohort c on c.institution_id = o.institution_id and c.id = o.cohort_id`,
  data: {
    id: uuid('o.id'),
    status: choice('o.status', EnrollmentStatus),
    enrolledAt: instant('o.enrolled_at'),
    memberId: uuid('o.membership_id'),
    cohortId: uuid('o.cohort_id'),
    cohortTitle: text('c.title'),
  },
};
