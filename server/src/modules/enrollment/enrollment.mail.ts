import type { Say, Text } from '#kernel/translate';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const enrollment: Template<NotificationData> = (data, { appName, link, say }) => ({
  subject: subjectOf(say, data),
  greeting: greet(say, data.firstName),
  paragraphs: [newsOf(say, data), hintOf(say, data)],
  action: { label: say`Open the cohort`, url: link(`/cohorts/${data.subjectId}`, data.namespace) },
  note: say`You’re receiving this email because you enrolled at ${appName}.`,
});

function subjectOf(say: Say, data: NotificationData): Text {
  const { subjectTitle: title } = data;
  if (isDeclined(data)) return say`Your enrollment in "${title}" was cancelled`;
  if (isWaiting(data)) return say`You’re on the waitlist for "${title}"`;
  if (awaitsPayment(data)) return say`Pay to confirm your seat in "${title}"`;
  if (isMoved(data)) return say`You were moved to "${title}"`;
  return isPaid(data) ? say`Your seat in "${title}" is confirmed` : say`You’re enrolled in "${title}"`;
}

function newsOf(say: Say, data: NotificationData): Text {
  const { subjectTitle: title, institution } = data;
  if (isDeclined(data))
    return say`The staff cancelled your enrollment in the cohort "${title}" at ${institution}.`;
  if (isWaiting(data))
    return say`The staff added you to the waitlist for the cohort "${title}" at ${institution}. When it’s your turn, you’ll get a seat automatically.`;
  if (awaitsPayment(data))
    return say`We’re holding a seat for you in the cohort "${title}" at ${institution}. Pay to confirm it.`;
  if (isMoved(data))
    return say`The staff moved you to the cohort "${title}" at ${institution}. Your payment and your completed lessons moved with you.`;
  return isPaid(data)
    ? say`We received your payment. Your seat in the cohort "${title}" at ${institution} is confirmed.`
    : say`You have a seat in the cohort "${title}" at ${institution}.`;
}

const hintOf = (say: Say, data: NotificationData): Text =>
  isDeclined(data)
    ? say`If you think this is a mistake, contact the institution.`
    : say`See the cohort page for dates, meetings and materials.`;

/** Returns whether the enrollment of the notification awaits payment. */
export const awaitsPayment = ({ details = [] }: NotificationData): boolean =>
  details.includes('awaits-payment');

/** Returns whether staff put the student on the waitlist. */
const isWaiting = ({ details = [] }: NotificationData) => details.includes('waitlisted');

/** Returns whether the notification confirms a payment. */
const isPaid = ({ details = [] }: NotificationData) => details.includes('paid');

/** Returns whether staff moved the student from another cohort. */
const isMoved = ({ details = [] }: NotificationData) => details.includes('moved');

/** Returns whether staff cancelled the enrollment. */
const isDeclined = ({ details = [] }: NotificationData) => details.includes('declined');
