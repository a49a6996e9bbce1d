import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const grade: Template<NotificationData> = (data, { appName, link, say }) => ({
  subject: say`Your submission for "${data.subjectTitle}" was graded`,
  greeting: greet(say, data.firstName),
  paragraphs: [say`Your submission for "${data.subjectTitle}" at ${data.institution} has been graded.`],
  action: {
    label: say`See your grade`,
    url: link(`/assignments/submit/${data.subjectId}`, data.namespace),
  },
  note: say`You’re receiving this email because you submitted work at ${appName}.`,
});
