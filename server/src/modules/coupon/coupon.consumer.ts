import { systemViewer } from '#kernel/viewer';
import type { EventConsumer } from '#platform/domain-event/consumer';
import { arrayOf } from '#platform/database/array';

/** IDs of the coupons of orders, which are named by their own IDs or by those of their enrollments. */
const USED = `
  select json_agg(distinct o.coupon_id)::text from seat_order o
  where o.institution_id = $1 and o.coupon_id is not null and (o.id = any($2::uuid[]) or o.enrollment_id = any($2::uuid[]))`;

/** Reports changed coupons to open screens: what staff change, and the uses that orders take and give back. */
export const couponConsumer: EventConsumer = {
  async announce({ bus, runStatements }, { type, institutionId, ids }) {
    const report = (couponIds: readonly string[], isDeleted: boolean) =>
      Promise.all(
        couponIds.map((couponId) => bus.publish('couponChanged', { institutionId, couponId, isDeleted })),
      );
    if (type.startsWith('coupon.')) await report(ids, type === 'coupon.deleted');
    if (!type.startsWith('order.') && type !== 'enrollment.cancelled') return;
    const [used] = await runStatements(systemViewer(institutionId), [
      { name: 'coupons_of_orders', text: USED, values: [institutionId, arrayOf(ids)] },
    ]);
    if (used) await report(JSON.parse(used) as string[], false);
  },
};
