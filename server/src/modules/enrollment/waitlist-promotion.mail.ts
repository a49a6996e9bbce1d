import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';
import { awaitsPayment } from './enrollment.mail.ts';

export const waitlistPromotion: Template<NotificationData> = (data, { appName, link }) => ({
  subject: awaitsPayment(data)
    ? `A seat in "${data.subjectTitle}" is offered to you`
    : `A seat in "${data.subjectTitle}" is yours`,
  greeting: greet(data.firstName),
  paragraphs: [
    `A seat became free in the cohort "${data.subjectTitle}" at ${data.institution}. You were next on the waitlist, so it is ${awaitsPayment(data) ? 'held for you. Pay for it, and it is yours' : 'yours'}.`,
    'If you cannot come, cancel on its page, and the next in line gets the seat.',
  ],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.subjectId}`, data.namespace) },
  note: `You get this mail because you joined the waitlist at ${appName}.`,
});
