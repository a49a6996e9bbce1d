import type { Notifications } from '#modules/notification/notification-kinds.service';
import { refund } from './order.mail.ts';
import { notifyOfRefunds, REFUND_MAIL_DATA } from './order-notifications.sql.ts';

/** Notifications of refunds. Seats that payments confirm have their own (enrollment.notifications.ts). */
export const ORDER_NOTIFICATIONS: Notifications = {
  kinds: {
    REFUND: {
      value: 'refund',
      description: 'A payment of the member was refunded. `subjectId` is the cohort.',
      isFor: 'students',
      isMailed: true,
      isCombined: false,
      mail: refund,
      mailData: REFUND_MAIL_DATA,
      mailsAbout: (say) => say`refunds`,
    },
  },
  rules: { 'order.refunded': notifyOfRefunds },
};
