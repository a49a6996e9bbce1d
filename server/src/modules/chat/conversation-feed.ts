import { setTimeout as wait } from 'node:timers/promises';
import type { Audience } from '#platform/live/audience';
import { Audiences } from '#platform/live/audiences';
import type { Subscriber } from '#platform/live/subscriber';
import { one } from '#platform/read/source';
import { sql } from 'kysely';
import { Membership } from '#modules/membership/membership.entity';
import type { Services } from '#platform/request/services';
import { CHANGES } from './live.sources.ts';

/** A stretch of a conversation's changes: behind `after`, up to `upTo`. */
interface Stretch {
  conversationId: string;
  after: number;
  upTo: number;
}

interface Typing {
  membershipId: string;
  isTyping: boolean;
}

/** Changes that are read and sent at once: of the longest messages so many fit into the largest answer. */
const MAX_STRETCH = 40;

/** Milliseconds until a read that failed is tried again. */
const TRY_AGAIN = 300;

const NOBODY = '00000000-0000-0000-0000-000000000000';

const TYPIST = one(Membership, (member, { membershipId }) => sql`${member.id} = ${membershipId}`);

/**
 * One conversation for all in this process who follow it. Each has a place, the revision up to which everything was sent
 * to it. Events only say how far the conversation has got; what is sent is read from the place on, so that nothing is
 * lost or doubled however many events are: at once for those who keep up, each for itself for those who come behind.
 */
export class ConversationFeed {
  readonly institutionId: string;
  readonly conversationId: string;
  /** Whose room it is. */
  cohortId: string | null = null;
  /** Those who are about to follow. */
  users = 0;
  readonly #services: Services;
  readonly #followers = new Set<Subscriber>();
  /** Up to which revision each follower was sent everything. */
  readonly #places = new Map<Subscriber, number>();
  /** Those who are sent what the others are; the rest catches up, each in its latest run. */
  readonly #keepUp = new Set<Subscriber>();
  readonly #runs = new Map<Subscriber, object>();
  readonly #typing: Audiences<Typing>;
  readonly #messages: Audiences<Stretch>;
  /** The revision that is known to be committed, and the one up to which those who keep up were sent. */
  #known = 0;
  #sent = 0;
  #isSending = false;

  constructor(services: Services, institutionId: string, conversationId: string) {
    this.#services = services;
    this.institutionId = institutionId;
    this.conversationId = conversationId;
    this.#messages = new Audiences<Stretch>({
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

  /** Sends what changed behind `after`, null for nothing of it, then what changes. `revision` is how far it has got. */
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

  /** The conversation has got so far. */
  reach(revision: number): void {
    if (revision <= this.#known) return;
    this.#known = revision;
    // Nobody keeps up: who comes is sent everything from its own place on.
    if (this.#keepUp.size === 0) this.#sent = revision;
    else void this.#send();
  }

  tellTyping(typing: Typing): void {
    this.#typing.dispatch(typing, ({ context }) => context.viewer.membershipId !== typing.membershipId);
  }

  /** One whose messages cannot be read, whatever is tried, is told why and ended. */
  #startCatchingUp(subscriber: Subscriber): void {
    this.#catchUp(subscriber).catch((error: unknown) => subscriber.fail(error));
  }

  /** Sends one follower what it lacks; once it lacks nothing it keeps up with the others. */
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
      const upTo = Math.min(place + MAX_STRETCH, this.#sent);
      const answer = await this.#answer(audience, place, upTo);
      if (answer === null || !isOn()) return;
      subscriber.sink.send(answer);
      this.#places.set(subscriber, upTo);
      await subscriber.sink.drained();
    }
  }

  /** Sends it nothing more until it catches up anew. */
  #takeOut(subscriber: Subscriber): void {
    this.#runs.delete(subscriber);
    this.#keepUp.delete(subscriber);
    this.#messages.leave(subscriber);
  }

  /** Sends those who keep up what is new: one read and one text for each audience. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#sent < this.#known && this.#keepUp.size > 0) {
      const from = this.#sent;
      const upTo = Math.min(from + MAX_STRETCH, this.#known);
      // Before it is sent: who catches up meanwhile must not believe that it has all.
      this.#sent = upTo;
      await Promise.all([...this.#messages].map((audience) => this.#sendTo(audience, from, upTo)));
    }
    if (this.#keepUp.size === 0) this.#sent = this.#known;
    this.#isSending = false;
  }

  async #sendTo(audience: Audience<Stretch>, from: number, upTo: number): Promise<void> {
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
        // It came with more than the others had been sent.
        this.#keepUp.delete(subscriber);
        this.#startCatchingUp(subscriber);
      }
    }
  }

  /** The text for a stretch, however often the database has to be asked; null once nobody wants it. */
  async #answer(audience: Audience<Stretch>, after: number, upTo: number): Promise<string | null> {
    for (let isFirst = true; audience.subscribers.size > 0; isFirst = false)
      try {
        return await audience.answer({ conversationId: this.conversationId, after, upTo });
      } catch (error) {
        if (isFirst) this.#services.log.warn({ err: error }, 'messages could not be read, and will be again');
        await wait(TRY_AGAIN);
      }
    return null;
  }
}
