import type { EventConsumer } from '#platform/domain-event/consumer';
import { mailsOf } from './mails.sql.ts';
import { hasMailData, notificationsOf } from './notification-kinds.service.ts';

/** Writes notifications and enqueues their mails in the transaction of the event, and publishes them after the commit. */
export const notificationConsumer: EventConsumer = {
  statementsFor: (event) => {
    const statement = notificationsOf(event);
    return statement ? [statement, mailsOf(event, hasMailData(event.type))] : [];
  },
  announce: async ({ bus }, event) => {
    const { institutionId, id: eventId } = event;
    if (notificationsOf(event)) await bus.publish('notified', { institutionId, eventId });
  },
};
