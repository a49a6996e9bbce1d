import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const activity: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `New assignment: "${data.subjectTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [`One of your courses at ${data.institution} has a new assignment: "${data.subjectTitle}".`],
  action: { label: 'Open your courses', url: link('/courses/my-courses', data.namespace) },
  note: `You get this mail because you have a seat in a cohort that takes the course at ${appName}.`,
});
