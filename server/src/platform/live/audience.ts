import { execute, type ExecutionResult, type GraphQLResolveInfo } from 'graphql';
import { meter } from '#platform/telemetry/meter';
import { inSpan } from '#platform/telemetry/tracing';
import { currentWork, inWork, type Work } from '#platform/telemetry/work';
import { isDatabaseUnavailable } from '#platform/database/unavailable';
import type { Context } from '#platform/request/context';
import { ResponseTooLarge, isResponseTooLarge } from '#platform/limits/response-size';
import { createContext } from '#platform/request/create-context';
import type { RunStatements, Statement } from '#platform/read/reader';
import { LiveMessage } from './live-message.ts';
import type { Subscriber } from './subscriber.ts';

/** Subscription field that sends one message per event. */
export interface LiveField<Event> {
  /** Reads the root value for the viewer of the context; null sends nothing. */
  read: (context: Context, info: GraphQLResolveInfo, event: Event) => Promise<object | null>;
  /** Example of an event. A dry run of `read` with it shows whether messages differ by viewer. */
  sample: Event;
  /** Arguments of the field that do not affect what is read. */
  ignoredArguments?: readonly string[];
}

/** Returns whether an event concerns a subscriber. */
export type SubscriberFilter = (subscriber: Subscriber) => boolean;

const everybody: SubscriberFilter = () => true;

function some(subscribers: Iterable<Subscriber>, concerns: SubscriberFilter): boolean {
  for (const subscriber of subscribers) if (concerns(subscriber)) return true;
  return false;
}

const oldest = <K, V>(map: Map<K, V>): [K, V] | undefined => map.entries().next().value;

/** Maximum number of pending events. The oldest is dropped, so that a stalled database does not fill the memory. */
const MAX_WAITING = 1000;

interface Pending<Event> {
  event: Event;
  concerned: SubscriberFilter[];
  /** Work that caused it. */
  work: Work | null;
}

/** A message whose read travels with other statements. */
export interface CarriedMessage {
  statements: Statement[];
  /** Returns the serialized message from what the statements returned, or null if nothing is sent. */
  message: (rows: (string | null)[]) => Promise<LiveMessage | null>;
}

/**
 * Subscribers that get the same messages: they sent the same operation, and its result does not depend on which of them
 * reads. Each event is read, executed and serialized once for all of them.
 */
export class Audience<Event> {
  readonly subscribers = new Set<Subscriber>();
  readonly #field: LiveField<Event>;
  readonly #context: Context;
  readonly #first: Subscriber;
  /** Whether its messages can be read without the account of a subscriber. */
  readonly isShared: boolean;
  readonly #running = new Map<string, Promise<LiveMessage | null>>();
  readonly #waiting = new Map<string, Pending<Event>>();
  /** Event that is being processed. */
  #current: Pending<Event> | null = null;
  #isDispatching = false;

  constructor(field: LiveField<Event>, first: Subscriber, isPersonal: boolean) {
    this.#field = field;
    this.#first = first;
    this.isShared = !isPersonal;
    this.#context = isPersonal ? first.context : withoutAccount(first.context);
  }

  /** Returns the serialized message for an event, or null. Concurrent calls for the same event share one result. */
  messageFor(event: Event): Promise<LiveMessage | null> {
    const key = JSON.stringify(event);
    let message = this.#running.get(key);
    if (!message) {
      message = this.#make(event).finally(() => this.#running.delete(key));
      this.#running.set(key, message);
    }
    return message;
  }

  /**
   * Returns the message for an event with the statements that read it, which the caller runs: as the app's role in the institution
   * of the subscribers, without an account. Only for shared audiences.
   */
  async carried(event: Event): Promise<CarriedMessage> {
    const statements: Statement[] = [];
    let resolve: (rows: (string | null)[]) => void = () => undefined;
    let making: Promise<LiveMessage | null> | undefined;
    await new Promise<void>((asked, failed) => {
      const runStatements: RunStatements = (_, given) => {
        statements.push(...given);
        asked();
        return new Promise((read) => (resolve = read));
      };
      const { services, viewer, transport } = this.#context;
      making = this.#make(event, createContext({ ...services, runStatements }, viewer, transport));
      making.then(() => asked(), failed);
    });
    return {
      statements,
      message: (rows) => {
        resolve(rows);
        return making!;
      },
    };
  }

  /** Sends an event to the subscribers it concerns. A pending event is not sent twice, because the latest state is read. */
  dispatch(event: Event, concerns: SubscriberFilter = everybody): void {
    if (!some(this.subscribers, concerns)) return;
    const key = JSON.stringify(event);
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.concerned.push(concerns);
    else this.#waiting.set(key, { event, concerned: [concerns], work: currentWork() });
    if (this.#waiting.size > MAX_WAITING) this.#waiting.delete(this.#waiting.keys().next().value!);
    if (!this.#isDispatching) void this.#dispatchAll();
  }

  /** Returns the pending events in their order. A subscriber that leaves now misses them. */
  pendingFor(subscriber: Subscriber): { event: Event; concerns: SubscriberFilter }[] {
    if (!this.subscribers.has(subscriber)) return [];
    return [...(this.#current ? [this.#current] : []), ...this.#waiting.values()].map(
      ({ event, concerned }) => ({ event, concerns: (one) => concerned.some((concerns) => concerns(one)) }),
    );
  }

  async #dispatchAll(): Promise<void> {
    this.#isDispatching = true;
    for (let next = oldest(this.#waiting); next && this.subscribers.size > 0; next = oldest(this.#waiting)) {
      const [key, { event, concerned, work }] = next;
      this.#waiting.delete(key);
      this.#current = next[1];
      try {
        await inWork(work, () => inSpan('deliver event', {}, () => this.#deliver(event, concerned)));
      } catch (error) {
        this.#context.services.log.error({ err: error }, 'sending a live event failed');
        if (!isDatabaseUnavailable(error)) continue;
        // Their clients reconnect and query what they missed.
        for (const subscriber of this.subscribers)
          if (concerned.some((concerns) => concerns(subscriber))) subscriber.fail(error);
      }
    }
    this.#waiting.clear();
    this.#current = null;
    this.#isDispatching = false;
  }

  async #deliver(event: Event, concerned: readonly SubscriberFilter[]): Promise<void> {
    const message = await this.messageFor(event);
    if (message === null) return;
    let sent = 0;
    for (const subscriber of this.subscribers)
      if (concerned.some((concerns) => concerns(subscriber))) {
        subscriber.sink.send(message);
        sent++;
      }
    meter?.liveMessages(sent);
  }

  async #make(event: Event, context = this.#ownContext()): Promise<LiveMessage | null> {
    const { info, sink } = this.#first;
    const rootValue = await this.#field.read(context, info, event);
    if (!rootValue) return null;
    const result: ExecutionResult = await execute({ ...sink.operation, rootValue, contextValue: context });
    const text = JSON.stringify(sink.mask(result));
    return new LiveMessage(
      isResponseTooLarge(text) ? JSON.stringify(sink.mask({ errors: [ResponseTooLarge()] })) : text,
    );
  }

  #ownContext(): Context {
    return createContext(this.#context.services, this.#context.viewer, this.#context.transport);
  }
}

/** Returns a context without an account, so that row level security admits no rows of the first subscriber only. */
function withoutAccount({ services, viewer, transport }: Context): Context {
  const runStatements: typeof services.runStatements = (reader, statements) =>
    services.runStatements({ ...reader, accountId: null }, statements);
  return createContext({ ...services, runStatements }, viewer, transport);
}

/** Returns whether the messages of a subscriber depend on its account, beyond role and institution. */
export async function isViewerSpecific<Event>(
  { read, sample }: LiveField<Event>,
  { context, info }: Subscriber,
): Promise<boolean> {
  const collected: Statement[] = [];
  const runStatements = (_: unknown, statements: Statement[]) => {
    collected.push(...statements);
    return Promise.resolve(statements.map(() => null));
  };
  const dryRun = createContext({ ...context.services, runStatements }, context.viewer, context.transport);
  await read(dryRun, info, sample);
  return collected.some(({ isPersonal }) => isPersonal);
}
