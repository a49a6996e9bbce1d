import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const review: Template<NotificationData> = (data, { appName, link, say }) => ({
  subject: say`New review of "${data.subjectTitle}"`,
  greeting: greet(say, data.firstName),
  paragraphs: [
    say`${data.student || say`A student`} reviewed your course "${data.subjectTitle}" at ${data.institution}. A reply shows other students that you read it.`,
  ],
  action: { label: say`Read the review`, url: link(`/course/${data.subjectId}`, data.namespace) },
  note: say`You’re receiving this email because you own this course at ${appName}.`,
});
