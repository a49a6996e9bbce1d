import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const enrollment: Template<NotificationData> = (data, { appName, link }) => ({
  subject: subjectOf(data),
  greeting: greet(data.firstName),
  paragraphs: [newsOf(data), hintOf(data)],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.subjectId}`, data.namespace) },
  note: `You get this mail because you enrolled at ${appName}.`,
});

function subjectOf(data: NotificationData): string {
  const title = `"${data.subjectTitle}"`;
  if (isDeclined(data)) return `Your enrollment in ${title} was cancelled`;
  if (isWaiting(data)) return `You are on the waitlist of ${title}`;
  if (awaitsPayment(data)) return `Your place in ${title} awaits payment`;
  return isPaid(data) ? `Your seat in ${title} is paid for` : `You are enrolled in ${title}`;
}

function newsOf(data: NotificationData): string {
  const cohort = `the cohort "${data.subjectTitle}" at ${data.institution}`;
  if (isDeclined(data)) return `The staff cancelled your enrollment in ${cohort}.`;
  if (isWaiting(data))
    return `The staff put you on the waitlist of ${cohort}. You get the next free seat in order.`;
  if (awaitsPayment(data)) return `A seat is held for you in ${cohort}. It is yours once it is paid for.`;
  return isPaid(data)
    ? `Your payment has come: you have a seat in ${cohort}.`
    : `You have a seat in ${cohort}.`;
}

const hintOf = (data: NotificationData): string =>
  isDeclined(data)
    ? 'If you think that this is a mistake, ask the institution.'
    : 'Dates, meetings and material are on its page.';

/** Returns whether the enrollment of the notification awaits payment. */
export const awaitsPayment = ({ details = [] }: NotificationData): boolean =>
  details.includes('awaits-payment');

/** Returns whether staff put the student on the waitlist. */
const isWaiting = ({ details = [] }: NotificationData) => details.includes('waitlisted');

/** Returns whether the notification confirms a payment. */
const isPaid = ({ details = [] }: NotificationData) => details.includes('paid');

/** Returns whether staff cancelled the enrollment. */
const isDeclined = ({ details = [] }: NotificationData) => details.includes('declined');
