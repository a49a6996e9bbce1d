import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aStudent, aVisitor } from '#tests/support/factories';
import { openSession, openSocket, type RawSocket } from '#tests/support/raw-socket';
import { connect } from '#tests/support/socket';

const PER_ACCOUNT = 3;
const PER_ADDRESS = 2;
const TOO_MANY = { code: 1013, reason: 'Too many connections' };

let app: App;
beforeAll(async () => {
  app = await startApp({
    env: {
      SOCKET_LIMIT_ACCOUNT: String(PER_ACCOUNT),
      SOCKET_LIMIT_ADDRESS: String(PER_ADDRESS),
      TRUST_PROXY: 'true',
    },
  });
});
afterAll(() => app.stop());

type Person = { accessToken: string | null };

/** Opens the sockets one after the other, as browser tabs do. */
async function openAll(count: number, as: Person, address?: string): Promise<RawSocket[]> {
  const sockets: RawSocket[] = [];
  for (let at = 0; at < count; at++) sockets.push(await openSession(app.url, as, { address }));
  return sockets;
}

/** Returns how the server closes a socket over the limit. */
async function refusal(as: Person, address?: string) {
  const { send, closed } = await openSocket(app.url, { address });
  send({ type: 'connection_init', payload: as.accessToken ? { accessToken: as.accessToken } : {} });
  return closed;
}

/** Opens a socket as soon as the server has noticed that another one is closed. */
const openLater = (as: Person, address?: string) =>
  vi.waitFor(() => openSession(app.url, as, { address }), { timeout: 60_000, interval: 50 });

describe('the socket limit of an account', () => {
  test('closing a socket makes room for another', async () => {
    const person = await aStudent(app);
    const [first] = await openAll(PER_ACCOUNT, person);
    expect(await refusal(person)).toEqual(TOO_MANY);
    first!.socket.close();
    await first!.closed;
    await openLater(person);
    expect(await refusal(person)).toEqual(TOO_MANY);
  });

  test('broken connections make room', async () => {
    const person = await aStudent(app);
    const [first] = await openAll(PER_ACCOUNT, person);
    first!.socket.terminate();
    await openLater(person);
    expect(await refusal(person)).toEqual(TOO_MANY);
  });

  test('sockets closed by the server make room', async () => {
    const person = await aStudent(app);
    const [first] = await openAll(PER_ACCOUNT, person);
    first!.send('no JSON');
    expect((await first!.closed).code).toBe(4400);
    await openLater(person);
  });

  test('sockets count over all addresses, and do not limit other people at the address', async () => {
    const [person, neighbor] = [await aStudent(app), await aStudent(app)];
    for (let at = 1; at <= PER_ACCOUNT; at++) await openAll(1, person, `198.51.100.${at}`);
    expect(await refusal(person, '198.51.100.9')).toEqual(TOO_MANY);
    await openAll(PER_ACCOUNT, neighbor, '198.51.100.1');
    await openAll(PER_ADDRESS, aVisitor(), '198.51.100.1');
  });

  test('a reconnecting client waits for its turn', async () => {
    const person = await aStudent(app);
    const [first] = await openAll(PER_ACCOUNT, person);
    const client = connect(app.url, { as: person, isPatient: true });
    const refused = new Promise((resolve) => client.on('closed', resolve));
    const viewer = client.iterate<{ viewer: { email: string } }>({ query: '{ viewer { email } }' }).next();
    expect(await refused).toMatchObject(TOO_MANY);
    first!.socket.close();
    expect((await viewer).value).toEqual({ data: { viewer: { email: person.email } } });
    await client.dispose();
  });
});

describe('the socket limit of visitors', () => {
  test('applies per address, and closing a socket makes room for another', async () => {
    const [first] = await openAll(PER_ADDRESS, aVisitor(), '203.0.113.1');
    expect(await refusal(aVisitor(), '203.0.113.1')).toEqual(TOO_MANY);
    await openAll(1, aVisitor(), '203.0.113.2');
    first!.socket.close();
    await openLater(aVisitor(), '203.0.113.1');
  });

  test('does not limit signed-in people at the address', async () => {
    await openAll(PER_ADDRESS, aVisitor(), '203.0.113.3');
    await openAll(PER_ACCOUNT, await aStudent(app), '203.0.113.3');
  });
});

test('connections without connection_init are limited per address', async () => {
  const address = '203.0.113.4';
  const idle: RawSocket[] = [];
  for (let at = 0; at < PER_ADDRESS; at++) idle.push(await openSocket(app.url, { address }));
  await expect(openSocket(app.url, { address })).rejects.toThrow('429');
  idle[0]!.send({ type: 'connection_init' }); // counts as a visitor from now on
  expect(await idle[0]!.next()).toMatchObject({ type: 'connection_ack' });
  idle[1]!.socket.terminate();
  await once(idle[1]!.socket, 'close').catch(() => undefined);
  await vi.waitFor(() => openSocket(app.url, { address }), { timeout: 60_000, interval: 50 });
});
