import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const quizGrade: Template<NotificationData> = (data, { appName, link, say }) => ({
  subject: say`Your quiz "${data.subjectTitle}" was graded`,
  greeting: greet(say, data.firstName),
  paragraphs: [say`Your answers to the quiz "${data.subjectTitle}" at ${data.institution} have been graded.`],
  action: { label: say`See your result`, url: link(`/lessons/${data.subjectId}`, data.namespace) },
  note: say`You’re receiving this email because you took a quiz at ${appName}.`,
});
