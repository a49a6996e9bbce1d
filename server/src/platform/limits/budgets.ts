import type { Logger } from 'pino';
import type { Bus } from '#platform/pubsub/bus';
import { rateLimitKey } from '#kernel/address';
import { AppError, ErrorCode } from '#kernel/errors';
import type { Viewer } from '#kernel/viewer';
import { MINUTE } from '#kernel/duration.rules';
import { outsideWork } from '#platform/telemetry/work';

/** Interval between two messages to other instances, in milliseconds. */
const SHARE_INTERVAL = 1000;

/** Fraction of a budget from which its usage is shared with other instances. Most accounts stay below it. */
const SHARE_THRESHOLD = 1 / 50;

/** Maximum number of usages in one message; a NOTIFY payload of PostgreSQL is at most 8 kB. */
const MAX_SHARED = 100;

/** Maximum number of usages in memory per kind of owner. Beyond it, those with little usage are evicted. */
const MAX_BUDGETS = 200_000;

/** Kinds of budget owners, in the order in which they are reported if several budgets are exhausted. */
const OWNERS = ['token', 'account', 'institution', 'address'] as const;
export type BudgetOwner = (typeof OWNERS)[number];

/** Points per minute; 0: no limit. */
export type BudgetLimits = Readonly<Record<BudgetOwner, number>>;

const MESSAGES: Readonly<Record<BudgetOwner, string>> = {
  token: 'Too many requests with this token. Please try again later.',
  account: 'Too many requests from your account. Please try again later.',
  institution: 'Too many requests from your institution. Please try again later.',
  address: 'Too many requests from your address. Please try again later.',
};

/** Cost of an operation and the remaining points of its tightest budget. */
export interface CostReport {
  requested: number;
  /** Null without any budget. */
  remaining: number | null;
  limit: number | null;
  /** ISO 8601. */
  resetsAt: string;
}

/** Error for an exhausted budget, with the cost of the operation and the state of the budget. */
export class BudgetExhausted extends AppError {
  readonly cost: CostReport;

  /** @param wait milliseconds until the budget is full again */
  constructor(owner: BudgetOwner, cost: CostReport, wait: number) {
    super(ErrorCode.TOO_MANY_REQUESTS, MESSAGES[owner], { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
    this.cost = cost;
  }
}

interface Usage {
  owner: BudgetOwner;
  id: string;
  points: number;
  /** Points that were not shared with other instances yet. */
  unshared: number;
}

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** Points that were spent on another instance. */
    spent: SpentMessage;
  }
}

/** Message between instances: the minute, and the owner, ID and points of each usage. */
interface SpentMessage {
  from: string;
  minute: number;
  spent: [BudgetOwner, string, number][];
}

/**
 * Limits the points per minute of tokens, accounts, institutions and addresses, over all instances. Usage is counted in
 * memory, so that no request waits for it. Instances share it once a second over the bus, so together they may exceed a
 * budget by the usage of one second.
 */
export class Budgets {
  readonly #limits: BudgetLimits;
  readonly #bus: Pick<Bus, 'publish'>;
  readonly #log: Logger;
  readonly #instance = crypto.randomUUID();
  readonly #unsubscribe: () => void;
  readonly #usages = Object.fromEntries(OWNERS.map((owner) => [owner, new Map()])) as Record<
    BudgetOwner,
    Map<string, Usage>
  >;
  readonly #toShare = new Set<Usage>();
  #minute = 0;
  /** End of the minute as a report has it, written once. */
  #resetsAt = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: BudgetLimits, bus: Bus, log: Logger) {
    this.#limits = limits;
    this.#bus = bus;
    this.#log = log;
    this.#unsubscribe = bus.subscribe('spent', (message) => this.#merge(message));
  }

  /**
   * Consumes points from all budgets of the request, or from none of them.
   * @throws BudgetExhausted until the next minute if a budget has not enough points left
   */
  consume(viewer: Viewer, address: string, points: number): CostReport {
    const now = Date.now();
    this.#startMinute(Math.floor(now / MINUTE));
    const usages = this.#usagesOf(viewer, address);
    for (const usage of usages)
      if (usage.points + points > this.#limits[usage.owner])
        throw new BudgetExhausted(usage.owner, this.#report(points, usage), this.#endsAt() - now);
    for (const usage of usages) this.#add(usage, points);
    return this.#report(points, this.#tightestOf(usages));
  }

  /** Returns points to all budgets of the request, for an operation that read less than it was charged for. */
  refund(viewer: Viewer, address: string, { requested, resetsAt }: CostReport, points: number): CostReport {
    const usages = this.#usagesOf(viewer, address);
    if (resetsAt === this.#resetsAt) for (const usage of usages) this.#add(usage, -points);
    return this.#report(requested - points, this.#tightestOf(usages));
  }

  /** Returns the usages of the budgets of a request, in the order of OWNERS. */
  #usagesOf(viewer: Viewer, address: string): Usage[] {
    const ids: Record<BudgetOwner, string | null> = {
      token: viewer.token?.id ?? null,
      account: viewer.accountId,
      institution: viewer.institutionId,
      address: rateLimitKey(address),
    };
    const usages: Usage[] = [];
    for (const owner of OWNERS) {
      const id = ids[owner];
      if (id !== null && this.#limits[owner] > 0) usages.push(this.#usageOf(owner, id));
    }
    return usages;
  }

  #tightestOf(usages: readonly Usage[]): Usage | undefined {
    const remaining = ({ owner, points }: Usage) => this.#limits[owner] - points;
    let tightest: Usage | undefined;
    for (const usage of usages) if (!tightest || remaining(usage) < remaining(tightest)) tightest = usage;
    return tightest;
  }

  #report(requested: number, usage: Usage | undefined): CostReport {
    const limit = usage ? this.#limits[usage.owner] : null;
    return {
      requested,
      remaining: usage && limit !== null ? Math.max(0, limit - usage.points) : null,
      limit,
      resetsAt: this.#resetsAt,
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#unsubscribe();
  }

  #endsAt(): number {
    return (this.#minute + 1) * MINUTE;
  }

  #startMinute(minute: number): void {
    // The clock of another instance may be slightly ahead.
    const isCurrent = minute === this.#minute || minute === this.#minute - 1;
    if (isCurrent) return;
    this.#minute = minute;
    this.#resetsAt = new Date(this.#endsAt()).toISOString();
    for (const usages of Object.values(this.#usages)) usages.clear();
    this.#toShare.clear();
  }

  #usageOf(owner: BudgetOwner, id: string): Usage {
    const usages = this.#usages[owner];
    let usage = usages.get(id);
    if (!usage) {
      if (usages.size >= MAX_BUDGETS) this.#evictLowUsage(usages);
      usages.set(id, (usage = { owner, id, points: 0, unshared: 0 }));
    }
    return usage;
  }

  #evictLowUsage(usages: Map<string, Usage>): void {
    for (const [id, usage] of usages) if (!this.#isShared(usage)) usages.delete(id);
  }

  #isShared({ owner, points }: Usage): boolean {
    return points > this.#limits[owner] * SHARE_THRESHOLD;
  }

  #add(usage: Usage, points: number): void {
    usage.points += points;
    usage.unshared += points;
    if (!this.#isShared(usage)) return;
    this.#toShare.add(usage);
    this.#timer ??= outsideWork(() => setTimeout(() => void this.#share(), SHARE_INTERVAL).unref());
  }

  async #share(): Promise<void> {
    this.#timer = undefined;
    const spent = Array.from(this.#toShare, ({ owner, id, unshared }): SpentMessage['spent'][number] => [
      owner,
      id,
      unshared,
    ]);
    for (const usage of this.#toShare) usage.unshared = 0;
    this.#toShare.clear();
    try {
      for (let at = 0; at < spent.length; at += MAX_SHARED)
        await this.#bus.publish('spent', {
          from: this.#instance,
          minute: this.#minute,
          spent: spent.slice(at, at + MAX_SHARED),
        });
    } catch (error) {
      this.#log.warn({ err: error }, 'sharing budget usage failed');
    }
  }

  #merge({ from, minute, spent }: SpentMessage): void {
    if (from === this.#instance || Math.abs(minute - this.#minute) > 1) return;
    this.#startMinute(minute);
    if (minute !== this.#minute) return;
    for (const [owner, id, points] of spent) this.#usageOf(owner, id).points += points;
  }
}
