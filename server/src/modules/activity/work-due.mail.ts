import { formatDay, formatTime } from '#platform/mail/templates/moment';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const workDue: Template<NotificationData> = (data, context) => {
  const { appName, link, say } = context;
  const day = formatDay(data.startsAt, data.timeZone, context);
  return {
    subject: say`"${data.subjectTitle}" is due on ${day}`,
    greeting: greet(say, data.firstName),
    paragraphs: [
      say`"${data.subjectTitle}" at ${data.institution} is due on ${day} at ${formatTime(data.startsAt, data.timeZone, context)}. You haven’t submitted it yet.`,
    ],
    action: {
      label: say`Submit your work`,
      url: link(`/assignments/submit/${data.subjectId}`, data.namespace),
    },
    note: say`You’re receiving this email because you’re in a cohort with this course at ${appName}.`,
  };
};
