import { Field, ObjectType } from 'type-graphql';
import { Institution } from '#modules/institution/institution.entity';

@ObjectType({ description: 'Payload of the mutations that change the subscription of an institution.' })
export class PlanSubscriptionPayload {
  @Field(() => Institution, { description: 'The institution with its subscription after the mutation.' })
  institution!: Institution;
}

@ObjectType({ description: 'Payload of `startSubscription`.' })
export class StartSubscriptionPayload extends PlanSubscriptionPayload {
  @Field(() => String, { description: 'Page of the provider on which the owner pays.' })
  paymentUrl!: string;
}

@ObjectType({ description: 'Payload of `openBillingPortal`.' })
export class OpenBillingPortalPayload {
  @Field(() => String, { description: 'Page of the provider. It can be opened for a few minutes.' })
  url!: string;
}
