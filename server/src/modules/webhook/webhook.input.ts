import { Field, InputType } from 'type-graphql';
import { UUID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { createWebhookEndpointRules, updateWebhookEndpointRules } from './webhook.rules.ts';

@Rules(createWebhookEndpointRules)
@InputType({ description: 'Values of a new endpoint.' })
export class CreateWebhookEndpointInput {
  @Field(() => String, { description: 'HTTPS URL that is reachable from the internet.' })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Description of the endpoint, at most 200 characters.',
  })
  description?: string | null;

  @Field(() => [String], { description: 'Types of events to send.' })
  events!: string[];
}

@Rules(updateWebhookEndpointRules)
@InputType({ description: 'Changes to an endpoint. Absent and null fields keep their values.' })
export class UpdateWebhookEndpointInput {
  @Field(() => UUID, { description: 'ID of the endpoint.' })
  endpointId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'HTTPS URL that is reachable from the internet.',
  })
  url?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Description of the endpoint, at most 200 characters.',
  })
  description?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Types of events to send. Replaces the previous list.',
  })
  events?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether events are sent.' })
  isEnabled?: boolean | null;
}
