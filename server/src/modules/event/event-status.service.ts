import { assertCurrent, Conflict } from '#kernel/errors';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { deleteEventParts } from './event-parts.service.ts';
import { EventAgendaItem } from './event-agenda.entity.ts';
import { announceEvent } from './event.events.ts';
import type { CancelEventInput } from './event.input.ts';
import { REFUSALS } from './event.rules.ts';
import { lockEditedEvent } from './load-event.service.ts';
import { assertPresenterFree } from './presenter-free.service.ts';

/**
 * Publishes a draft. Idempotent.
 * @throws NotFound, Forbidden, Conflict when the event has ended, and at the time of a booking
 */
export async function publishEvent(context: Context, id: string): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { event, viewer } = await lockEditedEvent(em, context.viewer, id);
    if (event.publishedAt) return;
    if (event.endsAt <= new Date()) throw Conflict(REFUSALS.ended);
    await assertPresenterFree(em, event);
    event.publishedAt = new Date();
    event.version += 1;
    const { institutionId } = viewer;
    await publish({ type: 'event.published', institutionId, ids: [id] }, { em, context, afterCommit });
    afterCommit(() => announceEvent(context, id));
  });
}

/**
 * Cancels a published event. Registrations stay as they are. Idempotent.
 * @throws NotFound, Forbidden, Conflict for a draft and when the event has ended, StaleVersion when `version` is given and not the
 * current one
 */
export async function cancelEvent(
  context: Context,
  { id, version, reason }: CancelEventInput,
): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { event, viewer } = await lockEditedEvent(em, context.viewer, id);
    if (event.cancelledAt) return;
    assertCurrent('event', event.version, version);
    if (!event.publishedAt) throw Conflict('Delete the draft instead of cancelling it.');
    if (event.endsAt <= new Date()) throw Conflict(REFUSALS.ended);
    event.cancelledAt = new Date();
    event.cancelReason = reason;
    event.version += 1;
    event.sequence += 1;
    const { institutionId } = viewer;
    await publish({ type: 'event.cancelled', institutionId, ids: [id] }, { em, context, afterCommit });
    afterCommit(() => announceEvent(context, id));
  });
}

/**
 * Deletes a draft with its agenda and its resources.
 * @throws NotFound, Forbidden, Conflict for an event that was published, StaleVersion when `version` is given and not the current
 * one
 */
export async function deleteEvent(
  context: Context,
  { id, version }: { id: string; version?: number | undefined },
): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { event, viewer } = await lockEditedEvent(em, context.viewer, id);
    if (event.publishedAt) throw Conflict('This event was published. Cancel it instead of deleting it.');
    assertCurrent('event', event.version, version);
    const { institutionId } = viewer;
    await publish({ type: 'event.deleted', institutionId, ids: [id] }, { em, context, afterCommit });
    await deleteEventParts(em, viewer, id);
    await em.nativeDelete(EventAgendaItem, { event: [institutionId, id] as never });
    em.remove(event);
  });
}
