import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const discussionReply: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `${nameOf(data)} replied in "${data.subjectTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [
    `${nameOf(data)} replied in the discussion "${data.subjectTitle}" at ${data.institution}.`,
    'Further replies gather in that notification; you get no mail about them until you have read it.',
  ],
  action: { label: 'Open the discussion', url: link(`/discussions/${data.subjectId}`, data.namespace) },
  note: `You get this mail because you take part in the discussion at ${appName}.`,
});

const nameOf = ({ student }: NotificationData) => student || 'Somebody';
