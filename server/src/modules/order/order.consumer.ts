import type { EventConsumer } from '#platform/domain-event/consumer';

/** Reports changed orders to open screens, whatever changed them. */
export const orderConsumer: EventConsumer = {
  async announce({ bus }, { type, institutionId, ids }) {
    if (!type.startsWith('order.')) return;
    await Promise.all(ids.map((orderId) => bus.publish('orderChanged', { institutionId, orderId })));
  },
};
