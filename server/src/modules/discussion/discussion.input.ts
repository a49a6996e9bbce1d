import { Field, InputType } from 'type-graphql';
import { UUID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import {
  replyToDiscussionRules,
  startDiscussionRules,
  updateDiscussionReplyRules,
  updateDiscussionRules,
} from './discussion.rules.ts';

const TITLE = 'At most 200 characters.';
const BODY = 'At most 10,000 characters of plain text.';

@Rules(startDiscussionRules)
@InputType({ description: 'The form of a discussion.' })
export class StartDiscussionInput {
  @Field(() => UUID, {
    nullable: true,
    description: 'A course that it is about; without one it is for the whole institution.',
  })
  courseId?: string | null;

  @Field(() => String, { description: TITLE })
  title!: string;

  @Field(() => String, { description: BODY })
  body!: string;
}

@Rules(updateDiscussionRules)
@InputType({ description: 'What is left out, or null, stays as it is; a discussion stays with its course.' })
export class UpdateDiscussionInput {
  @Field(() => UUID, { description: 'Of the discussion.' })
  id!: string;

  @Field(() => String, { nullable: true, description: TITLE })
  title?: string | null;

  @Field(() => String, { nullable: true, description: BODY })
  body?: string | null;
}

@Rules(replyToDiscussionRules)
@InputType({ description: 'A reply, and what it replies to.' })
export class ReplyToDiscussionInput {
  @Field(() => UUID, {
    nullable: true,
    description:
      'Made by the client, a UUID; sent again with it the reply is stored once. Made here if null.',
  })
  id?: string | null;

  @Field(() => UUID, { description: 'What is replied to.' })
  discussionId!: string;

  @Field(() => String, { description: BODY })
  body!: string;
}

@Rules(updateDiscussionReplyRules)
@InputType({ description: "Other words for one's own reply." })
export class UpdateDiscussionReplyInput {
  @Field(() => UUID, { description: 'Of the reply.' })
  id!: string;

  @Field(() => String, { description: BODY })
  body!: string;
}
