import { awaitsPayment, greet, isPaid, type NotificationData, type Template } from './template.ts';

export const enrollment: Template<NotificationData> = (data, { appName, link }) => ({
  subject: awaitsPayment(data)
    ? `Your place in "${data.subjectTitle}" awaits payment`
    : isPaid(data)
      ? `Your seat in "${data.subjectTitle}" is paid for`
      : `You are enrolled in "${data.subjectTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [
    awaitsPayment(data)
      ? `You asked for a seat in the cohort "${data.subjectTitle}" at ${data.institution}. It is yours once it is paid for.`
      : isPaid(data)
        ? `Your payment has come: you have a seat in the cohort "${data.subjectTitle}" at ${data.institution}.`
        : `You have a seat in the cohort "${data.subjectTitle}" at ${data.institution}.`,
    'Dates, meetings and material are on its page.',
  ],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.subjectId}`, data.namespace) },
  note: `You get this mail because you enrolled at ${appName}.`,
});
