import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { ReadArguments, Row, Sql } from '#platform/read/declarations';
import { PageArguments } from '#platform/read/paging';
import { WebhookDelivery, WebhookDeliveryStatus } from './webhook-delivery.entity.ts';

export const WebhookDeliveryConnection = connectionOf('WebhookDelivery', () => WebhookDelivery);
export type WebhookDeliveryConnection = InstanceType<typeof WebhookDeliveryConnection>;

@ArgsType()
export class WebhookDeliveriesArguments extends PageArguments {
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
