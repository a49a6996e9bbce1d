import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { type ClientClass, destroyConnection } from '#platform/database/connections';
import { startHeartbeat } from '#platform/database/heartbeat';
import type { Bus, Messages, Topic } from './bus.ts';

const CHANNEL = 'lyceum';
const RECONNECT_AFTER = 500;

/** No topic. */
const GAP = Symbol('gap');

/**
 * The bus over NOTIFY: no further service. One connection listens; a message is at most 8 kB, which ids never reach.
 * The log says once that the listening connection is lost and once that it is back.
 * @param url a direct connection: a transaction pooler cannot LISTEN
 */
export async function postgresBus(
  url: string,
  log: Pick<Logger, 'warn'>,
  Client: ClientClass = pg.Client,
): Promise<Bus> {
  const events = new EventEmitter().setMaxListeners(0);
  let closed = false;
  let isLost = false;
  let listener: pg.Client | undefined;

  async function listen(): Promise<void> {
    const client = new Client({ connectionString: url });
    client.on('notification', ({ payload }) => {
      const [topic, message] = JSON.parse(payload ?? '[]') as [Topic, Messages[Topic]];
      events.emit(topic, message);
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
    client.once('end', () => listenAgain(new Error('Connection terminated')));
    startHeartbeat(client, () => destroyConnection(client));
    listener = client;
    if (!isLost) return;
    isLost = false;
    log.warn('live events arrive again');
    events.emit(GAP);
  }
  function listenAgain(error: Error): void {
    if (closed) return;
    if (!isLost) log.warn({ err: error }, 'live events are interrupted; connecting again');
    isLost = true;
    setTimeout(() => void listen().catch(listenAgain), RECONNECT_AFTER).unref();
  }

  await listen();
  // Nobody waits for the disk: a message that a crash takes with it would have found no listener either.
  const publisher = new pg.Pool({
    connectionString: url,
    max: 1,
    options: '-c synchronous_commit=off',
    Client,
  });
  publisher.on('error', () => undefined); // of an idle connection: the next message connects again
  const batcher = new Batcher((payloads) =>
    publisher.query({
      name: 'publish',
      text: `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`,
      values: [payloads],
    }),
  );
  return {
    publish: (topic, message) => batcher.add(JSON.stringify([topic, message])),
    subscribe: (topic, receive) => {
      events.on(topic, receive);
      return () => void events.off(topic, receive);
    },
    onReconnect: (look) => {
      events.on(GAP, look);
      return () => void events.off(GAP, look);
    },
    close: async () => {
      closed = true;
      await batcher.settled();
      await Promise.all([listener?.end(), publisher.end()]);
    },
  };
}

/** Milliseconds from one NOTIFY to the next: each locks out every other commit, and wakes every instance. */
const APART = 5;

/** Sends the first text at once, and together, each once, those that come while it is under way or shortly after. */
class Batcher {
  readonly #send: (texts: string[]) => Promise<unknown>;
  /** When the next may go. */
  #ready: Promise<unknown> = Promise.resolve();
  #next: { texts: Set<string>; sent: Promise<void> } | null = null;

  constructor(send: (texts: string[]) => Promise<unknown>) {
    this.#send = send;
  }

  /** Resolves when the text has been sent. */
  add(text: string): Promise<void> {
    this.#next ??= this.#startBatch();
    this.#next.texts.add(text);
    return this.#next.sent;
  }

  /** Resolves when all that was added has been sent, or could not be. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.#next?.sent]);
  }

  #startBatch(): { texts: Set<string>; sent: Promise<void> } {
    const texts = new Set<string>();
    const sent = this.#ready.then(async () => {
      this.#next = null;
      const sending = this.#send([...texts]);
      this.#ready = Promise.allSettled([sending, wait(APART)]);
      await sending;
    });
    return { texts, sent };
  }
}
