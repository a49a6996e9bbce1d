import type { Logger } from 'pino';
import type { Bus } from '#platform/pubsub/bus';
import { rateLimitKey } from '#kernel/address';
import { TooMany } from '#kernel/errors';
import type { Viewer } from '#kernel/viewer';

const MINUTE = 60_000;

/** How often instances tell each other what was spent, in milliseconds. */
const SHARED_EVERY = 1000;

/** Part of a budget below which its spending is kept to oneself: most people never come near, and nobody need know. */
const WORTH_SHARING = 1 / 50;

/** Of one message; PostgreSQL takes 8 kB. */
const MAX_SHARED = 100;

/** Budgets that a process remembers; beyond, those that hardly anything was spent of are forgotten. */
const MAX_BUDGETS = 200_000;

/** Whose budgets there are, in the order in which they are named when several are spent. */
const OWNERS = ['token', 'account', 'institution', 'address'] as const;
export type BudgetOwner = (typeof OWNERS)[number];

/** Points a minute; 0: any number. */
export type BudgetLimits = Readonly<Record<BudgetOwner, number>>;

const WORDS: Readonly<Record<BudgetOwner, string>> = {
  token: 'Too many requests with this token. Please try again later.',
  account: 'Too many requests from your account. Please try again later.',
  institution: 'Too many requests from your institution. Please try again later.',
  address: 'Too many requests from your address. Please try again later.',
};

/** What an operation took and what its narrowest budget has left. */
export interface CostReport {
  requested: number;
  /** Null where no budget is set. */
  remaining: number | null;
  limit: number | null;
  /** ISO 8601. */
  resetsAt: string;
}

interface Spent {
  owner: BudgetOwner;
  id: string;
  points: number;
  /** Part of the points that other instances do not know of. */
  unshared: number;
}

/** What instances tell each other: which minute, and owner, id and points of each. */
export interface SpentMessage {
  from: string;
  minute: number;
  spent: [BudgetOwner, string, number][];
}

/**
 * Points that tokens, accounts, institutions and addresses may spend in a minute of the clock, over all instances.
 * Counted in memory, where it costs no request a wait; instances tell each other once a second over the bus, so that all
 * together may overdraw by what is spent in a second.
 */
export class Budgets {
  readonly #limits: BudgetLimits;
  readonly #bus: Pick<Bus, 'publish'>;
  readonly #log: Logger;
  readonly #instance = crypto.randomUUID();
  readonly #unsubscribe: () => void;
  readonly #books = Object.fromEntries(OWNERS.map((owner) => [owner, new Map()])) as Record<
    BudgetOwner,
    Map<string, Spent>
  >;
  readonly #toShare = new Set<Spent>();
  #minute = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: BudgetLimits, bus: Bus, log: Logger) {
    this.#limits = limits;
    this.#bus = bus;
    this.#log = log;
    this.#unsubscribe = bus.subscribe('spent', (message) => this.#learn(message));
  }

  /**
   * Takes the points from each budget that the request is under, or from none.
   * @throws AppError TOO_MANY_REQUESTS until the next minute where one of them has not as many
   */
  consume(viewer: Viewer, address: string, points: number): CostReport {
    const now = Date.now();
    this.#turnTo(Math.floor(now / MINUTE));
    const ids: Record<BudgetOwner, string | null> = {
      token: viewer.token?.id ?? null,
      account: viewer.accountId,
      institution: viewer.institutionId,
      address: rateLimitKey(address),
    };
    const books: Spent[] = [];
    let narrowest: Spent | undefined;
    for (const owner of OWNERS) {
      const id = ids[owner];
      const limit = this.#limits[owner];
      if (id === null || limit === 0) continue;
      const book = this.#book(owner, id);
      if (book.points + points > limit) throw TooMany(WORDS[owner], (this.#endsAt() - now) / 1000);
      if (!narrowest || limit - book.points < this.#limits[narrowest.owner] - narrowest.points)
        narrowest = book;
      books.push(book);
    }
    for (const book of books) this.#take(book, points);
    const limit = narrowest ? this.#limits[narrowest.owner] : null;
    return {
      requested: points,
      remaining: narrowest && limit !== null ? limit - narrowest.points : null,
      limit,
      resetsAt: new Date(this.#endsAt()).toISOString(),
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#unsubscribe();
  }

  #endsAt(): number {
    return (this.#minute + 1) * MINUTE;
  }

  #turnTo(minute: number): void {
    const isOurs = minute === this.#minute || minute === this.#minute - 1; // another's clock may be a little ahead
    if (isOurs) return;
    this.#minute = minute;
    for (const book of Object.values(this.#books)) book.clear();
    this.#toShare.clear();
  }

  #book(owner: BudgetOwner, id: string): Spent {
    const books = this.#books[owner];
    let book = books.get(id);
    if (!book) {
      if (books.size >= MAX_BUDGETS) this.#forgetLittle(books);
      books.set(id, (book = { owner, id, points: 0, unshared: 0 }));
    }
    return book;
  }

  #forgetLittle(books: Map<string, Spent>): void {
    for (const [id, book] of books) if (!this.#isWorthSharing(book)) books.delete(id);
  }

  #isWorthSharing({ owner, points }: Spent): boolean {
    return points > this.#limits[owner] * WORTH_SHARING;
  }

  #take(book: Spent, points: number): void {
    book.points += points;
    book.unshared += points;
    if (!this.#isWorthSharing(book)) return;
    this.#toShare.add(book);
    this.#timer ??= setTimeout(() => void this.#share(), SHARED_EVERY).unref();
  }

  async #share(): Promise<void> {
    this.#timer = undefined;
    const spent = Array.from(this.#toShare, ({ owner, id, unshared }): SpentMessage['spent'][number] => [
      owner,
      id,
      unshared,
    ]);
    for (const book of this.#toShare) book.unshared = 0;
    this.#toShare.clear();
    try {
      for (let at = 0; at < spent.length; at += MAX_SHARED)
        await this.#bus.publish('spent', {
          from: this.#instance,
          minute: this.#minute,
          spent: spent.slice(at, at + MAX_SHARED),
        });
    } catch (error) {
      this.#log.warn({ err: error }, 'other instances could not be told what was spent');
    }
  }

  #learn({ from, minute, spent }: SpentMessage): void {
    if (from === this.#instance || Math.abs(minute - this.#minute) > 1) return;
    this.#turnTo(minute);
    if (minute !== this.#minute) return;
    for (const [owner, id, points] of spent) this.#book(owner, id).points += points;
  }
}
