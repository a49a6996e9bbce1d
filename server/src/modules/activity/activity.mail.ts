import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const activity: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `New assignment: "${data.subjectTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [
    `There’s a new assignment in one of your courses at ${data.institution}: "${data.subjectTitle}".`,
  ],
  action: { label: 'Open your courses', url: link('/courses/my-courses', data.namespace) },
  note: `You’re receiving this email because you’re in a cohort with this course at ${appName}.`,
});
