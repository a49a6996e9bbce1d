import { Field, ObjectType } from 'type-graphql';
import { Order } from './order.entity.ts';

@ObjectType({ description: 'Payload of the mutations that change an order.' })
export class OrderPayload {
  @Field(() => Order, { description: 'The order after the mutation.' })
  order!: Order;
}
