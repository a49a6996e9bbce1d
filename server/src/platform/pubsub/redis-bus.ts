import type { Redis } from 'ioredis';
import { GAUGES } from '#platform/telemetry/readings';
import type { Bus } from './bus.ts';
import { ObservedMessages } from './observed-messages.ts';
import { Subscribers } from './subscribers.ts';

const CHANNEL = 'lyceum:bus';

/** Interval of pings on the listening connection, in milliseconds. Without them a lost peer goes unnoticed. */
const HEARTBEAT_INTERVAL = 2_000;

/**
 * Creates a bus over Redis, which relieves the database. While Redis is unavailable, messages reach only subscribers of
 * this instance.
 * @param publisher connection for publishing; it is not closed with the bus
 */
export async function redisBus(publisher: Redis): Promise<Bus> {
  const subscribers = new Subscribers();
  const messages = new ObservedMessages();
  const emit = (text: string) => messages.read(text, (topic, message) => subscribers.deliver(topic, message));
  // A connection in subscriber mode can run no other commands.
  const listener = publisher.duplicate({ autoResubscribe: false });
  const ignore = () => undefined; // the publisher logs lost connections
  listener.on('error', ignore);
  listener.on('message', (_channel: string, text: string) => emit(text));
  await listener.connect();
  await listener.subscribe(CHANNEL);
  listener.on('ready', () => {
    void listener.subscribe(CHANNEL).then(() => {
      messages.forget();
      subscribers.reconnected();
    }, ignore);
  });
  const unwatch = GAUGES.add('bus_connected', () => (listener.status === 'ready' ? 1 : 0));
  const heartbeat = setInterval(() => void listener.ping().catch(ignore), HEARTBEAT_INTERVAL).unref();
  return {
    publish: async (topic, message) => {
      const { text } = messages.write(topic, message);
      try {
        await publisher.publish(CHANNEL, text);
      } catch {
        emit(text);
      }
    },
    subscribe: subscribers.subscribe,
    onReconnect: subscribers.onReconnect,
    close: async () => {
      unwatch();
      clearInterval(heartbeat);
      await listener.quit().catch(() => listener.disconnect());
    },
  };
}
