import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const coTeaching: Template<NotificationData> = (data, { appName, link, say }) => ({
  subject: say`You now teach "${data.subjectTitle}"`,
  greeting: greet(say, data.firstName),
  paragraphs: [say`You are a co-teacher of the course "${data.subjectTitle}" at ${data.institution}.`],
  action: { label: say`Open the course`, url: link(`/course/${data.subjectId}`, data.namespace) },
  note: say`You’re receiving this email because you teach at ${data.institution} with ${appName}.`,
});
