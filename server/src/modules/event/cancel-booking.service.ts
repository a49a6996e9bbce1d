import { publish } from '#platform/domain-event/publish';
import type { Transaction } from '#platform/request/context';
import { announceEvent } from './event.events.ts';
import type { ScheduledEvent } from './event.entity.ts';

/** Cancels a locked booking whose only registration ended, and notifies the host. The slot is free again. */
export async function giveUpBooking(transaction: Transaction, event: ScheduledEvent): Promise<void> {
  await cancelBooking(transaction, event, null);
  const of = { institutionId: event.institution.id, ids: [event.id] };
  await publish({ type: 'booking.cancelled', ...of }, transaction);
}

/** Cancels a locked booking. Its participant, if there is one, is notified. */
export async function cancelBooking(
  transaction: Transaction,
  event: ScheduledEvent,
  reason: string | null,
): Promise<void> {
  event.cancelledAt = new Date();
  event.cancelReason = reason;
  event.version += 1;
  event.sequence += 1;
  const { institution, id } = event;
  await publish({ type: 'event.cancelled', institutionId: institution.id, ids: [id] }, transaction);
  transaction.afterCommit(() => announceEvent(transaction.context, id));
}
