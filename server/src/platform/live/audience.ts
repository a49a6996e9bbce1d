import { execute, type ExecutionResult, type GraphQLResolveInfo } from 'graphql';
import { isDatabaseUnavailable } from '#platform/database/unavailable';
import type { Context } from '#platform/request/context';
import { ResponseTooLarge, isResponseTooLarge } from '#platform/limits/response-size';
import { createContext } from '#platform/request/create-context';
import type { Statement } from '#platform/read/reader';
import type { Subscriber } from './subscriber.ts';

/** What a subscription field answers an event with. */
export interface LiveField<Event> {
  /** The root value as the context's viewer may see it; null: nothing is said. */
  read: (context: Context, info: GraphQLResolveInfo, event: Event) => Promise<object | null>;
  /** Any event: what is read of it tells for whom answers differ. It is never read. */
  sample: Event;
  /** Arguments of the field that make no difference to what is read. */
  ignoredArguments?: readonly string[];
}

/** Whether an event is for a subscriber. */
export type SubscriberFilter = (subscriber: Subscriber) => boolean;

const everybody: SubscriberFilter = () => true;

function some(subscribers: Iterable<Subscriber>, concerns: SubscriberFilter): boolean {
  for (const subscriber of subscribers) if (concerns(subscriber)) return true;
  return false;
}

const oldest = <K, V>(map: Map<K, V>): [K, V] | undefined => map.entries().next().value;

/** Events that may wait for an audience; the oldest makes room, so that a database that stalls fills no memory. */
const MAX_WAITING = 1000;

interface Pending<Event> {
  event: Event;
  concerned: SubscriberFilter[];
}

/**
 * Those who get the same answer to the same event: they asked the same, and nothing that is read depends on which of
 * them reads. Each event is read, executed and serialised once for all of them.
 */
export class Audience<Event> {
  readonly subscribers = new Set<Subscriber>();
  readonly #field: LiveField<Event>;
  readonly #context: Context;
  readonly #first: Subscriber;
  readonly #underway = new Map<string, Promise<string | null>>();
  readonly #waiting = new Map<string, Pending<Event>>();
  /** The event being answered now. */
  #current: Pending<Event> | null = null;
  #isDispatching = false;

  constructor(field: LiveField<Event>, first: Subscriber, isPersonal: boolean) {
    this.#field = field;
    this.#first = first;
    this.#context = isPersonal ? first.context : withoutAccount(first.context);
  }

  /** The serialised answer to an event, or null. Who asks for the same event meanwhile gets the same answer. */
  answer(event: Event): Promise<string | null> {
    const key = JSON.stringify(event);
    let answer = this.#underway.get(key);
    if (!answer) {
      answer = this.#make(event).finally(() => this.#underway.delete(key));
      this.#underway.set(key, answer);
    }
    return answer;
  }

  /** Answers an event to those whom it concerns. One that waits already is not answered twice: the latest is read. */
  dispatch(event: Event, concerns: SubscriberFilter = everybody): void {
    if (!some(this.subscribers, concerns)) return;
    const key = JSON.stringify(event);
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.concerned.push(concerns);
    else this.#waiting.set(key, { event, concerned: [concerns] });
    if (this.#waiting.size > MAX_WAITING) this.#waiting.delete(this.#waiting.keys().next().value!);
    if (!this.#isDispatching) void this.#dispatchAll();
  }

  /** Returns the events that are not answered yet, in their order. A subscriber that leaves now misses them. */
  pendingFor(subscriber: Subscriber): { event: Event; concerns: SubscriberFilter }[] {
    if (!this.subscribers.has(subscriber)) return [];
    return [...(this.#current ? [this.#current] : []), ...this.#waiting.values()].map(
      ({ event, concerned }) => ({ event, concerns: (one) => concerned.some((concerns) => concerns(one)) }),
    );
  }

  async #dispatchAll(): Promise<void> {
    this.#isDispatching = true;
    for (let next = oldest(this.#waiting); next && this.subscribers.size > 0; next = oldest(this.#waiting)) {
      const [key, { event, concerned }] = next;
      this.#waiting.delete(key);
      this.#current = next[1];
      try {
        const answer = await this.answer(event);
        if (answer === null) continue;
        for (const subscriber of this.subscribers)
          if (concerned.some((concerns) => concerns(subscriber))) subscriber.sink.send(answer);
      } catch (error) {
        this.#context.services.log.error({ err: error }, 'an event could not be answered');
        if (!isDatabaseUnavailable(error)) continue;
        // They connect again and ask for what they missed.
        for (const subscriber of this.subscribers)
          if (concerned.some((concerns) => concerns(subscriber))) subscriber.fail(error);
      }
    }
    this.#waiting.clear();
    this.#current = null;
    this.#isDispatching = false;
  }

  async #make(event: Event): Promise<string | null> {
    const { info, sink } = this.#first;
    const context = createContext(this.#context.services, this.#context.viewer, this.#context.transport);
    const rootValue = await this.#field.read(context, info, event);
    if (!rootValue) return null;
    const result: ExecutionResult = await execute({ ...sink.operation, rootValue, contextValue: context });
    const answer = JSON.stringify(sink.mask(result));
    return isResponseTooLarge(answer) ? JSON.stringify(sink.mask({ errors: [ResponseTooLarge()] })) : answer;
  }
}

/** The same reads under no account's settings: row level security adds nothing that is but the first reader's own. */
function withoutAccount({ services, viewer, transport }: Context): Context {
  const runStatements: typeof services.runStatements = (asked, statements) =>
    services.runStatements({ ...asked, accountId: null }, statements);
  return createContext({ ...services, runStatements }, viewer, transport);
}

/** Whether what a subscriber would read of an event depends on who it is, beyond role and institution. */
export async function isViewerSpecific<Event>(
  { read, sample }: LiveField<Event>,
  { context, info }: Subscriber,
): Promise<boolean> {
  const asked: Statement[] = [];
  const runStatements = (_: unknown, statements: Statement[]) => {
    asked.push(...statements);
    return Promise.resolve(statements.map(() => null));
  };
  const dry = createContext({ ...context.services, runStatements }, context.viewer, context.transport);
  await read(dry, info, sample);
  return asked.some(({ isPersonal }) => isPersonal);
}
