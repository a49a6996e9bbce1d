import { useListAddress } from '#lib/useListAddress';
import type { Order } from './order.ts';

/**
 * Keeps the order of a table in the URL: `?sort=last_name`, descending `?sort=-created_at`.
 * @param fields fields of the server's `orderBy` that the table offers
 * @param initial order without one in the URL; ignores unknown fields
 */
export function useTableOrder<Field extends string>(fields: readonly Field[], initial: Order<Field>) {
  const { filters, narrow } = useListAddress('sort');
  const field = fields.find((name) => name.toLowerCase() === filters.sort?.replace(/^-/, ''));
  const order: Order<Field> = field
    ? { field, direction: filters.sort?.startsWith('-') ? 'DESC' : 'ASC' }
    : initial;
  const setOrder = (next: Order<Field>) =>
    narrow({ sort: (next.direction === 'DESC' ? '-' : '') + next.field.toLowerCase() });
  return { order, setOrder };
}
