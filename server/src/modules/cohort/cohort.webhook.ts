import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { instant } from '#modules/webhook/webhook.sql';

export const COHORT_WEBHOOKS: WebhookEvents = {
  noun: 'cohort',
  verbs: ['created', 'updated', 'deleted'],
  from: 'cohort o',
  data: {
    id: 'o.id',
    title: 'o.title',
    startDate: instant('o.start_date'),
    endDate: instant('o.end_date'),
    applicationDeadline: instant('o.application_deadline'),
    capacity: 'o.capacity',
    studentCount: 'o.student_count',
    waitlistCount: 'o.waitlist_count',
    isPublic: 'o.is_public',
  },
};
