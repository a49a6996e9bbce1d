import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

@ObjectType({ description: 'Payload of `updateWebhookEndpoint`.' })
export class WebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: 'The endpoint after the mutation.' })
  endpoint!: WebhookEndpoint;
}

@ObjectType({ description: 'Payload of the mutations that return a signing secret.' })
export class WebhookSecretPayload {
  @Field(() => WebhookEndpoint, { description: 'The endpoint after the mutation.' })
  endpoint!: WebhookEndpoint;

  @Field(() => String, {
    description: 'Signing secret. Verify the signature of each request with it. It cannot be read again.',
  })
  secret!: string;
}

@ObjectType({ description: 'Payload of `deleteWebhookEndpoint`.' })
export class DeleteWebhookEndpointPayload {
  @Field(() => ID, { description: 'ID of the deleted endpoint.' })
  id!: string;
}

@ObjectType({ description: 'Payload of the mutations that start a delivery.' })
export class WebhookDeliveryPayload {
  @Field(() => WebhookDelivery, { description: 'The delivery after the mutation.' })
  delivery!: WebhookDelivery;
}
