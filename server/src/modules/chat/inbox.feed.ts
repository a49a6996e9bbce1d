import { NIL_UUID } from '#kernel/nil-uuid';
import { VIEWER } from '#modules/account/viewer.resolver';
import { Audiences } from '#platform/live/audiences';
import type { Subscriber } from '#platform/live/subscriber';
import { Throttle } from '#platform/live/throttle';
import type { Messages } from '#platform/pubsub/bus';
import type { Services } from '#platform/request/services';
import { participantsAmong } from './follow.service.ts';
import { FOLLOWED } from './live.sources.ts';

/** Milliseconds between two events of one conversation. */
const THROTTLE_INTERVAL = 1_000;

/** Milliseconds for which the participants of a room are cached, as long as its feed's polling interval. */
const PARTICIPANTS_TTL = 4_000;

/** The conversation lists of one institution's members in this process. Notifies them of changes. */
export class Inbox {
  readonly #services: Services;
  readonly #institutionId: string;
  readonly #audiences = new Audiences<{ conversationId: string }>({
    read: ({ reads }, info, given) =>
      reads.payload(info, { conversation: FOLLOWED, viewer: VIEWER }, { ...given }),
    sample: { conversationId: NIL_UUID },
  });
  readonly #followers = new Set<Subscriber>();
  readonly #throttle = new Throttle(THROTTLE_INTERVAL);
  readonly #rooms = new Map<string, { until: number; asked: Set<string>; inside: Set<string> }>();

  constructor(services: Services, institutionId: string) {
    this.#services = services;
    this.#institutionId = institutionId;
  }

  get isEmpty(): boolean {
    return this.#followers.size === 0;
  }

  follow(subscriber: Subscriber): void {
    this.#followers.add(subscriber);
    subscriber.onEnd(() => this.#followers.delete(subscriber));
    this.#audiences.follow(subscriber);
  }

  /** Notifies all participants that a conversation has changed. */
  changed({ conversationId, memberIds }: Messages['conversationChanged']): void {
    this.#throttle.run(conversationId, async () => {
      const inside = memberIds ? new Set<string>(memberIds) : await this.#insideOf(conversationId);
      this.#notify(conversationId, inside);
    });
  }

  /** Notifies the other clients of a member that it has read. */
  read({ conversationId, membershipId }: Messages['conversationRead']): void {
    this.#notify(conversationId, new Set([membershipId]));
  }

  stop(): void {
    this.#throttle.stop();
  }

  #notify(conversationId: string, members: Set<string>): void {
    this.#audiences.dispatch({ conversationId }, ({ context }) =>
      members.has(context.viewer.membershipId ?? ''),
    );
  }

  /** Returns the followers that participate in a room. */
  async #insideOf(conversationId: string): Promise<Set<string>> {
    let room = this.#rooms.get(conversationId);
    if (!room || room.until < Date.now()) {
      room = { until: Date.now() + PARTICIPANTS_TTL, asked: new Set(), inside: new Set() };
      this.#rooms.set(conversationId, room);
    }
    const followers = [...this.#followers].map(({ context }) => context.viewer.membershipId!);
    const unknown = [...new Set(followers)].filter((id) => !room.asked.has(id));
    if (unknown.length === 0) return room.inside;
    const found = await participantsAmong(this.#services, this.#institutionId, conversationId, unknown);
    for (const id of unknown) room.asked.add(id);
    for (const id of found) room.inside.add(id);
    return room.inside;
  }
}
