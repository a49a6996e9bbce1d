import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict } from '#kernel/errors';
import type { ScheduledEvent } from './event.entity.ts';
import { REFUSALS } from './event.rules.ts';

/**
 * Asserts that no booking of the presenter is at the time of an event that students see. Locks the membership of the
 * presenter, as bookings do, so that a booking and the event are decided one after the other.
 * @throws Conflict
 */
export async function assertPresenterFree(
  em: EntityManager,
  { id, institution, presenter, startsAt, endsAt }: ScheduledEvent,
): Promise<void> {
  const of = [institution.id, presenter.id];
  await em.execute('select from membership where institution_id = ? and id = ? for update', of);
  const bookings = await em.execute<object[]>(
    `select 1 from event b where b.institution_id = ? and b.presenter_id = ? and b.is_booking and b.cancelled_at is null
       and b.id <> ? and b.starts_at < ?::timestamptz and b.ends_at > ?::timestamptz limit 1`,
    [...of, id, endsAt, startsAt],
  );
  if (bookings.length > 0) throw Conflict(REFUSALS.presenterBooked);
}
