import { perProcess } from '#platform/request/per-process';
import type { Subscriber } from '#platform/live/subscriber';
import type { Services } from '#platform/request/services';
import { ConversationFeed, type KnownChange, type NextChange } from './conversation.feed.ts';
import { look } from './follow.service.ts';
import { Inbox } from './inbox.feed.ts';

/**
 * Milliseconds between two polls of followed conversations. They find messages of an instance that crashed
 * before publishing, and participants who left. Both are normally published at once; a stream ends within 5 s
 * at worst.
 */
const POLL_INTERVAL = 4_000;

/** Followed conversations in this process. Listens to the bus while there are followers. */
class ChatHub {
  readonly #services: Services;
  readonly #feeds = new Map<string, ConversationFeed>();
  readonly #inboxes = new Map<string, Inbox>();
  #stops: (() => void)[] = [];

  constructor(services: Services) {
    this.#services = services;
  }

  /** Runs `use` with the feed of a conversation, and keeps the feed while it has followers. */
  async withFeed<T>(
    institutionId: string,
    conversationId: string,
    use: (feed: ConversationFeed) => Promise<T>,
  ): Promise<T> {
    const key = `${institutionId} ${conversationId}`;
    let feed = this.#feeds.get(key);
    if (!feed)
      this.#feeds.set(key, (feed = new ConversationFeed(this.#services, institutionId, conversationId)));
    this.#listen();
    feed.users++;
    try {
      return await use(feed);
    } finally {
      feed.users--;
      this.#clear(key, feed);
    }
  }

  /** Evicts a feed when its last follower leaves. */
  keep(feed: ConversationFeed, subscriber: Subscriber): void {
    subscriber.onEnd(() => this.#clear(`${feed.institutionId} ${feed.conversationId}`, feed));
  }

  /** Reports the latest revision of a conversation, and the change that was read with it, if any. */
  reach(institutionId: string, conversationId: string, revision: number, known?: KnownChange): void {
    this.#feeds.get(`${institutionId} ${conversationId}`)?.reach(revision, known);
  }

  /** Returns what the transaction of a conversation's next change can read for followers of this process, or null. */
  async nextChange(institutionId: string, conversationId: string): Promise<NextChange | null> {
    return (await this.#feeds.get(`${institutionId} ${conversationId}`)?.nextChange()) ?? null;
  }

  followInbox(institutionId: string, subscriber: Subscriber): void {
    let inbox = this.#inboxes.get(institutionId);
    if (!inbox) this.#inboxes.set(institutionId, (inbox = new Inbox(this.#services, institutionId)));
    const own = inbox;
    this.#listen();
    own.follow(subscriber);
    subscriber.onEnd(() => {
      if (!own.isEmpty || this.#inboxes.get(institutionId) !== own) return;
      own.stop();
      this.#inboxes.delete(institutionId);
      this.#rest();
    });
  }

  #clear(key: string, feed: ConversationFeed): void {
    if (feed.users > 0 || feed.followers.size > 0 || this.#feeds.get(key) !== feed) return;
    this.#feeds.delete(key);
    this.#rest();
  }

  #listen(): void {
    if (this.#stops.length > 0) return;
    const { bus } = this.#services;
    const feedOf = (at: { institutionId: string; conversationId: string }) =>
      this.#feeds.get(`${at.institutionId} ${at.conversationId}`);
    const timer = setInterval(() => void this.#look(), POLL_INTERVAL).unref();
    this.#stops = [
      bus.subscribe('conversationChanged', (change) => {
        feedOf(change)?.reach(change.revision);
        this.#inboxes.get(change.institutionId)?.changed(change);
      }),
      bus.subscribe('conversationRead', (read) => this.#inboxes.get(read.institutionId)?.read(read)),
      bus.subscribe('typingChanged', (typing) => feedOf(typing)?.tellTyping(typing)),
      bus.subscribe('cohortChanged', ({ cohortId }) => void this.#look((feed) => feed.cohortId === cohortId)),
      () => clearInterval(timer),
    ];
  }

  #rest(): void {
    if (this.#feeds.size + this.#inboxes.size > 0) return;
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** Polls the latest revisions of feeds, and ends streams of members who no longer participate. */
  async #look(isMeant: (feed: ConversationFeed) => boolean = () => true): Promise<void> {
    const byInstitution = new Map<string, ConversationFeed[]>();
    for (const feed of this.#feeds.values())
      if (isMeant(feed))
        byInstitution.set(feed.institutionId, [...(byInstitution.get(feed.institutionId) ?? []), feed]);
    for (const [institutionId, feeds] of byInstitution)
      try {
        await this.#lookAt(institutionId, feeds);
      } catch (error) {
        this.#services.log.warn({ err: error }, 'polling conversations failed');
      }
  }

  async #lookAt(institutionId: string, feeds: ConversationFeed[]): Promise<void> {
    const pairs = new Map<string, [string, string]>();
    for (const { conversationId, followers } of feeds)
      for (const { context } of followers) {
        const member = context.viewer.membershipId!;
        pairs.set(`${conversationId} ${member}`, [conversationId, member]);
      }
    const ids = feeds.map(({ conversationId }) => conversationId);
    const { revisions, gone } = await look(this.#services, institutionId, ids, [...pairs.values()]);
    const lost = new Set(gone.map(([conversation, member]) => `${conversation} ${member}`));
    for (const feed of feeds) {
      for (const subscriber of feed.followers)
        if (lost.has(`${feed.conversationId} ${subscriber.context.viewer.membershipId}`)) subscriber.end();
      feed.reach(revisions[feed.conversationId] ?? 0);
    }
  }
}

export const chatHubOf = perProcess((services) => new ChatHub(services));
