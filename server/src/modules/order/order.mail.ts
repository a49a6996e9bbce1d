import { formatMoney } from '#kernel/format-money';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

/** Data of a mail about a refunded order, as `REFUND_MAIL_DATA` selects it. */
interface RefundData {
  /** In cents. */
  amount: number;
  receiptNumber: number | null;
}

export const refund: Template<NotificationData> = (data, { appName, link, say, language }) => ({
  subject: say`Your payment for "${data.subjectTitle}" was refunded`,
  greeting: greet(say, data.firstName),
  paragraphs: [
    say`${data.institution} refunded your payment of ${formatMoney((data.more as RefundData).amount, language)} for the cohort "${data.subjectTitle}".`,
    say`It can take a few days until the money arrives.`,
  ],
  action: { label: say`Open your orders`, url: link('/orders', data.namespace) },
  note: say`You’re receiving this email because you ordered a seat at ${appName}.`,
});
