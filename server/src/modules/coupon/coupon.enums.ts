import { registerEnumType } from 'type-graphql';

export enum CouponStatus {
  ACTIVE = 'active',
  SCHEDULED = 'scheduled',
  EXPIRED = 'expired',
  USED_UP = 'used-up',
  INACTIVE = 'inactive',
}

registerEnumType(CouponStatus, {
  name: 'CouponStatus',
  description: 'Status of a coupon now.',
  valuesConfig: {
    ACTIVE: { description: 'Its code can be used.' },
    SCHEDULED: { description: 'Its code can be used later.' },
    EXPIRED: { description: 'The time in which its code could be used is over.' },
    USED_UP: { description: 'As many orders as it allows use it.' },
    INACTIVE: { description: 'Staff deactivated it.' },
  },
});
