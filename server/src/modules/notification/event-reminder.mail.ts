import { REMINDED_OF } from './reminder.enums.ts';
import { formatDay, formatTime, forReader } from '#platform/mail/templates/moment';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const eventReminder: Template<NotificationData> = (data, { appName, link }) => {
  const { what, action } = subjectOf(data);
  const time = formatTime(data.startsAt, data.timeZone);
  return {
    subject: `"${data.subjectTitle}" starts at ${time}`,
    greeting: greet(data.firstName),
    paragraphs: [
      `${what} "${data.subjectTitle}" at ${data.institution} starts on ${formatDay(data.startsAt, data.timeZone)} at ${time}${forReader(data.startsAt, data.timeZone, data.readerZone)}.`,
    ],
    action: { label: action.label, url: link(action.path, data.namespace) },
    note: `You’re receiving this email because you’re taking part at ${appName}.`,
  };
};

function subjectOf({ details = [], subjectId }: NotificationData) {
  if (details.includes(REMINDED_OF.lesson))
    return {
      what: 'The live lesson',
      action: { label: 'Open your courses', path: '/courses/my-courses' },
    };
  return details.includes(REMINDED_OF.event)
    ? { what: 'The event', action: { label: 'Open the event', path: `/events/${subjectId}` } }
    : {
        what: 'The next meeting of the cohort',
        action: { label: 'Open the cohort', path: `/cohorts/${subjectId}` },
      };
}
