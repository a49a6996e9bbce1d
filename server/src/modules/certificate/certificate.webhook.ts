import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { choice, instant, nullable, text, uuid } from '#modules/webhook/webhook.sql';
import { CertificateStatus } from './certificate.enums.ts';

export const CERTIFICATE_WEBHOOKS: WebhookEvents = {
  noun: 'certificate',
  verbs: ['issued', 'revoked'],
  from: 'certificate o',
  data: {
    id: uuid('o.id'),
    status: choice('o.status', CertificateStatus),
    number: text('o.number'),
    issuedAt: instant('o.issued_at'),
    grade: nullable(text('o.grade')),
    revokedAt: nullable(instant('o.revoked_at')),
    revocationReason: nullable(text('o.revocation_reason')),
    memberId: uuid('o.membership_id'),
    courseId: uuid('o.course_id'),
    courseTitle: text('o.course_title'),
    cohortId: uuid('o.cohort_id'),
    cohortTitle: text('o.cohort_title'),
  },
};
