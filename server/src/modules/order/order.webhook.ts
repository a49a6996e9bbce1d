import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { choice, instant, money, nullable, text, uuid, whole } from '#modules/webhook/webhook.sql';
import { OrderStatus, PaymentProviderName } from './order.enums.ts';

export const ORDER_WEBHOOKS: WebhookEvents = {
  noun: 'order',
  verbs: ['created', 'paid', 'cancelled', 'refunded'],
  from: 'seat_order o',
  data: {
    id: uuid('o.id'),
    status: choice('o.status', OrderStatus),
    amount: money('o.amount'),
    discount: money('o.discount'),
    couponCode: nullable(text('o.coupon_code')),
    provider: choice('o.provider', PaymentProviderName),
    receiptNumber: nullable(whole('o.receipt_number')),
    paidAt: nullable(instant('o.paid_at')),
    refundedAt: nullable(instant('o.refunded_at')),
    enrollmentId: uuid('o.enrollment_id'),
    memberId: uuid('o.membership_id'),
    planId: nullable(uuid('o.plan_id')),
    cohortId: uuid('o.cohort_id'),
    cohortTitle: text('o.title'),
  },
};
