import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const quizGrade: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `Your quiz "${data.subjectTitle}" was graded`,
  greeting: greet(data.firstName),
  paragraphs: [`Your answers to the quiz "${data.subjectTitle}" at ${data.institution} have been graded.`],
  action: { label: 'See your result', url: link(`/lessons/${data.subjectId}`, data.namespace) },
  note: `You’re receiving this email because you took a quiz at ${appName}.`,
});
