import type { Notifications } from '#modules/notification/notification-kinds.service';
import { notifyOfReplies } from './discussion-notifications.sql.ts';
import { discussionReply } from './discussion-reply.mail.ts';

/** Notifications of replies to those who take part in a discussion. */
export const DISCUSSION_NOTIFICATIONS: Notifications = {
  kinds: {
    DISCUSSION_REPLY: {
      value: 'discussion-reply',
      description:
        'Others replied in a discussion of the member: `count` is the number of replies, `actor` the latest author, `subjectId` the discussion. Later replies update the notification until it is read.',
      isFor: 'everybody',
      isMailed: true,
      isCombined: true,
      mail: discussionReply,
      mailsAbout: (say) => say`replies in your discussions`,
    },
  },
  rules: {
    'reply.created': notifyOfReplies,
  },
};
