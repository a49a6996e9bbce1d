import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { DiscussionChangedResolver } from './discussion-changed.resolver.ts';
import { DiscussionReply } from './discussion-reply.entity.ts';
import { RepliesOfDiscussion } from './discussion-reply.fields.ts';
import { Discussion } from './discussion.entity.ts';
import { DiscussionResolver } from './discussion.resolver.ts';
import { DISCUSSION_NOTIFICATIONS } from './discussion.notifications.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /**
     * A discussion or one of its replies was created, changed or deleted. `draftOf`: for a draft course, the
     * only members besides admins who can read it, its owner and co-teachers; otherwise null.
     */
    discussionChanged: {
      institutionId: string;
      discussionId: string;
      replyId: string | null;
      courseId: string | null;
      draftOf: string[] | null;
    };
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    /** A reply in a discussion. */
    reply: 'created';
  }
}

export const discussionModule: Module = {
  name: 'discussion',
  entities: [Discussion, DiscussionReply],
  nodes: [
    { type: Discussion, scope: SESSION_ONLY },
    { type: DiscussionReply, scope: SESSION_ONLY },
  ],
  fields: [RepliesOfDiscussion],
  resolvers: [DiscussionChangedResolver, DiscussionResolver],
  tokenAccess: {
    discussion: SESSION_ONLY,
    discussions: SESSION_ONLY,
    startDiscussion: SESSION_ONLY,
    updateDiscussion: SESSION_ONLY,
    deleteDiscussion: SESSION_ONLY,
    replyToDiscussion: SESSION_ONLY,
    updateDiscussionReply: SESSION_ONLY,
    deleteDiscussionReply: SESSION_ONLY,
    discussionChanged: SESSION_ONLY,
  },
  notifications: DISCUSSION_NOTIFICATIONS,
};
