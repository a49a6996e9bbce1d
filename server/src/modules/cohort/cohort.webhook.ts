import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { flag, instant, nullable, text, uuid, whole } from '#modules/webhook/webhook.sql';

export const COHORT_WEBHOOKS: WebhookEvents = {
  noun: 'cohort',
  verbs: ['created', 'updated', 'published', 'deleted'],
  from: 'cohort o',
  data: {
    id: uuid('o.id'),
    title: text('o.title'),
    startDate: instant('o.start_date'),
    endDate: instant('o.end_date'),
    registrationDeadline: nullable(instant('o.registration_deadline')),
    capacity: whole('o.capacity'),
    studentCount: whole('o.student_count'),
    waitlistCount: whole('o.waitlist_count'),
    isPublic: flag('o.is_public'),
  },
};
