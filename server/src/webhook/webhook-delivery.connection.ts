import { sql } from 'kysely';
import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '../graphql/connection.ts';
import type { ReadArguments, Row, Sql } from '../read/declarations.ts';
import { PageArguments } from '../read/paging.ts';
import { WebhookDelivery, WebhookDeliveryStatus } from './webhook-delivery.entity.ts';

export const WebhookDeliveryConnection = connectionOf('WebhookDelivery', () => WebhookDelivery);
export type WebhookDeliveryConnection = InstanceType<typeof WebhookDeliveryConnection>;

@ArgsType()
export class WebhookDeliveriesArguments extends PageArguments {
  @Field(() => WebhookDeliveryStatus, { nullable: true, description: 'Only those of this state.' })
  status?: WebhookDeliveryStatus;
}

/** Conditions of the arguments of a list of deliveries. */
export function deliveriesNarrowing(
  delivery: Row<WebhookDelivery>,
  { status }: ReadArguments,
): (Sql | undefined)[] {
  return [status && sql`${delivery.status} = ${status}`];
}
