import type { Services } from '../services.ts';
import { institutionItself } from '../graphql/viewer.ts';
import { kindsToldOf } from './notification.consumer.ts';

type Receive = (notificationId: string) => void;

/**
 * Brings new notifications to the sockets of this process. The bus says what happened and not to whom, who may be a
 * thousand: each process looks that up once, and only where it has listeners in the institution.
 */
export class NotificationFeed {
  readonly #services: Pick<Services, 'runStatements' | 'bus' | 'log'>;
  /** By institution and membership. */
  readonly #listeners = new Map<string, Map<string, Set<Receive>>>();

  constructor(services: Pick<Services, 'runStatements' | 'bus' | 'log'>) {
    this.#services = services;
    services.bus.subscribe('notified', (message) => {
      this.#deliver(message).catch((err: unknown) =>
        services.log.error({ err }, 'notifications were not brought to sockets'),
      );
    });
  }

  /** Calls `receive` for each new notification of a member until the returned function is called. */
  listen(institutionId: string, membershipId: string, receive: Receive): () => void {
    const members = this.#listeners.get(institutionId) ?? new Map<string, Set<Receive>>();
    this.#listeners.set(institutionId, members);
    const own = members.get(membershipId) ?? new Set();
    members.set(membershipId, own.add(receive));
    return () => {
      own.delete(receive);
      if (own.size === 0) members.delete(membershipId);
      if (members.size === 0) this.#listeners.delete(institutionId);
    };
  }

  async #deliver({ institutionId, type, ids }: { institutionId: string; type: string; ids: string[] }) {
    if (!this.#listeners.has(institutionId)) return;
    const [json] = await this.#services.runStatements(institutionItself(institutionId), [
      { name: 'notifications_of_event', text: OF_EVENT, values: [institutionId, ids, kindsToldOf(type)] },
    ]);
    const told = JSON.parse(json ?? '[]') as { recipient: string; id: string }[];
    for (const { recipient, id } of told)
      for (const receive of this.#listeners.get(institutionId)?.get(recipient) ?? []) receive(id);
  }
}

// The key of a notification is the object of the event or, of what is gathered, the cohort or discussion that it belongs to.
const OF_EVENT = `
  select json_agg(json_build_object('recipient', recipient_id, 'id', id))::text from notification
  where institution_id = $1 and kind = any($3::text[]) and read_at is null and key = any(
    $2::uuid[] || array(select cohort_id from enrollment where institution_id = $1 and id = any($2::uuid[]))
      || array(select discussion_id from discussion_reply where institution_id = $1 and id = any($2::uuid[])))`;
