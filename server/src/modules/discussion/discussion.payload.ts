import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Discussion } from './discussion.entity.ts';
import { DiscussionReply } from './discussion-reply.entity.ts';

@ObjectType({ description: 'Payload of the mutations that create or update a discussion.' })
export class DiscussionPayload {
  @Field(() => Discussion, { description: 'The discussion after the mutation.' })
  discussion!: Discussion;
}

@ObjectType({ description: 'Payload of `deleteDiscussion`.' })
export class DeleteDiscussionPayload {
  @Field(() => ID, { description: 'ID of the deleted discussion.' })
  id!: string;
}

@ObjectType({ description: 'Payload of the mutations that create or update a reply.' })
export class DiscussionReplyPayload {
  @Field(() => DiscussionReply, { description: 'The reply after the mutation.' })
  reply!: DiscussionReply;

  @Field(() => Discussion, { description: 'Discussion of the reply with updated counts.' })
  discussion!: Discussion;
}

@ObjectType({ description: 'Payload of `deleteDiscussionReply`.' })
export class DeleteDiscussionReplyPayload {
  @Field(() => ID, { description: 'ID of the deleted reply.' })
  id!: string;

  @Field(() => Discussion, { description: 'Discussion of the deleted reply with updated counts.' })
  discussion!: Discussion;
}

@ObjectType({ description: 'A change of a discussion or of one of its replies.' })
export class DiscussionChange {
  @Field(() => ID, { description: 'ID of the discussion.' })
  id!: string;

  @Field(() => Discussion, {
    nullable: true,
    description: 'The discussion after the change. Null when it was deleted.',
  })
  discussion!: Discussion | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the reply that was created, changed or deleted. Null when the discussion itself changed.',
  })
  replyId!: string | null;

  @Field(() => DiscussionReply, {
    nullable: true,
    description: 'The reply after the change. Null when it was deleted.',
  })
  reply!: DiscussionReply | null;
}
