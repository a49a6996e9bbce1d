import { Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { orderChanges } from './order-changes.feed.ts';
import { Order } from './order.entity.ts';

@Resolver()
export class OrderChangesResolver {
  @Authorized()
  @Subscription(() => Order, {
    subscribe: ({ context, info }) => orderChanges(context as Context, info, null),
    description: 'Sends an order that the viewer can read when it is made, paid, refunded or cancelled.',
  })
  orderChanged(@Root() order: object): object {
    return order;
  }
}
