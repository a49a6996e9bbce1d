import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const grade: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `Your work for "${data.subjectTitle}" was graded`,
  greeting: greet(data.firstName),
  paragraphs: [`Your work for "${data.subjectTitle}" at ${data.institution} has a grade.`],
  action: {
    label: 'See your grade',
    url: link(`/assignments/submit/${data.subjectId}`, data.namespace),
  },
  note: `You get this mail because you handed in work at ${appName}.`,
});
