import { Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import * as z from 'zod/mini';
import { WebhookEventType } from './webhook.enums.ts';
import {
  createWebhookEndpointRules,
  eventsRules,
  TEST_EVENT,
  updateWebhookEndpointRules,
} from './webhook.rules.ts';

const events = eventsRules(
  z.string().check(z.refine((event) => event !== TEST_EVENT, 'Test events are sent on request only.')),
);

@Rules(z.extend(createWebhookEndpointRules, { events }))
@InputType({ description: 'Values of a new endpoint.' })
export class CreateWebhookEndpointInput {
  @Field(() => String, { description: 'HTTPS URL that is reachable from the internet.' })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Description of the endpoint, at most 200 characters.',
  })
  description?: string | null;

  @Field(() => [WebhookEventType], {
    description: 'Types of events to send. `WEBHOOK_TEST` is refused: it is sent on request.',
  })
  events!: string[];
}

@Rules(z.extend(updateWebhookEndpointRules, { events: z.optional(events) }))
@InputType({ description: 'Changes to an endpoint. Absent fields keep their values; null is refused.' })
export class UpdateWebhookEndpointInput {
  @Field(() => ID, { description: 'ID of the endpoint.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'HTTPS URL that is reachable from the internet.',
  })
  url?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Description of the endpoint, at most 200 characters.',
  })
  description?: string;

  @Field(() => [WebhookEventType], {
    nullable: true,
    description: 'Types of events to send. Replaces the previous list.',
  })
  events?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Whether events are sent.' })
  isEnabled?: boolean;
}
