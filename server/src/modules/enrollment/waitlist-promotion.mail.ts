import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';
import { awaitsPayment } from './enrollment.mail.ts';

export const waitlistPromotion: Template<NotificationData> = (data, { appName, link, say }) => ({
  subject: awaitsPayment(data)
    ? say`Pay to confirm your seat in "${data.subjectTitle}"`
    : say`You have a seat in "${data.subjectTitle}"`,
  greeting: greet(say, data.firstName),
  paragraphs: [
    awaitsPayment(data)
      ? say`A seat opened up in the cohort "${data.subjectTitle}" at ${data.institution}. You were next on the waitlist, so we’re holding it for you. Pay to confirm it.`
      : say`A seat opened up in the cohort "${data.subjectTitle}" at ${data.institution}. You were next on the waitlist, so it’s yours.`,
    say`Can’t make it? Cancel on the cohort page and the next person gets your seat.`,
  ],
  action: { label: say`Open the cohort`, url: link(`/cohorts/${data.subjectId}`, data.namespace) },
  note: say`You’re receiving this email because you joined the waitlist at ${appName}.`,
});
