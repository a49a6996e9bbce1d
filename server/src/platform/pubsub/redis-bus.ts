import { EventEmitter } from 'node:events';
import type { Redis } from 'ioredis';
import type { Bus, Messages, Topic } from './bus.ts';

const CHANNEL = 'lyceum:bus';

/** No topic. */
const GAP = Symbol('gap');

/** Milliseconds between two pings of the listening connection, which is silent otherwise when its peer is gone. */
const HEARTBEAT = 2_000;

/**
 * The bus over Redis, which spares the database its wake-ups. While Redis is away, messages reach the subscribers of
 * this instance only.
 * @param publisher is not closed with the bus
 */
export async function redisBus(publisher: Redis): Promise<Bus> {
  const events = new EventEmitter().setMaxListeners(0);
  // A connection that listens can do nothing else.
  const listener = publisher.duplicate({ autoResubscribe: false });
  const ignore = () => undefined; // the publisher logs what happens to Redis
  listener.on('error', ignore);
  listener.on('message', (_channel: string, text: string) => {
    const [topic, message] = JSON.parse(text) as [Topic, Messages[Topic]];
    events.emit(topic, message);
  });
  await listener.connect();
  await listener.subscribe(CHANNEL);
  listener.on('ready', () => {
    void listener.subscribe(CHANNEL).then(() => events.emit(GAP), ignore);
  });
  const heartbeat = setInterval(() => void listener.ping().catch(ignore), HEARTBEAT).unref();
  return {
    publish: async (topic, message) => {
      try {
        await publisher.publish(CHANNEL, JSON.stringify([topic, message]));
      } catch {
        events.emit(topic, message);
      }
    },
    subscribe: (topic, receive) => {
      events.on(topic, receive);
      return () => void events.off(topic, receive);
    },
    onReconnect: (look) => {
      events.on(GAP, look);
      return () => void events.off(GAP, look);
    },
    close: async () => {
      clearInterval(heartbeat);
      await listener.quit().catch(() => listener.disconnect());
    },
  };
}
