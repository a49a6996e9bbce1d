import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { instant } from '#modules/webhook/webhook.sql';

export const CERTIFICATE_WEBHOOKS: WebhookEvents = {
  noun: 'certificate',
  verbs: ['issued'],
  from: 'certificate o',
  data: {
    id: 'o.id',
    status: 'o.status',
    number: 'o.number',
    issuedAt: instant('o.issued_at'),
    grade: 'o.grade',
    memberId: 'o.membership_id',
    courseId: 'o.course_id',
    courseTitle: 'o.course_title',
    cohortId: 'o.cohort_id',
    cohortTitle: 'o.cohort_title',
  },
};
