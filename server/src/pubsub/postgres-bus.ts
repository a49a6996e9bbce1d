import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Bus, Messages, Topic } from './bus.ts';

const CHANNEL = 'lyceum';
const RECONNECT_AFTER = 500;

/** No topic. */
const GAP = Symbol('gap');

/**
 * The bus over NOTIFY: no further service. One connection listens; a message is at most 8 kB, which ids never reach.
 * @param url a direct connection: a transaction pooler cannot LISTEN
 */
export async function postgresBus(url: string, onError: (error: Error) => void): Promise<Bus> {
  const events = new EventEmitter().setMaxListeners(0);
  let closed = false;
  let listener: pg.Client | undefined;

  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    client.on('notification', ({ payload }) => {
      const [topic, message] = JSON.parse(payload ?? '[]') as [Topic, Messages[Topic]];
      events.emit(topic, message);
    });
    client.on('error', onError);
    client.on('end', () => {
      if (!closed) setTimeout(() => void listen().catch(retry), RECONNECT_AFTER).unref();
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    const isAgain = listener !== undefined;
    listener = client;
    if (isAgain) events.emit(GAP);
  }
  function retry(error: Error): void {
    onError(error);
    if (!closed) setTimeout(() => void listen().catch(retry), RECONNECT_AFTER).unref();
  }

  await listen();
  // Nobody waits for the disk: a message that a crash takes with it would have found no listener either.
  const publisher = new pg.Pool({ connectionString: url, max: 1, options: '-c synchronous_commit=off' });
  publisher.on('error', onError);
  const notify = gathered((payloads) =>
    publisher.query({
      name: 'publish',
      text: `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`,
      values: [payloads],
    }),
  );
  return {
    publish: (topic, message) => notify(JSON.stringify([topic, message])),
    subscribe: (topic, receive) => {
      events.on(topic, receive);
      return () => void events.off(topic, receive);
    },
    onGap: (look) => {
      events.on(GAP, look);
      return () => void events.off(GAP, look);
    },
    close: async () => {
      closed = true;
      await Promise.all([listener?.end(), publisher.end()]);
    },
  };
}

/** Sends texts together while the ones before are under way, each once: a commit that notifies locks out every other. */
function gathered(send: (texts: string[]) => Promise<unknown>): (text: string) => Promise<void> {
  let underway: Promise<unknown> = Promise.resolve();
  let next: { texts: Set<string>; sent: Promise<void> } | null = null;
  return (text) => {
    if (!next) {
      const texts = new Set<string>();
      const sent = underway
        .catch(() => undefined)
        .then(() => {
          next = null;
          return send([...texts]);
        })
        .then(() => undefined);
      underway = sent;
      next = { texts, sent };
    }
    next.texts.add(text);
    return next.sent;
  };
}
