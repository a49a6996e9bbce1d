import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { flag, instant, money, nullable, text, uuid, whole } from '#modules/webhook/webhook.sql';

export const COUPON_WEBHOOKS: WebhookEvents = {
  noun: 'coupon',
  verbs: ['created', 'updated', 'deleted'],
  from: 'coupon o',
  data: {
    id: uuid('o.id'),
    code: text('o.code'),
    percentOff: nullable(whole('o.percent_off')),
    amountOff: nullable(money('o.amount_off')),
    validFrom: nullable(instant('o.valid_from')),
    validUntil: nullable(instant('o.valid_until')),
    maxUses: nullable(whole('o.max_uses')),
    maxUsesPerPerson: nullable(whole('o.max_uses_per_person')),
    cohortId: nullable(uuid('o.cohort_id')),
    courseId: nullable(uuid('o.course_id')),
    isActive: flag('o.is_active'),
  },
};
