import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { CouponChangesResolver } from './coupon-changes.resolver.ts';
import { couponConsumer } from './coupon.consumer.ts';
import { Coupon } from './coupon.entity.ts';
import { CouponOfferResolver } from './coupon-offer.resolver.ts';
import { CouponResolver } from './coupon.resolver.ts';
import { COUPON_WEBHOOKS } from './coupon.webhook.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** A coupon or the number of its uses changed. */
    couponChanged: { institutionId: string; couponId: string; isDeleted: boolean };
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    coupon: 'created' | 'updated' | 'deleted';
  }
}

declare module '#kernel/scope' {
  interface Areas {
    coupons: 'read' | 'write';
  }
}

export const couponModule: Module = {
  name: 'coupon',
  entities: [Coupon],
  nodes: [{ type: Coupon, scope: 'coupons:read' }],
  resolvers: [CouponChangesResolver, CouponOfferResolver, CouponResolver],
  consumers: [couponConsumer],
  scopes: {
    coupons: {
      read: 'Read coupons with the numbers of their uses.',
      write: 'Create, change, deactivate and delete coupons.',
    },
  },
  tokenAccess: {
    coupon: ['coupons:read'],
    coupons: ['coupons:read'],
    couponChanged: ['coupons:read'],
    createCoupon: ['coupons:write'],
    updateCoupon: ['coupons:write'],
    deleteCoupon: ['coupons:write'],
    couponOffer: SESSION_ONLY,
  },
  webhooks: [COUPON_WEBHOOKS],
};
