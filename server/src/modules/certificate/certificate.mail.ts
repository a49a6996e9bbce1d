import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const certificate: Template<NotificationData> = (data, { appName, link, say }) => ({
  subject: say`Your certificate for "${data.subjectTitle}"`,
  greeting: greet(say, data.firstName),
  paragraphs: [
    say`Congratulations: you completed the course "${data.subjectTitle}" at ${data.institution}, and your certificate is ready.`,
    say`You can download it at any time.`,
  ],
  action: { label: say`Open your certificates`, url: link('/courses/certificates', data.namespace) },
  note: say`You’re receiving this email because you completed a course at ${appName}.`,
});
