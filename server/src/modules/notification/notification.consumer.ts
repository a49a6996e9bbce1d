import type { EventConsumer } from '#platform/domain-event/consumer';
import type { Bus } from '#platform/pubsub/bus';
import { mailsOf } from './mails.sql.ts';
import { ruleOf } from './notification-kinds.service.ts';

/** Maximum number of IDs in one message: the bus carries 8 kB. */
const MAX_IDS = 150;

/**
 * Writes notifications and enqueues their mails in the transaction of the event, and publishes them after the
 * commit.
 */
export const notificationConsumer: EventConsumer = {
  statementsFor: (event) => {
    const statement = ruleOf(event.type)?.statement(event);
    return statement ? [statement, mailsOf(event)] : [];
  },
  announce: async ({ bus }, event) => {
    if (ruleOf(event.type)?.statement(event)) await publishNotifications(bus, event);
  },
};

/** Publishes written notifications to every instance. */
export async function publishNotifications(
  bus: Bus,
  { institutionId, type, ids }: { institutionId: string; type: string; ids: string[] },
): Promise<void> {
  for (let at = 0; at < ids.length; at += MAX_IDS)
    await bus.publish('notified', { institutionId, type, ids: ids.slice(at, at + MAX_IDS) });
}
