import { formatDay, formatTime } from '#platform/mail/templates/moment';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const eventReminder: Template<NotificationData> = (data, { appName, link }) => {
  const isLesson = data.details?.includes('lesson') ?? false;
  const time = formatTime(data.startsAt, data.timeZone);
  return {
    subject: `"${data.subjectTitle}" starts at ${time}`,
    greeting: greet(data.firstName),
    paragraphs: [
      `${isLesson ? 'The live lesson' : 'The next meeting of the cohort'} "${data.subjectTitle}" at ${data.institution} starts on ${formatDay(data.startsAt, data.timeZone)} at ${time}.`,
    ],
    action: isLesson
      ? { label: 'Open your courses', url: link('/courses/my-courses', data.namespace) }
      : { label: 'Open the cohort', url: link(`/cohorts/${data.subjectId}`, data.namespace) },
    note: `You’re receiving this email because you’re taking part at ${appName}.`,
  };
};
