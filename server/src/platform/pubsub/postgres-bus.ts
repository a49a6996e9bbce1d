import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { type ClientClass, destroyConnection } from '#platform/database/connections';
import { startHeartbeat } from '#platform/database/heartbeat';
import { GAUGES } from '#platform/telemetry/readings';
import type { Bus } from './bus.ts';
import { ObservedMessages } from './observed-messages.ts';
import { Subscribers } from './subscribers.ts';

const CHANNEL = 'lyceum';

/** Milliseconds before a lost connection is reopened. */
const RECONNECT_DELAY = 500;

/**
 * Creates a bus over LISTEN and NOTIFY of PostgreSQL. One connection listens. A message is at most 8 kB, which IDs never
 * reach. The log has one line when the listening connection is lost and one when it is open again.
 * @param url a direct connection: a transaction pooler cannot LISTEN
 */
export async function postgresBus(
  url: string,
  log: Pick<Logger, 'warn'>,
  Client: ClientClass = pg.Client,
): Promise<Bus> {
  const subscribers = new Subscribers();
  const messages = new ObservedMessages();
  let closed = false;
  let isLost = false;
  let listener: pg.Client | undefined;

  async function listen(): Promise<void> {
    const client = new Client({ connectionString: url });
    client.on('notification', ({ payload }) => {
      messages.read(payload ?? '[]', (topic, message) => subscribers.deliver(topic, message));
    });
    client.on('error', () => undefined); // 'end' follows
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      destroyConnection(client);
      throw error;
    }
    if (closed) return client.end();
    client.once('end', () => scheduleReconnect(new Error('Connection terminated')));
    startHeartbeat(client, () => destroyConnection(client));
    listener = client;
    if (!isLost) return;
    isLost = false;
    messages.forget();
    log.warn('bus connection restored');
    subscribers.reconnected();
  }
  function scheduleReconnect(error: Error): void {
    if (closed) return;
    if (!isLost) log.warn({ err: error }, 'bus connection lost; reconnecting');
    isLost = true;
    setTimeout(() => void listen().catch(scheduleReconnect), RECONNECT_DELAY).unref();
  }

  await listen();
  const unwatch = GAUGES.add('bus_connected', () => (isLost ? 0 : 1));
  // Without waiting for the disk: a message that a crash loses would have no listener either.
  const publisher = new pg.Pool({
    connectionString: url,
    max: 1,
    options: '-c synchronous_commit=off',
    Client,
  });
  publisher.on('error', () => undefined); // an idle connection failed: the next message reconnects
  const batcher = new Batcher((payloads) =>
    publisher.query({
      name: 'publish',
      text: `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`,
      values: [payloads],
    }),
  );
  return {
    publish: (topic, message) => batcher.add(messages.write(topic, message)),
    subscribe: subscribers.subscribe,
    onReconnect: subscribers.onReconnect,
    close: async () => {
      closed = true;
      unwatch();
      await batcher.settled();
      await Promise.all([listener?.end(), publisher.end()]);
    },
  };
}

/** Minimum interval between two NOTIFY, in milliseconds. Each one blocks all other commits and wakes every instance. */
const MIN_INTERVAL = 5;

/** A text that is sent. Of texts with the same content only one is. */
interface Sendable {
  content: string;
  text: string;
}

/** Sends the first text at once. Texts that arrive while it is sent, or shortly after, go in one batch without duplicates. */
class Batcher {
  readonly #send: (texts: string[]) => Promise<unknown>;
  /** Resolves when the next batch may be sent. */
  #ready: Promise<unknown> = Promise.resolve();
  #next: { texts: Map<string, string>; sent: Promise<void> } | null = null;

  constructor(send: (texts: string[]) => Promise<unknown>) {
    this.#send = send;
  }

  /** Resolves when the text has been sent. */
  add({ content, text }: Sendable): Promise<void> {
    this.#next ??= this.#startBatch();
    this.#next.texts.set(content, text);
    return this.#next.sent;
  }

  /** Resolves when every added text was sent or failed. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.#next?.sent]);
  }

  #startBatch(): { texts: Map<string, string>; sent: Promise<void> } {
    const texts = new Map<string, string>();
    const sent = this.#ready.then(async () => {
      this.#next = null;
      const sending = this.#send([...texts.values()]);
      this.#ready = Promise.allSettled([sending, wait(MIN_INTERVAL)]);
      await sending;
    });
    return { texts, sent };
  }
}
