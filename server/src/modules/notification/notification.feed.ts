import type { Services } from '#platform/request/services';
import { systemViewer } from '#kernel/viewer';
import { perProcess } from '#platform/request/per-process';

/** A listener for a member's notifications, called with their IDs; null means all. */
interface Listener {
  added?: (id: string) => void;
  read?: (id: string | null) => void;
}

/**
 * Delivers new notifications to the sockets of this process. The bus carries events, not the recipients, who
 * may be thousands: each process looks them up once, and only for institutions with listeners.
 */
class NotificationFeed {
  readonly #services: Pick<Services, 'runStatements' | 'bus' | 'log'>;
  /** By institution and membership. */
  readonly #listeners = new Map<string, Map<string, Set<Listener>>>();

  constructor(services: Pick<Services, 'runStatements' | 'bus' | 'log'>) {
    this.#services = services;
    services.bus.subscribe('notified', (message) => {
      this.#deliver(message).catch((err: unknown) =>
        services.log.error({ err }, 'delivering notifications to sockets failed'),
      );
    });
    services.bus.subscribe('notificationsRead', ({ institutionId, membershipId, notificationId }) => {
      for (const { read } of this.#of(institutionId, membershipId)) read?.(notificationId);
    });
  }

  /** Registers a listener for a member's notifications. Returns a function that removes it. */
  listen(institutionId: string, membershipId: string, listener: Listener): () => void {
    const members = this.#listeners.get(institutionId) ?? new Map<string, Set<Listener>>();
    this.#listeners.set(institutionId, members);
    const own = members.get(membershipId) ?? new Set();
    members.set(membershipId, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0) members.delete(membershipId);
      if (members.size === 0) this.#listeners.delete(institutionId);
    };
  }

  #of(institutionId: string, membershipId: string): Iterable<Listener> {
    return this.#listeners.get(institutionId)?.get(membershipId) ?? [];
  }

  async #deliver({ institutionId, eventId }: { institutionId: string; eventId: string }) {
    if (!this.#listeners.has(institutionId)) return;
    const [json] = await this.#services.runStatements(systemViewer(institutionId), [
      { name: 'notifications_of_event', text: OF_EVENT, values: [institutionId, eventId] },
    ]);
    const told = JSON.parse(json ?? '[]') as { recipient: string; id: string }[];
    for (const { recipient, id } of told)
      for (const { added } of this.#of(institutionId, recipient)) added?.(id);
  }
}

/**
 * SQL of the notifications that an event wrote last, also of those that were read in the meantime. One that a later event
 * has updated is found by that event.
 */
const OF_EVENT = `
  select json_agg(json_build_object('recipient', recipient_id, 'id', id))::text from notification
  where institution_id = $1 and event_id = $2`;

/** Feed of this process. */
export const notificationFeedOf = perProcess((services) => new NotificationFeed(services));
