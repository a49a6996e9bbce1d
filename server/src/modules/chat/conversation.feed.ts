import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '#platform/live/answer';
import type { Audience } from '#platform/live/audience';
import { Audiences } from '#platform/live/audiences';
import type { Subscriber } from '#platform/live/subscriber';
import { byId, one } from '#platform/read/source';
import { Membership } from '#modules/membership/membership.entity';
import type { Services } from '#platform/request/services';
import { CHANGES } from './live.sources.ts';

/** A range of a conversation's revisions: after `after`, up to `upTo`. */
interface RevisionRange {
  conversationId: string;
  after: number;
  upTo: number;
}

interface Typing {
  membershipId: string;
  isTyping: boolean;
}

/** Changes read and sent at once, so that the longest messages fit into the largest answer. */
const MAX_REVISIONS_PER_READ = 40;

/** Milliseconds until a failed read is retried. */
const RETRY_DELAY = 300;

const NOBODY = '00000000-0000-0000-0000-000000000000';

const TYPIST = byId(Membership, ['membershipId']);

/**
 * A conversation with all its followers in this process. Each follower has a position: the revision up to
 * which it has received everything. Events only announce the latest revision; changes are read after the
 * position, so that none is lost or sent twice. Followers that are up to date are served together, others
 * catch up one by one.
 */
export class ConversationFeed {
  readonly institutionId: string;
  readonly conversationId: string;
  /** Cohort of the room. */
  cohortId: string | null = null;
  /** Number of callers that are about to follow. */
  users = 0;
  readonly #services: Services;
  readonly #followers = new Set<Subscriber>();
  /** Revision up to which each follower has received everything. */
  readonly #places = new Map<Subscriber, number>();
  /** Followers that are up to date. The others catch up, each in its latest run. */
  readonly #keepUp = new Set<Subscriber>();
  readonly #runs = new Map<Subscriber, object>();
  readonly #typing: Audiences<Typing>;
  readonly #messages: Audiences<RevisionRange>;
  /** Highest revision known to be committed, and the one up to which followers that are up to date were served. */
  #known = 0;
  #sent = 0;
  #isSending = false;

  constructor(services: Services, institutionId: string, conversationId: string) {
    this.#services = services;
    this.institutionId = institutionId;
    this.conversationId = conversationId;
    this.#messages = new Audiences<RevisionRange>({
      read: ({ reads }, info, stretch) =>
        reads.payload(info, { messages: CHANGES }, { ...stretch }, { revision: stretch.upTo }),
      sample: { conversationId, after: 0, upTo: 1 },
      ignoredArguments: ['after'],
    });
    this.#typing = new Audiences<Typing>({
      read: ({ reads }, info, { membershipId, isTyping }) =>
        reads.payload(info, { member: TYPIST }, { membershipId }, { isTyping }),
      sample: { membershipId: NOBODY, isTyping: true },
    });
  }

  get followers(): ReadonlySet<Subscriber> {
    return this.#followers;
  }

  /** Sends the changes after `after` (none when null), then every new one. `revision` is the latest known revision. */
  followMessages(subscriber: Subscriber, after: number | null, revision: number): void {
    this.#follow(subscriber);
    this.#places.set(subscriber, Math.max(0, Math.min(after ?? revision, revision)));
    const stop = subscriber.sink.onSessionChange((settled) => {
      this.#takeOut(subscriber);
      void settled.then((viewer) => {
        if (viewer.membershipId !== subscriber.context.viewer.membershipId) return subscriber.end();
        subscriber.context = subscriber.context.as(viewer);
        this.#startCatchingUp(subscriber);
      });
    });
    subscriber.onEnd(() => {
      stop();
      this.#takeOut(subscriber);
      this.#places.delete(subscriber);
    });
    this.reach(revision);
    this.#startCatchingUp(subscriber);
  }

  followTyping(subscriber: Subscriber): void {
    this.#follow(subscriber);
    this.#typing.follow(subscriber);
  }

  #follow(subscriber: Subscriber): void {
    this.#followers.add(subscriber);
    subscriber.onEnd(() => this.#followers.delete(subscriber));
  }

  /** Reports the latest revision of the conversation. */
  reach(revision: number): void {
    if (revision <= this.#known) return;
    this.#known = revision;
    // No follower is up to date: new ones receive everything from their own position.
    if (this.#keepUp.size === 0) this.#sent = revision;
    else void this.#send();
  }

  tellTyping(typing: Typing): void {
    this.#typing.dispatch(typing, ({ context }) => context.viewer.membershipId !== typing.membershipId);
  }

  /** Ends a follower with an error when its messages cannot be read after all retries. */
  #startCatchingUp(subscriber: Subscriber): void {
    this.#catchUp(subscriber).catch((error: unknown) => subscriber.fail(error));
  }

  /** Sends one follower its missing changes, until it is up to date with the others. */
  async #catchUp(subscriber: Subscriber): Promise<void> {
    const run = {};
    this.#runs.set(subscriber, run);
    const isOn = () => !subscriber.isEnded && this.#runs.get(subscriber) === run;
    const audience = await this.#messages.join(subscriber);
    while (isOn()) {
      const place = this.#places.get(subscriber)!;
      if (place >= this.#sent) {
        this.#runs.delete(subscriber);
        this.#keepUp.add(subscriber);
        if (this.#known > this.#sent) void this.#send();
        return;
      }
      const upTo = Math.min(place + MAX_REVISIONS_PER_READ, this.#sent);
      const answer = await this.#answer(audience, place, upTo);
      if (answer === null || !isOn()) return;
      subscriber.sink.send(answer);
      this.#places.set(subscriber, upTo);
      await subscriber.sink.drained();
    }
  }

  /** Sends a follower nothing more until it catches up again. */
  #takeOut(subscriber: Subscriber): void {
    this.#runs.delete(subscriber);
    this.#keepUp.delete(subscriber);
    this.#messages.leave(subscriber);
  }

  /** Sends new changes to followers that are up to date: one read and one text per audience. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#sent < this.#known && this.#keepUp.size > 0) {
      const from = this.#sent;
      const upTo = Math.min(from + MAX_REVISIONS_PER_READ, this.#known);
      // Before sending: a follower that catches up at the same time must not assume that it has everything.
      this.#sent = upTo;
      await Promise.all([...this.#messages].map((audience) => this.#sendTo(audience, from, upTo)));
    }
    if (this.#keepUp.size === 0) this.#sent = this.#known;
    this.#isSending = false;
  }

  async #sendTo(audience: Audience<RevisionRange>, from: number, upTo: number): Promise<void> {
    const lacks = (subscriber: Subscriber) =>
      this.#keepUp.has(subscriber) && this.#places.get(subscriber)! < upTo;
    if (![...audience.subscribers].some(lacks)) return;
    const answer = await this.#answer(audience, from, upTo);
    if (answer === null) return;
    for (const subscriber of audience.subscribers) {
      if (!lacks(subscriber)) continue;
      if (this.#places.get(subscriber) === from) {
        subscriber.sink.send(answer);
        this.#places.set(subscriber, upTo);
      } else {
        // It joined with a higher revision than the others have received.
        this.#keepUp.delete(subscriber);
        this.#startCatchingUp(subscriber);
      }
    }
  }

  /** Returns the text for a range, retrying the database as necessary. Null when there are no followers left. */
  async #answer(audience: Audience<RevisionRange>, after: number, upTo: number): Promise<Answer | null> {
    for (let isFirst = true; audience.subscribers.size > 0; isFirst = false)
      try {
        return await audience.answer({ conversationId: this.conversationId, after, upTo });
      } catch (error) {
        if (isFirst) this.#services.log.warn({ err: error }, 'messages could not be read, and will be again');
        await wait(RETRY_DELAY);
      }
    return null;
  }
}
