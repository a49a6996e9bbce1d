import type { Notifications } from '#modules/notification/notification-kinds.service';
import { paymentFailure } from './payment-failure.mail.ts';
import { notifyOfPaymentFailure } from './payment-failure.sql.ts';

/** Notifications of subscriptions to the owner. Other plans are in `PLAN_CHANGE`. */
export const SUBSCRIPTION_NOTIFICATIONS: Notifications = {
  kinds: {
    PAYMENT_FAILURE: {
      value: 'payment-failure',
      description:
        'A payment for the plan of the institution of the member, who owns it, failed. `subjectId` is the institution.',
      isFor: 'staff',
      isMailed: true,
      isCombined: false,
      mail: paymentFailure,
      mailsAbout: (say) => say`failed payments for your plan`,
    },
  },
  rules: { 'subscription.payment_failed': notifyOfPaymentFailure },
};
