import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';
import { awaitsPayment } from './enrollment.mail.ts';

export const waitlistPromotion: Template<NotificationData> = (data, { appName, link }) => ({
  subject: awaitsPayment(data)
    ? `Pay to confirm your seat in "${data.subjectTitle}"`
    : `You have a seat in "${data.subjectTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [
    `A seat opened up in the cohort "${data.subjectTitle}" at ${data.institution}. You were next on the waitlist, so ${awaitsPayment(data) ? 'we’re holding it for you. Pay to confirm it' : 'it’s yours'}.`,
    'Can’t make it? Cancel on the cohort page and the next person gets your seat.',
  ],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.subjectId}`, data.namespace) },
  note: `You’re receiving this email because you joined the waitlist at ${appName}.`,
});
