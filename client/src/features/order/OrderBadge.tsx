import { Badge } from '@mantine/core';
import { texts } from '#texts/en';
import type { OrderStatus } from '#texts/enums.generated';

const COLORS = {
  AWAITED: 'yellow',
  PAID: 'teal',
  FAILED: 'red',
  REFUNDED: 'gray',
  CANCELLED: 'gray',
} as const satisfies Record<OrderStatus, string>;

/** Status of an order. */
export const OrderBadge = ({ status }: { status: OrderStatus }) => (
  <Badge color={COLORS[status]}>{texts.order.statuses[status]}</Badge>
);
