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

/** Data of a mail about a revoked certificate, as `REVOKED_MAIL_DATA` selects it. */
interface RevokedData {
  reason: string;
  number: string;
}

export const certificateRevoked: Template<NotificationData> = (data, { appName, link, say }) => {
  const { reason, number } = data.more as RevokedData;
  return {
    subject: say`Your certificate for "${data.subjectTitle}" was revoked`,
    greeting: greet(say, data.firstName),
    paragraphs: [
      say`${data.institution} revoked your certificate ${number} for the course "${data.subjectTitle}". It’s no longer valid, and anyone who verifies it sees that.`,
      say`Reason: ${reason}`,
      say`If you think this is a mistake, ask your teacher.`,
    ],
    action: { label: say`Open your certificates`, url: link('/courses/certificates', data.namespace) },
    note: say`You’re receiving this email because you had a certificate at ${appName}.`,
  };
};
