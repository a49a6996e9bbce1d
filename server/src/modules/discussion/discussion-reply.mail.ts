import type { Say } from '#kernel/translate';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const discussionReply: Template<NotificationData> = (data, { appName, link, say }) => ({
  subject: say`${nameOf(say, data)} replied in "${data.subjectTitle}"`,
  greeting: greet(say, data.firstName),
  paragraphs: [
    say`${nameOf(say, data)} replied in the discussion "${data.subjectTitle}" at ${data.institution}.`,
    say`We won’t email you about more replies until you’ve read this one.`,
  ],
  action: { label: say`Open the discussion`, url: link(`/discussions/${data.subjectId}`, data.namespace) },
  note: say`You’re receiving this email because you’re part of this discussion at ${appName}.`,
});

const nameOf = (say: Say, { student }: NotificationData) => student || say`Someone`;
