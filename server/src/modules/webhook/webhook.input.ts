import { Field, InputType } from 'type-graphql';
import { UUID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { createWebhookEndpointRules, updateWebhookEndpointRules } from './webhook.rules.ts';

@Rules(createWebhookEndpointRules)
@InputType({ description: 'A new endpoint.' })
export class CreateWebhookEndpointInput {
  @Field(() => String, { description: 'An address with https that can be reached from the internet.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'What it is for; at most 200 characters.' })
  description?: string | null;

  @Field(() => [String], { description: 'Types of the events to send.' })
  events!: string[];
}

@Rules(updateWebhookEndpointRules)
@InputType({ description: 'What is left out, or null, stays as it is.' })
export class UpdateWebhookEndpointInput {
  @Field(() => UUID, { description: 'Which endpoint.' })
  endpointId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'An address with https that can be reached from the internet.',
  })
  url?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is for; at most 200 characters.' })
  description?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Types of the events to send, instead of those before.',
  })
  events?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'False: nothing is sent until it is true again.' })
  isEnabled?: boolean | null;
}
