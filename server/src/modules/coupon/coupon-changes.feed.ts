import { NIL_UUID } from '#kernel/nil-uuid';
import { isAdminOf } from '#kernel/viewer';
import { forMembers, topicFeed } from '#platform/live/topic-feed';
import { COUPON } from './coupon.connection.ts';

interface Event {
  id: string;
  isDeleted: boolean;
}

/** Feed of changed coupons of an institution. */
export const couponChanges = forMembers(
  topicFeed<'couponChanged', Event, null>({
    topic: 'couponChanged',
    read: ({ reads }, info, { id, isDeleted }) =>
      isDeleted
        ? Promise.resolve({ couponId: id, coupon: null })
        : reads.payloadWith('coupon', info, { coupon: COUPON }, { id }, { couponId: id }),
    sample: { id: NIL_UUID, isDeleted: false },
    eventOf: ({ couponId, isDeleted }) => ({ id: couponId, isDeleted }),
    concerns: ({ institutionId }, viewer) => isAdminOf(viewer, { institutionId }),
  }),
);
