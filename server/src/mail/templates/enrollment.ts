import { awaitsPayment, greet, type NotificationData, type Template } from './template.ts';

export const enrollment: Template<NotificationData> = (data, { appName, link }) => ({
  subject: awaitsPayment(data)
    ? `Your place in "${data.subjectTitle}" awaits payment`
    : `You are enrolled in "${data.subjectTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [
    awaitsPayment(data)
      ? `You asked for a seat in the cohort "${data.subjectTitle}" at ${data.institution}. It is yours once it is paid for.`
      : `You have a seat in the cohort "${data.subjectTitle}" at ${data.institution}.`,
    'Dates, meetings and material are on its page.',
  ],
  action: { label: 'Open the cohort', url: link(`/cohorts/${data.subjectId}`, data.namespace) },
  note: `You get this mail because you enrolled at ${appName}.`,
});
