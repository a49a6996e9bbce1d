import type { Services } from '#platform/request/services';
import { systemViewer } from '#kernel/viewer';
import type { Statement } from '#platform/read/reader';
import { perProcess } from '#platform/request/per-process';
import { ruleOf } from './notification-kinds.service.ts';

/** A listener for a member's notifications, called with their IDs; null means all. */
interface Listener {
  added?: (id: string) => void;
  read?: (id: string | null) => void;
}

/**
 * Delivers new notifications to the sockets of this process. The bus carries events, not the recipients, who
 * may be thousands: each process looks them up once, and only for institutions with listeners.
 */
export class NotificationFeed {
  readonly #services: Pick<Services, 'runStatements' | 'bus' | 'log'>;
  /** By institution and membership. */
  readonly #listeners = new Map<string, Map<string, Set<Listener>>>();

  constructor(services: Pick<Services, 'runStatements' | 'bus' | 'log'>) {
    this.#services = services;
    services.bus.subscribe('notified', (message) => {
      this.#deliver(message).catch((err: unknown) =>
        services.log.error({ err }, 'notifications were not brought to sockets'),
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

  async #deliver({ institutionId, type, ids }: { institutionId: string; type: string; ids: string[] }) {
    if (!this.#listeners.has(institutionId)) return;
    const [json] = await this.#services.runStatements(systemViewer(institutionId), [
      ofEvent(type, institutionId, ids),
    ]);
    const told = JSON.parse(json ?? '[]') as { recipient: string; id: string }[];
    for (const { recipient, id } of told)
      for (const { added } of this.#of(institutionId, recipient)) added?.(id);
  }
}

/** Statement that finds the notifications of an event. Those without an event, such as reminders, are given by their IDs. */
function ofEvent(type: string, institutionId: string, ids: string[]): Statement {
  const rule = ruleOf(type);
  return rule
    ? {
        name: `notifications_of_${type}`,
        text: `${FOUND} and kind = any($3::text[]) and key = any(array(${rule.keys ?? 'select unnest($2::uuid[])'}))`,
        values: [institutionId, ids, rule.kinds],
      }
    : {
        name: 'notifications_by_id',
        text: `${FOUND} and id = any($2::uuid[])`,
        values: [institutionId, ids],
      };
}

const FOUND = `
  select json_agg(json_build_object('recipient', recipient_id, 'id', id))::text from notification
  where institution_id = $1 and read_at is null`;

/** Feed of this process. */
export const notificationFeedOf = perProcess((services) => new NotificationFeed(services));
