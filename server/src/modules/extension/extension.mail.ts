import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const extension: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `More time for "${data.subjectTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [`You have more time for "${data.subjectTitle}" at ${data.institution}.`],
  action: {
    label: 'See the new due date',
    url: link(`/assignments/submit/${data.subjectId}`, data.namespace),
  },
  note: `You’re receiving this email because you’re in a cohort with this course at ${appName}.`,
});
