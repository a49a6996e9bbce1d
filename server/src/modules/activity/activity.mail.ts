import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const activity: Template<NotificationData> = (data, { appName, link, say }) => ({
  subject: say`New assignment: "${data.subjectTitle}"`,
  greeting: greet(say, data.firstName),
  paragraphs: [
    say`There’s a new assignment in one of your courses at ${data.institution}: "${data.subjectTitle}".`,
  ],
  action: { label: say`Open your courses`, url: link('/courses/my-courses', data.namespace) },
  note: say`You’re receiving this email because you’re in a cohort with this course at ${appName}.`,
});
