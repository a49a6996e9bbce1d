import type { Module } from '#platform/module/module';
import { DiscussionChangedResolver } from './discussion-changed.resolver.ts';
import { DiscussionReply } from './discussion-reply.entity.ts';
import { RepliesOfDiscussion } from './discussion-reply.fields.ts';
import { Discussion } from './discussion.entity.ts';
import { DiscussionResolver } from './discussion.resolver.ts';

export const discussionModule: Module = {
  name: 'discussion',
  entities: [Discussion, DiscussionReply],
  fields: [RepliesOfDiscussion],
  resolvers: [DiscussionChangedResolver, DiscussionResolver],
};
