import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const extension: Template<NotificationData> = (data, { appName, link, say }) => ({
  subject: say`More time for "${data.subjectTitle}"`,
  greeting: greet(say, data.firstName),
  paragraphs: [say`You have more time for "${data.subjectTitle}" at ${data.institution}.`],
  action: {
    label: say`See the new due date`,
    url: link(`/assignments/submit/${data.subjectId}`, data.namespace),
  },
  note: say`You’re receiving this email because you’re in a cohort with this course at ${appName}.`,
});
