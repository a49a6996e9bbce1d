import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const eventReminder: Template<NotificationData> = (data, { appName, link }) => {
  const isLesson = data.details?.includes('lesson') ?? false;
  const time = timeOf(data.startsAt, data.timeZone);
  return {
    subject: `"${data.subjectTitle}" starts at ${time}`,
    greeting: greet(data.firstName),
    paragraphs: [
      `${isLesson ? 'The live lesson' : 'The next meeting of the cohort'} "${data.subjectTitle}" at ${data.institution} starts on ${dayOf(data.startsAt, data.timeZone)} at ${time}.`,
    ],
    action: isLesson
      ? { label: 'Open your courses', url: link('/courses/my-courses', data.namespace) }
      : { label: 'Open the cohort', url: link(`/cohorts/${data.subjectId}`, data.namespace) },
    note: `You’re receiving this email because you’re taking part at ${appName}.`,
  };
};

/** Formats an instant in the time zone of the event, because the time zone of the reader is unknown. */
const format =
  (options: Intl.DateTimeFormatOptions) => (moment: string | undefined, timeZone: string | undefined) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: timeZone ?? 'UTC' }).format(
      new Date(moment ?? Number.NaN),
    );

const dayOf = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const timeOf = format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
