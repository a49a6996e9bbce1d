import { sql } from 'kysely';
import { connection, one } from '#platform/read/source';
import { ordersNarrowing } from './order.connection.ts';
import { Order } from './order.entity.ts';

/** Source: the order with the given `id`. */
export const ORDER = one(Order, (order, { id }) => sql`${order.id} = ${id}`);

/** Source: orders of the session's institution that the reader can see; without an institution the reader's own. */
export const ORDERS = connection(Order, {
  where: (order, given, reader) => [
    reader.institutionId
      ? sql`${order.institution} = ${reader.institutionId}`
      : sql`${order.accountId} = ${reader.accountId}`,
    ...ordersNarrowing(order, given, reader),
  ],
  order: { by: ['createdAt'], descending: true },
});
