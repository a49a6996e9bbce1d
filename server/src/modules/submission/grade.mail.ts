import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const grade: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `Your submission for "${data.subjectTitle}" was graded`,
  greeting: greet(data.firstName),
  paragraphs: [`Your submission for "${data.subjectTitle}" at ${data.institution} has been graded.`],
  action: {
    label: 'See your grade',
    url: link(`/assignments/submit/${data.subjectId}`, data.namespace),
  },
  note: `You’re receiving this email because you submitted work at ${appName}.`,
});
