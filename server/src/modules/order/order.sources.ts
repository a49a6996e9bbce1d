import { sql } from 'kysely';
import { Role } from '#kernel/role';
import { isWhole } from '#platform/read/paging';
import { byId, connection } from '#platform/read/source';
import { ALL, storedCount, storedCountOf } from '#platform/stored-count/stored-count';
import { ordersNarrowing } from './order.connection.ts';
import { Order } from './order.entity.ts';

/** Source: the order with the given `id`. */
export const ORDER = byId(Order);

/** Source: orders of the session's institution that the reader can see; without an institution the reader's own. */
export const ORDERS = connection(Order, {
  where: (order, given, reader) => [
    reader.institutionId
      ? sql`${order.institution} = ${reader.institutionId}`
      : sql`${order.accountId} = ${reader.accountId}`,
    ...ordersNarrowing(order, given, reader),
  ],
  order: { by: ['createdAt'], descending: true },
  count: (given, reader) => {
    if (reader.role !== Role.ADMIN || !isWhole(given, 'status')) return undefined;
    return given['status']
      ? storedCountOf(reader.institutionId, 'orders', sql`array[${given['status']}::text]`)
      : storedCount(reader.institutionId, ALL.orders);
  },
});
