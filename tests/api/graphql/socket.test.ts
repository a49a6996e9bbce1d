import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_FRAME, MAX_SUBSCRIPTIONS, MAX_SUBSCRIPTIONS_PER } from '#kernel/limits';
import { type App, startApp } from '#tests/support/app';
import { aStudent, aTeacher, aVisitor, type Member } from '#tests/support/factories';
import { openSession, openSocket, type RawSocket } from '#tests/support/raw-socket';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const subscribe = (query: string, id = '1') => ({ type: 'subscribe', id, payload: { query } });

/** Polling options for what the server does within moments. */
const PATIENCE = { timeout: 60_000, interval: 50 };

/** Waits until another operation is accepted, so that ended ones are no longer counted. */
const expectRoom = ({ send, next }: Pick<RawSocket, 'send' | 'next'>) =>
  vi.waitFor(async () => {
    const id = crypto.randomUUID();
    send(subscribe('{ viewer { email } }', id));
    expect(await next()).toMatchObject({ type: 'next', id });
  }, PATIENCE);

/** Returns the member's token with another lifetime in seconds. */
function tokenFor(member: Member, seconds: number): { accessToken: string } {
  const claims = jwt.decode(member.accessToken) as jwt.JwtPayload;
  const now = Math.floor(Date.now() / 1000);
  return {
    accessToken: jwt.sign({ ...claims, iat: now, exp: now + seconds }, app.services.config.jwtSecret),
  };
}

describe('a WebSocket connection', () => {
  test('answers as the authenticated viewer', async () => {
    const { send, next } = await openSession(app.url, teacher);
    send(subscribe('{ viewer { email } }'));
    expect(await next()).toEqual({
      type: 'next',
      id: '1',
      payload: { data: { viewer: { email: teacher.email } } },
    });
    expect(await next()).toEqual({ type: 'complete', id: '1' });
  });

  test('without a token is a visitor', async () => {
    const { send, next } = await openSession(app.url, aVisitor());
    send(subscribe('{ viewer { email } }'));
    expect((await next()).payload).toEqual({ data: { viewer: null } });
  });

  test('that sends an operation before connection_init is closed', async () => {
    const { send, closed } = await openSocket(app.url);
    send(subscribe('{ viewer { email } }'));
    expect(await closed).toEqual({ code: 4401, reason: 'Unauthorized' });
  });

  test('that sends connection_init twice is closed', async () => {
    const { send, closed } = await openSession(app.url, teacher);
    send({ type: 'connection_init' });
    expect((await closed).code).toBe(4429);
  });

  test.each([
    ['that has expired', () => tokenFor(teacher, -1)],
    [
      'of another secret',
      () => ({ accessToken: jwt.sign({ sub: teacher.accountId, sid: teacher.sessionId }, 'x'.repeat(40)) }),
    ],
    [
      'without a signature',
      () => ({
        accessToken: jwt.sign({ sub: teacher.accountId, sid: teacher.sessionId }, '', { algorithm: 'none' }),
      }),
    ],
    ['that is empty', () => ({ accessToken: '' })],
    ['that is no text', () => ({ accessToken: 5 })],
  ])('with a token %s is closed', async (_, token) => {
    const { send, closed } = await openSocket(app.url);
    send({ type: 'connection_init', payload: token() });
    expect(await closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  test("at another institution's host is closed", async () => {
    const { send, closed } = await openSocket(app.url, { host: 'elsewhere' });
    send({ type: 'connection_init', payload: { accessToken: teacher.accessToken } });
    expect((await closed).code).toBe(4403);
  });

  const whoAmI = async (options: { authorization: string }, accessToken: string | null = null) => {
    const { send, next } = await openSession(app.url, { accessToken }, options);
    send(subscribe('{ viewer { email } }'));
    return ((await next()).payload as { data: { viewer: { email: string } | null } }).data.viewer;
  };

  test('may send its token in the header of HTTP', async () => {
    const { email } = teacher;
    expect(await whoAmI({ authorization: `Bearer ${teacher.accessToken}` })).toEqual({ email });
    expect(await whoAmI({ authorization: 'Basic dXNlcjpwYXNz' })).toBeNull(); // for a proxy
    expect(await whoAmI({ authorization: 'Bearer x' }, teacher.accessToken)).toEqual({ email });
  });

  test.each(['Bearer x', 'Bearer', 'Token abc', 'lyc_token'])(
    'with the header "%s" is closed',
    async (authorization) => {
      const { send, next, closed } = await openSocket(app.url, { authorization });
      send({ type: 'connection_init' });
      expect(await next().catch(() => closed)).toEqual({ code: 4403, reason: 'Forbidden' });
    },
  );

  test('ends when its token expires', async () => {
    // Whole seconds: a token of one second may end within a millisecond, before the socket is open.
    const { closed } = await openSession(app.url, tokenFor(teacher, 3));
    expect(await closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  test('whose session was ended answers nothing more', async () => {
    const member = await aTeacher(app);
    const { send, next, closed } = await openSession(app.url, member);
    send(subscribe('{ viewer { email } }'));
    await next();
    await app.graphql('mutation { signOut { message } }', {}, { as: member });
    await app.db.query('update session set revoked_at = now() where id = $1', [member.sessionId]);
    await app.services.bus.publish('sessionChanged', { sessionId: member.sessionId });
    send(subscribe('{ viewer { email } }', '2'));
    expect(await closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  test('uses a changed role immediately', async () => {
    const member = await aTeacher(app);
    const { send, next } = await openSession(app.url, member);
    await app.db.query(`update membership set role = 'student' where id = $1`, [member.membershipId]);
    await app.services.bus.publish('sessionChanged', { sessionId: member.sessionId });
    await vi.waitFor(async () => {
      send(subscribe('{ viewer { role } }'));
      const { payload } = await next();
      expect(await next()).toMatchObject({ type: 'complete' });
      expect(payload).toEqual({ data: { viewer: { role: 'STUDENT' } } });
    }, PATIENCE);
  });
});

describe('the WebSocket endpoint', () => {
  test.each([
    'http://evil.example',
    'https://localhost',
    'http://localhost:1',
    'http://localhost.evil.example',
    'null',
  ])('rejects a page from %s', async (origin) => {
    await expect(openSocket(app.url, { origin })).rejects.toThrow('403');
  });

  test.each([undefined, 'http://localhost', 'http://demo.localhost'])(
    'accepts a page from %s',
    async (origin) => {
      const { socket } = await openSocket(app.url, origin ? { origin: `${origin}:${app.port}` } : {});
      socket.close();
    },
  );

  test('has one path', async () => {
    await expect(openSocket(app.url, { path: '/other' })).rejects.toThrow('403');
  });

  test('accepts one protocol', async () => {
    await expect(openSocket(app.url, { protocol: 'graphql-ws' })).rejects.toThrow('no subprotocol');
  });
});

describe('WebSocket frames', () => {
  test('over the size limit close the socket', async () => {
    const { send, closed } = await openSession(app.url, teacher);
    send(subscribe(`{ viewer { id } } # ${'x'.repeat(MAX_FRAME)}`));
    expect((await closed).code).toBe(1009);
  });

  test.each([
    ['no JSON', 'hello'],
    ['no object', '[]'],
    ['of no type', '{}'],
    ['of an unknown type', '{"type":"drop"}'],
    ['without a query', '{"type":"subscribe","id":"1","payload":{}}'],
    ['with a number for a query', '{"type":"subscribe","id":"1","payload":{"query":1}}'],
  ])('that are %s close the socket and nothing else', async (_, frame) => {
    const bystander = await openSession(app.url, teacher);
    const { send, closed } = await openSession(app.url, teacher);
    send(frame);
    expect((await closed).code).toBeGreaterThanOrEqual(4400);
    bystander.send(subscribe('{ viewer { email } }'));
    expect((await bystander.next()).type).toBe('next');
  });

  test('start a limited number of concurrent operations', async () => {
    const { send, next } = await openSession(app.url, teacher);
    const last = String(MAX_SUBSCRIPTIONS + 1);
    for (let id = 1; id <= MAX_SUBSCRIPTIONS + 1; id++)
      send(subscribe('subscription { cohortChanged { cohortId } }', String(id)));
    const frame = await next();
    expect(frame).toMatchObject({ type: 'error', id: last });
    send({ type: 'complete', id: '1' });
    await expectRoom({ send, next });
  });

  test('are limited per person over all sockets, and no longer counted when a socket ends', async () => {
    const person = await aStudent(app, { institution: teacher.institution });
    const sockets = await Promise.all(
      Array.from({ length: MAX_SUBSCRIPTIONS_PER.account / MAX_SUBSCRIPTIONS }, () =>
        openSession(app.url, person),
      ),
    );
    for (const { send } of sockets)
      for (let id = 1; id <= MAX_SUBSCRIPTIONS; id++)
        send(subscribe('subscription { cohortChanged { cohortId } }', String(id)));
    for (const { send, next } of sockets) {
      send({ type: 'ping' }); // answered once all before it are counted
      expect(await next()).toEqual({ type: 'pong' });
    }
    const more = await openSession(app.url, person);
    more.send(subscribe('{ viewer { email } }', 'more'));
    expect(await more.next()).toMatchObject({
      type: 'error',
      id: 'more',
      payload: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    const bystander = await openSession(app.url, teacher);
    bystander.send(subscribe('{ viewer { email } }'));
    expect((await bystander.next()).type).toBe('next');
    sockets[0]!.socket.close();
    await expectRoom(more);
  });

  test('that are rejected do not count', async () => {
    const { send, next } = await openSession(app.url, teacher);
    for (let id = 1; id <= MAX_SUBSCRIPTIONS + 5; id++) {
      send(subscribe('{ nothing }', String(id)));
      expect(await next()).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'INVALID' } }] });
    }
    send(subscribe('{ viewer { email } }', 'still'));
    expect(await next()).toMatchObject({ type: 'next', id: 'still' });
  });
});
