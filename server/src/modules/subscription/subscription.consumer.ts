import type { EventConsumer } from '#platform/domain-event/consumer';

/** Reports changed subscriptions and invoices to open screens. */
export const subscriptionConsumer: EventConsumer = {
  async announce({ bus }, { type, institutionId }) {
    if (type.startsWith('subscription.')) await bus.publish('billingChanged', { institutionId });
  },
};
