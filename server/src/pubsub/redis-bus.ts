import { EventEmitter } from 'node:events';
import type { Redis } from 'ioredis';
import type { Bus, Messages, Topic } from './bus.ts';

const CHANNEL = 'lyceum:bus';

/** No topic. */
const GAP = Symbol('gap');

/**
 * The bus over Redis, which spares the database its wake-ups.
 * @param publisher is not closed with the bus
 */
export async function redisBus(publisher: Redis, onError: (error: Error) => void): Promise<Bus> {
  const events = new EventEmitter().setMaxListeners(0);
  // A connection that listens can do nothing else.
  const listener = publisher.duplicate({ lazyConnect: true, maxRetriesPerRequest: null });
  listener.on('error', onError);
  listener.on('message', (_channel: string, text: string) => {
    const [topic, message] = JSON.parse(text) as [Topic, Messages[Topic]];
    events.emit(topic, message);
  });
  await listener.connect();
  await listener.subscribe(CHANNEL);
  // It subscribes again by itself when it has lost the connection, but does not say when that is done.
  listener.on('ready', () => {
    void listener.subscribe(CHANNEL).then(() => events.emit(GAP), onError);
  });
  return {
    publish: async (topic, message) => {
      await publisher.publish(CHANNEL, JSON.stringify([topic, message]));
    },
    subscribe: (topic, receive) => {
      events.on(topic, receive);
      return () => void events.off(topic, receive);
    },
    onGap: (look) => {
      events.on(GAP, look);
      return () => void events.off(GAP, look);
    },
    close: async () => {
      await listener.quit();
    },
  };
}
