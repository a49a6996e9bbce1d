import { Conflict, NotFound } from '#kernel/errors';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { announceEvent } from './event.events.ts';
import type { MarkEventAttendanceInput } from './event.input.ts';
import { REFUSALS } from './event.rules.ts';
import { assertNotCancelled, lockEditedEvent } from './load-event.service.ts';
import { EventRegistration } from './registration.entity.ts';
import { PLACE_STATUSES } from './registration.enums.ts';

/**
 * Takes attendance of participants of an event. Marks that are the same already change nothing.
 * @throws NotFound for a registration of another event or without a place, Forbidden, Conflict before the start
 */
export async function markEventAttendance(
  context: Context,
  { id: eventId, registrationIds, status }: MarkEventAttendanceInput,
): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { event, viewer } = await lockEditedEvent(em, context.viewer, eventId);
    assertNotCancelled(event);
    if (!event.publishedAt || event.startsAt > new Date()) throw Conflict(REFUSALS.notStarted);
    const { institutionId } = viewer;
    const wanted = [...new Set(registrationIds)];
    const registrations = await em.find(EventRegistration, {
      id: { $in: wanted },
      event: [institutionId, eventId] as never,
      status: { $in: [...PLACE_STATUSES] },
    });
    if (registrations.length < wanted.length) throw NotFound('Registration');
    const changed = registrations.filter((registration) => registration.status !== status);
    for (const registration of changed) registration.status = status;
    const ids = changed.map((registration) => registration.id);
    await publish({ type: 'registration.marked', institutionId, ids }, { em, context, afterCommit });
    if (ids.length > 0) afterCommit(() => announceEvent(context, eventId));
  });
}
