import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const enrollment: Template<NotificationData> = (data, { appName, link }) => ({
  subject: subjectOf(data),
  greeting: greet(data.firstName),
  paragraphs: [newsOf(data), hintOf(data)],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.subjectId}`, data.namespace) },
  note: `You’re receiving this email because you enrolled at ${appName}.`,
});

function subjectOf(data: NotificationData): string {
  const title = `"${data.subjectTitle}"`;
  if (isDeclined(data)) return `Your enrollment in ${title} was cancelled`;
  if (isWaiting(data)) return `You’re on the waitlist for ${title}`;
  if (awaitsPayment(data)) return `Pay to confirm your seat in ${title}`;
  if (isMoved(data)) return `You were moved to ${title}`;
  return isPaid(data) ? `Your seat in ${title} is confirmed` : `You’re enrolled in ${title}`;
}

function newsOf(data: NotificationData): string {
  const cohort = `the cohort "${data.subjectTitle}" at ${data.institution}`;
  if (isDeclined(data)) return `The staff cancelled your enrollment in ${cohort}.`;
  if (isWaiting(data))
    return `The staff added you to the waitlist for ${cohort}. When it’s your turn, you’ll get a seat automatically.`;
  if (awaitsPayment(data)) return `We’re holding a seat for you in ${cohort}. Pay to confirm it.`;
  if (isMoved(data))
    return `The staff moved you to ${cohort}. Your payment and your completed lessons moved with you.`;
  return isPaid(data)
    ? `We received your payment. Your seat in ${cohort} is confirmed.`
    : `You have a seat in ${cohort}.`;
}

const hintOf = (data: NotificationData): string =>
  isDeclined(data)
    ? 'If you think this is a mistake, contact the institution.'
    : 'See the cohort page for dates, meetings and materials.';

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
