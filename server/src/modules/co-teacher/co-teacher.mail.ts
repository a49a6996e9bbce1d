import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const coTeaching: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `You now teach "${data.subjectTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [`You are a co-teacher of the course "${data.subjectTitle}" at ${data.institution}.`],
  action: { label: 'Open the course', url: link(`/course/${data.subjectId}`, data.namespace) },
  note: `You’re receiving this email because you teach at ${data.institution} with ${appName}.`,
});
