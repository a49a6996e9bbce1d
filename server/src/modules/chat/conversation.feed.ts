import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { NIL_UUID } from '#kernel/nil-uuid';
import { FOR_NO_ACCOUNT } from '#platform/database/statements';
import type { LiveMessage } from '#platform/live/live-message';
import type { Audience, CarriedMessage } from '#platform/live/audience';
import { Audiences } from '#platform/live/audiences';
import type { Subscriber } from '#platform/live/subscriber';
import { byId } from '#platform/read/source';
import { Membership } from '#modules/membership/membership.entity';
import type { Statement } from '#platform/read/reader';
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

/** A committed change, with the text for each audience. */
export interface KnownChange extends Pick<RevisionRange, 'after' | 'upTo'> {
  messages: Map<Audience<RevisionRange>, Promise<LiveMessage | null>>;
}

/** The next change of a conversation for its followers, which the transaction that writes it can read. */
export interface NextChange {
  /** Reads, which follow the statement that writes. */
  statements: Statement[];
  /** Returns the change after the commit, from what the statements returned. */
  from: (rows: (string | null)[]) => KnownChange;
  /** To be called when the transaction has ended. */
  end: () => void;
}

/** Audiences for which the transaction of a change reads it. More would keep the row of the conversation locked. */
const MAX_CARRIED = 3;

/** Changes read and sent at once, so that the longest messages fit into the largest answer. */
const MAX_REVISIONS_PER_READ = 40;

/** Milliseconds until a failed read is retried. */
const RETRY_DELAY = 300;

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
  /** Whether a transaction is reading the next change. */
  #isNextUnderway = false;

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
      sample: { membershipId: NIL_UUID, isTyping: true },
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

  /** Reports the latest revision of the conversation, and changes that need not be read any more. */
  reach(revision: number, known?: KnownChange): void {
    if (revision <= this.#known) return;
    this.#known = revision;
    // No follower is up to date: new ones receive everything from their own position.
    if (this.#keepUp.size === 0) this.#sent = revision;
    else void this.#send(known);
  }

  /**
   * Returns what the transaction of the next change can read for the followers: it saves them a transaction after it. Null when
   * there is nothing to read, or changes are under way, which are read together.
   */
  async nextChange(): Promise<NextChange | null> {
    const isBusy = this.#isSending || this.#isNextUnderway || this.#sent < this.#known;
    const shared = [...this.#messages].filter(({ isShared }) => isShared).slice(0, MAX_CARRIED);
    if (isBusy || this.#keepUp.size === 0 || shared.length === 0) return null;
    this.#isNextUnderway = true;
    const end = () => void (this.#isNextUnderway = false);
    const [after, upTo] = [this.#sent, this.#sent + 1];
    try {
      const range = { conversationId: this.conversationId, after, upTo };
      const carried = await Promise.all(
        shared.map(async (audience) => [audience, await audience.carried(range)] as const),
      );
      return {
        statements: [FOR_NO_ACCOUNT, ...carried.flatMap(([, { statements }]) => statements)],
        from: (rows) => ({ after, upTo, messages: messagesOf(carried, rows.slice(1)) }),
        end,
      };
    } catch (error) {
      end();
      this.#services.log.warn({ err: error }, 'preparing the next message failed');
      return null;
    }
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
      const message = await this.#messageFor(audience, place, upTo);
      if (message === null || !isOn()) return;
      subscriber.sink.send(message);
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
  async #send(known?: KnownChange): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    // The sender gets its answer, and other instances hear of it, before a thousand sockets are written to.
    if (known) await nextTurn();
    while (this.#sent < this.#known && this.#keepUp.size > 0) {
      const from = this.#sent;
      const ready = known?.after === from ? known : null;
      const upTo = ready?.upTo ?? Math.min(from + MAX_REVISIONS_PER_READ, this.#known);
      // Before sending: a follower that catches up at the same time must not assume that it has everything.
      this.#sent = upTo;
      await Promise.all(
        [...this.#messages].map((audience) =>
          this.#sendTo(audience, from, upTo, ready?.messages.get(audience)),
        ),
      );
    }
    if (this.#keepUp.size === 0) this.#sent = this.#known;
    this.#isSending = false;
  }

  async #sendTo(
    audience: Audience<RevisionRange>,
    from: number,
    upTo: number,
    ready?: Promise<LiveMessage | null>,
  ): Promise<void> {
    const lacks = (subscriber: Subscriber) =>
      this.#keepUp.has(subscriber) && this.#places.get(subscriber)! < upTo;
    if (![...audience.subscribers].some(lacks)) return;
    const message = (await ready) ?? (await this.#messageFor(audience, from, upTo));
    if (message === null) return;
    for (const subscriber of audience.subscribers) {
      if (!lacks(subscriber)) continue;
      if (this.#places.get(subscriber) === from) {
        subscriber.sink.send(message);
        this.#places.set(subscriber, upTo);
      } else {
        // It joined with a higher revision than the others have received.
        this.#keepUp.delete(subscriber);
        this.#startCatchingUp(subscriber);
      }
    }
  }

  /** Returns the text for a range, retrying the database as necessary. Null when there are no followers left. */
  async #messageFor(
    audience: Audience<RevisionRange>,
    after: number,
    upTo: number,
  ): Promise<LiveMessage | null> {
    for (let isFirst = true; audience.subscribers.size > 0; isFirst = false)
      try {
        return await audience.messageFor({ conversationId: this.conversationId, after, upTo });
      } catch (error) {
        if (isFirst) this.#services.log.warn({ err: error }, 'reading messages failed; trying again');
        await wait(RETRY_DELAY);
      }
    return null;
  }
}

/** Returns the text for each audience from the first columns of its statements' rows. One that fails is read again. */
function messagesOf(
  carried: readonly (readonly [Audience<RevisionRange>, CarriedMessage])[],
  rows: (string | null)[],
): KnownChange['messages'] {
  let at = 0;
  return new Map(
    carried.map(([audience, { statements, message }]) => {
      const own = rows.slice(at, (at += statements.length));
      return [audience, message(own).catch(() => null)];
    }),
  );
}
