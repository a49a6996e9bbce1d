import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const discussionReply: Template<NotificationData> = (data, { appName, link }) => ({
  subject: `${nameOf(data)} replied in "${data.subjectTitle}"`,
  greeting: greet(data.firstName),
  paragraphs: [
    `${nameOf(data)} replied in the discussion "${data.subjectTitle}" at ${data.institution}.`,
    'We won’t email you about more replies until you’ve read this one.',
  ],
  action: { label: 'Open the discussion', url: link(`/discussions/${data.subjectId}`, data.namespace) },
  note: `You’re receiving this email because you’re part of this discussion at ${appName}.`,
});

const nameOf = ({ student }: NotificationData) => student || 'Someone';
