import type { Say, Text } from '#kernel/translate';
import { REMINDED_OF } from './reminder.enums.ts';
import { formatDay, formatTime, forReader } from '#platform/mail/templates/moment';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const eventReminder: Template<NotificationData> = (data, context) => {
  const { appName, link, say } = context;
  const { starts, label, path } = subjectOf(data);
  const time = formatTime(data.startsAt, data.timeZone, context);
  const day = formatDay(data.startsAt, data.timeZone, context);
  const own = forReader(data.startsAt, data.timeZone, data.readerZone, context);
  return {
    subject: say`"${data.subjectTitle}" starts at ${time}`,
    greeting: greet(say, data.firstName),
    paragraphs: [starts(say, data, `${say`${day} at ${time}`}${own}`)],
    action: { label: label(say), url: link(path, data.namespace) },
    note: say`You’re receiving this email because you’re taking part at ${appName}.`,
  };
};

/** Sentence of a reminder with its time, and the screen that it links to. */
interface Subject {
  starts: (say: Say, data: NotificationData, time: string) => Text;
  label: (say: Say) => Text;
  path: string;
}

function subjectOf({ details = [], subjectId }: NotificationData): Subject {
  if (details.includes(REMINDED_OF.lesson))
    return {
      starts: (say, { subjectTitle, institution }, time) =>
        say`The live lesson "${subjectTitle}" at ${institution} starts on ${time}.`,
      label: (say) => say`Open your courses`,
      path: '/courses/my-courses',
    };
  if (details.includes(REMINDED_OF.event))
    return {
      starts: (say, { subjectTitle, institution }, time) =>
        say`The event "${subjectTitle}" at ${institution} starts on ${time}.`,
      label: (say) => say`Open the event`,
      path: `/events/${subjectId}`,
    };
  return {
    starts: (say, { subjectTitle, institution }, time) =>
      say`The next meeting of the cohort "${subjectTitle}" at ${institution} starts on ${time}.`,
    label: (say) => say`Open the cohort`,
    path: `/cohorts/${subjectId}`,
  };
}
