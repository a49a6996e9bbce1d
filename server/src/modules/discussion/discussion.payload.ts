import { Field, ObjectType } from 'type-graphql';
import { UUID } from '#kernel/scalars';
import { Discussion } from './discussion.entity.ts';
import { DiscussionReply } from './discussion-reply.entity.ts';

@ObjectType({ description: 'The discussion that was written.' })
export class DiscussionPayload {
  @Field(() => Discussion, { description: 'As it is now.' })
  discussion!: Discussion;
}

@ObjectType({ description: 'What is left of a discussion that was deleted.' })
export class DeleteDiscussionPayload {
  @Field(() => UUID, { description: 'Of the discussion that is gone.' })
  id!: string;
}

@ObjectType({ description: 'The reply that was written.' })
export class DiscussionReplyPayload {
  @Field(() => DiscussionReply, { description: 'As it is now.' })
  reply!: DiscussionReply;

  @Field(() => Discussion, { description: 'That it is a part of, with its new figures.' })
  discussion!: Discussion;
}

@ObjectType({ description: 'What is left of a reply that was deleted.' })
export class DeleteDiscussionReplyPayload {
  @Field(() => UUID, { description: 'Of the reply that is gone.' })
  id!: string;

  @Field(() => Discussion, { description: 'That it was a part of, with its new figures.' })
  discussion!: Discussion;
}

@ObjectType({ description: 'A discussion, or a reply in it, is new, changed, or gone.' })
export class DiscussionChange {
  @Field(() => UUID, { description: 'Of the discussion.' })
  id!: string;

  @Field(() => Discussion, { nullable: true, description: 'As it is now; null when it was deleted.' })
  discussion!: Discussion | null;

  @Field(() => UUID, {
    nullable: true,
    description: 'Of the reply that is new, changed, or gone; null when it was none.',
  })
  replyId!: string | null;

  @Field(() => DiscussionReply, { nullable: true, description: 'As it is now; null when it was deleted.' })
  reply!: DiscussionReply | null;
}
