import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const review: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `New review of "${data.subjectTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [
    `${data.student || 'A student'} reviewed your course "${data.subjectTitle}" at ${data.institution}. A reply shows other students that you read it.`,
  ],
  action: { label: 'Read the review', url: link(`/course/${data.subjectId}`, data.namespace) },
  note: `You’re receiving this email because you own this course at ${appName}.`,
});
