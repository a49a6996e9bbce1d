import { decimalOf } from '#kernel/money.rules';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

/** Data of a mail about a refunded order, as `REFUND_MAIL_DATA` selects it. */
interface RefundData {
  /** In cents. */
  amount: number;
  receiptNumber: number | null;
}

export const refund: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `Your payment for "${data.subjectTitle}" was refunded`,
  greeting: greet(data.firstName),
  paragraphs: [
    `${data.institution} refunded your payment of $${decimalOf((data.more as RefundData).amount)} for the cohort "${data.subjectTitle}".`,
    'It can take a few days until the money arrives.',
  ],
  action: { label: 'Open your orders', url: link('/orders', data.namespace) },
  note: `You’re receiving this email because you ordered a seat at ${appName}.`,
});
