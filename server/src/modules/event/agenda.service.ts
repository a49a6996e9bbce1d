import { Invalid, StaleVersion } from '#kernel/errors';
import { MINUTE } from '#kernel/duration.rules';
import { Membership } from '#modules/membership/membership.entity';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { EventAgendaItem } from './event-agenda.entity.ts';
import { ScheduledEvent } from './event.entity.ts';
import { announceEvent } from './event.events.ts';
import type { AgendaItemInput, SetEventAgendaInput } from './event.input.ts';
import { assertPresenters } from './event-relations.service.ts';
import { assertNotCancelled, lockEditedEvent } from './load-event.service.ts';

/**
 * Replaces the agenda of an event.
 * @throws NotFound, Forbidden, Invalid, Conflict for a cancelled event, StaleVersion when `version` is not the current one
 */
export async function setEventAgenda(
  context: Context,
  { id: eventId, version, agenda: items }: SetEventAgendaInput,
): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { event, viewer } = await lockEditedEvent(em, context.viewer, eventId);
    assertNotCancelled(event);
    if (event.version !== version) throw StaleVersion('event', event.version);
    assertWithinEvent(event, items);
    const presenters = items.flatMap(({ presenterId }) => presenterId ?? []);
    await assertPresenters(em, presenters, 'agenda');
    const { institutionId } = viewer;
    await em.nativeDelete(EventAgendaItem, { event: [institutionId, eventId] as never });
    items.forEach(({ title, description, startsAfterMinutes, durationMinutes, presenterId }, position) => {
      em.create(EventAgendaItem, {
        institution: event.institution,
        event: referTo(em, ScheduledEvent, institutionId, eventId),
        title,
        description: description ?? '',
        startsAfterMinutes,
        durationMinutes: durationMinutes ?? null,
        position,
        presenter: presenterId ? referTo(em, Membership, institutionId, presenterId) : null,
      });
    });
    event.version += 1;
    const transaction = { em, context, afterCommit };
    const changes = ['agenda'];
    await publish({ type: 'event.updated', institutionId, ids: [eventId], changes }, transaction);
    afterCommit(() => announceEvent(context, eventId));
  });
}

/** @throws Invalid for an item that does not start before the end */
function assertWithinEvent({ startsAt, endsAt }: ScheduledEvent, items: readonly AgendaItemInput[]): void {
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE;
  const problems = items.flatMap(({ startsAfterMinutes }, at) =>
    startsAfterMinutes >= minutes
      ? [{ field: `agenda.${at}.startsAfterMinutes`, message: 'Enter a time before the end of the event.' }]
      : [],
  );
  if (problems.length > 0) throw Invalid(problems);
}
