import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';

/** Adds an event of a provider to the inbox of the transaction's institution. Returns whether it was not there. */
export async function isNewEvent(
  em: EntityManager,
  institutionId: string,
  provider: string,
  event: { id: string; type: string },
): Promise<boolean> {
  const rows = await em.execute(
    `insert into payment_event (institution_id, id, created_at, provider, event_id, type) values (?, ?, ?, ?, ?, ?)
     on conflict (institution_id, provider, event_id) do nothing returning id`,
    [institutionId, uuidv7(), new Date(), provider, event.id, event.type],
  );
  return rows.length > 0;
}
