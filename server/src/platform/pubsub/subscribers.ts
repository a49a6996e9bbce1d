import { EventEmitter } from 'node:events';
import type { Bus, Topic } from './bus.ts';

/** Internal event: a lost connection is open again. */
const RECONNECT = Symbol('reconnect');

/** Subscribers of a bus within this process. */
export class Subscribers {
  readonly #events = new EventEmitter().setMaxListeners(0);

  /** Delivers a message to the subscribers of its topic. */
  deliver(topic: Topic, message: unknown): void {
    this.#events.emit(topic, message);
  }

  /** Calls those who wait for a lost connection to be open again. */
  reconnected(): void {
    this.#events.emit(RECONNECT);
  }

  readonly subscribe: Bus['subscribe'] = (topic, receive) => this.#listen(topic, receive);

  readonly onReconnect: Bus['onReconnect'] = (callback) => this.#listen(RECONNECT, callback);

  #listen(event: string | symbol, listener: Parameters<EventEmitter['on']>[1]): () => void {
    this.#events.on(event, listener);
    return () => void this.#events.off(event, listener);
  }
}
