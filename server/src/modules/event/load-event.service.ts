import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import { assertMember } from '#kernel/authorize';
import { Conflict, Forbidden, NotFound } from '#kernel/errors';
import type { FoundNoun } from '#kernel/nouns';
import type { MemberViewer, Viewer } from '#kernel/viewer';
import { readerOf } from '#platform/read/reader-of';
import { ScheduledEvent } from './event.entity.ts';
import { type EventOwnership, eventPolicy } from './event.policy.ts';
import { REFUSALS } from './event.rules.ts';
import { EVENT_O, visibleEvent } from './event.visibility.ts';

export const ownershipOf = (event: ScheduledEvent): EventOwnership => ({
  institutionId: event.institution.id,
  createdById: event.createdBy.id,
  presenterId: event.presenter.id,
});

/**
 * Loads an event that the viewer can read and locks its row until the transaction ends.
 * @throws NotFound
 */
export async function lockVisibleEvent(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  what: FoundNoun = 'Event',
): Promise<{ event: ScheduledEvent; viewer: MemberViewer }> {
  assertMember(viewer, () => NotFound(what));
  const event = await em.findOne(ScheduledEvent, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!event || !(await isVisible(em, viewer, id))) throw NotFound(what);
  return { event, viewer };
}

async function isVisible(em: EntityManager, viewer: MemberViewer, id: string): Promise<boolean> {
  const row = { ...EVENT_O, institution: sql`${viewer.institutionId}::uuid` };
  const { rows } = await sql<{ isVisible: boolean }>`
    select ${visibleEvent(readerOf(viewer), row)} as "isVisible" from event o
    where o.institution_id = ${viewer.institutionId} and o.id = ${id}`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  return rows[0]?.isVisible ?? false;
}

/**
 * Loads an event that the viewer may edit and locks its row until the transaction ends.
 * @param what is named in the error when the viewer cannot read it
 * @throws NotFound when the viewer cannot read it, Forbidden when the viewer may not edit it
 */
export async function lockEditedEvent(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  what: FoundNoun = 'Event',
): Promise<{ event: ScheduledEvent; viewer: MemberViewer }> {
  const locked = await lockVisibleEvent(em, viewer, id, what);
  if (!eventPolicy.edit(locked.viewer, ownershipOf(locked.event))) throw Forbidden();
  return locked;
}

/** @throws Conflict for a cancelled event, which does not change any more */
export function assertNotCancelled({ cancelledAt }: ScheduledEvent): void {
  if (cancelledAt) throw Conflict(REFUSALS.cancelled);
}
