import { Field, InputType } from 'type-graphql';
import { UUID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { editMessageRules, MESSAGE_MAX, sendMessageRules } from './chat.rules.ts';

@Rules(sendMessageRules)
@InputType({ description: 'A new message.' })
export class SendMessageInput {
  @Field(() => UUID, {
    description:
      "ID that the sender's client made. Sending again under it stores nothing new. The message may get another ID where another sender used it.",
  })
  id!: string;

  @Field(() => UUID, { description: 'Of the conversation.' })
  conversationId!: string;

  @Field(() => String, { description: `1 to ${MESSAGE_MAX} characters, not only blanks.` })
  body!: string;
}

@Rules(editMessageRules)
@InputType({ description: 'A message in other words.' })
export class EditMessageInput {
  @Field(() => UUID, { description: 'Of the message.' })
  id!: string;

  @Field(() => String, { description: `1 to ${MESSAGE_MAX} characters, not only blanks.` })
  body!: string;
}
