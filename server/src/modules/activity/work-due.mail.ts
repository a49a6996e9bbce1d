import { formatDay, formatTime } from '#platform/mail/templates/moment';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const workDue: Template<NotificationData> = (data, { appName, link }) => {
  const day = formatDay(data.startsAt, data.timeZone);
  return {
    subject: `"${data.subjectTitle}" is due on ${day}`,
    greeting: greet(data.firstName),
    paragraphs: [
      `"${data.subjectTitle}" at ${data.institution} is due on ${day} at ${formatTime(data.startsAt, data.timeZone)}. You haven’t submitted it yet.`,
    ],
    action: {
      label: 'Submit your work',
      url: link(`/assignments/submit/${data.subjectId}`, data.namespace),
    },
    note: `You’re receiving this email because you’re in a cohort with this course at ${appName}.`,
  };
};
