import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { type SubscriptionSink, sinkOf } from './sink.ts';

const END = { done: true, value: undefined } as const;

/**
 * Subscription of a socket, as the stream that its resolver returns. The stream yields only its end. An audience serializes
 * each message once for all its subscribers and sends it to their sinks.
 */
export class Subscriber implements AsyncIterableIterator<never> {
  readonly info: GraphQLResolveInfo;
  readonly sink: SubscriptionSink;
  /** Context with the current permissions of its session. */
  context: Context;
  isEnded = false;
  readonly #endings: (() => void)[] = [];
  #resolve: (end: typeof END) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  readonly #end = new Promise<typeof END>((resolve, reject) => {
    this.#resolve = resolve;
    this.#reject = reject;
  });

  constructor(context: Context, info: GraphQLResolveInfo) {
    this.#end.catch(() => undefined); // the reader of the stream gets the error, if there is still one
    this.context = context;
    this.info = info;
    this.sink = sinkOf(context);
  }

  /** Runs a task at the end, or now if the subscription has ended. */
  onEnd(task: () => void): void {
    if (this.isEnded) task();
    else this.#endings.push(task);
  }

  end(): void {
    if (this.#finish()) this.#resolve(END);
  }

  /** Ends the subscription with an error, which is sent to the client. */
  fail(error: unknown): void {
    if (this.#finish()) this.#reject(error);
  }

  next(): Promise<typeof END> {
    return this.#end;
  }

  return(): Promise<typeof END> {
    this.end();
    return Promise.resolve(END);
  }

  /** Runs the tasks for the end. Returns false if it had ended before. */
  #finish(): boolean {
    if (this.isEnded) return false;
    this.isEnded = true;
    for (const task of this.#endings) task();
    return true;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
