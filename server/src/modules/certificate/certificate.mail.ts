import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const certificate: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `Your certificate for "${data.subjectTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [
    `Congratulations: you completed the course "${data.subjectTitle}" at ${data.institution}, and your certificate is ready.`,
    'You can download it at any time.',
  ],
  action: { label: 'Open your certificates', url: link('/courses/certificates', data.namespace) },
  note: `You’re receiving this email because you completed a course at ${appName}.`,
});
