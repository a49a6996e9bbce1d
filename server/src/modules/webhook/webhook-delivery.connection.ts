import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { WebhookDelivery, WebhookDeliveryStatus } from './webhook-delivery.entity.ts';

export const WebhookDeliveryConnection = connectionOf('WebhookDelivery', () => WebhookDelivery);
export type WebhookDeliveryConnection = InstanceType<typeof WebhookDeliveryConnection>;

export const WebhookDeliveryList = listOf('WebhookDelivery', WebhookDelivery);

@ArgsType()
export class WebhookDeliveriesArguments extends WebhookDeliveryList {
  @Field(() => WebhookDeliveryStatus, {
    nullable: true,
    description: 'Returns only deliveries with this status.',
  })
  status?: WebhookDeliveryStatus;
}

/** Returns the conditions for the arguments of a list of deliveries. */
export function deliveriesNarrowing(
  delivery: Row<WebhookDelivery>,
  { status }: ReadArguments,
): (Sql | undefined)[] {
  return [status && sql`${delivery.status} = ${status}`];
}
