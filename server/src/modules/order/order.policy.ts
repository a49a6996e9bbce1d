import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Role } from '#kernel/role';
import { OrderStatus } from './order.enums.ts';

interface OfInstitution {
  institutionId: string;
}

const isAdminOf = (viewer: Viewer, { institutionId }: OfInstitution) =>
  effectiveRole(viewer) === Role.ADMIN && viewer.institutionId === institutionId;

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
