import { Field, ObjectType } from 'type-graphql';
import { UUID } from '#kernel/scalars';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

@ObjectType({ description: 'An endpoint that was changed.' })
export class WebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: 'As it is now.' })
  endpoint!: WebhookEndpoint;
}

@ObjectType({ description: 'An endpoint with its new secret.' })
export class WebhookSecretPayload {
  @Field(() => WebhookEndpoint, { description: 'As it is now.' })
  endpoint!: WebhookEndpoint;

  @Field(() => String, { description: 'Proves that what arrives is from here. It is not told again.' })
  secret!: string;
}

@ObjectType({ description: 'What was deleted.' })
export class DeleteWebhookEndpointPayload {
  @Field(() => UUID, { description: 'Of the endpoint that is gone, with its deliveries.' })
  id!: string;
}

@ObjectType({ description: 'A delivery that is on its way.' })
export class WebhookDeliveryPayload {
  @Field(() => WebhookDelivery, { description: 'As it is now.' })
  delivery!: WebhookDelivery;
}
