import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { type SubscriptionSink, sinkOf } from './sink.ts';

const END = { done: true, value: undefined } as const;

/**
 * One subscription of one socket, as the stream that its resolver gives. Nothing ever comes out of it but its end:
 * answers are made once for all who are to get the same, and go to the sink.
 */
export class Subscriber implements AsyncIterableIterator<never> {
  readonly info: GraphQLResolveInfo;
  readonly sink: SubscriptionSink;
  /** As its session is now. */
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
    this.#end.catch(() => undefined); // told to whoever reads the stream, if anybody still does
    this.context = context;
    this.info = info;
    this.sink = sinkOf(context);
  }

  /** Has something done at the end, or now where it has ended. */
  onEnd(task: () => void): void {
    if (this.isEnded) task();
    else this.#endings.push(task);
  }

  end(): void {
    if (this.#finish()) this.#resolve(END);
  }

  /** Ends it with an error, which is told as every operation's is. */
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

  /** Has done what is to be done at the end; false where it was already. */
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
