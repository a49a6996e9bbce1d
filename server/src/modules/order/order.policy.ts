import { isAdminOf } from '#kernel/viewer';
import { OrderStatus } from './order.enums.ts';

/** Money belongs to the institution: its owner and admins decide about orders, in any state. */
export const orderPolicy = {
  markPaid: isAdminOf,
  refund: isAdminOf,
  cancel: isAdminOf,
};

/** Returns what can be done with an order in its state. */
export const stepsOf = (status: OrderStatus) => ({
  markPaid: status === OrderStatus.AWAITED,
  refund: status === OrderStatus.PAID,
  cancel: status === OrderStatus.AWAITED,
});
