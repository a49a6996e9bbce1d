import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aConversation, aStudent, aTeacher, aVisitor, type Member } from '#tests/support/factories';
import { refresh, signIn, signOut, whoAmI } from '#tests/modules/account/calls';
import { leakIn } from '#tests/support/leaks';
import { openSession, openSocket, type RawSocket } from '#tests/support/raw-socket';
import { countWaiting, whileLocked } from '#tests/support/while-locked';
import { isErrorLine } from '#tests/support/logs';

let app: App;
let teacher: Member;
/** Sends no connection_init. */
let silent: RawSocket;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  silent = await openSocket(app.url);
});
afterAll(() => app.stop());

const LIVE = 'subscription { cohortChanged { cohortId } }';
const subscribe = (query: string, id = '1') => ({ type: 'subscribe', id, payload: { query } });

describe('the graphql-ws protocol', () => {
  test('an operation gets its result under its ID, then complete', async () => {
    const { send, next } = await openSession(app.url, teacher);
    send(subscribe('{ viewer { email } }', 'mine'));
    expect(await next()).toMatchObject({ type: 'next', id: 'mine' });
    expect(await next()).toEqual({ type: 'complete', id: 'mine' });
  });

  test('mutations run like queries', async () => {
    const { send, next } = await openSession(app.url, teacher);
    send(subscribe('mutation { markAllNotificationsRead { __typename } }'));
    expect(await next()).toMatchObject({ type: 'next', payload: { data: expect.any(Object) } });
  });

  test('operations that set a session cookie require HTTP', async () => {
    const { send, next } = await openSession(app.url, aVisitor());
    const input = `{ email: "${teacher.email}", password: "${teacher.password}" }`;
    send(subscribe(`mutation { signIn(input: ${input}) { accessToken } }`));
    expect(await next()).toMatchObject({ payload: { errors: [{ extensions: { code: 'INVALID' } }] } });
  });

  test('signing out is answered, ends the session and its cookie, and closes the socket', async () => {
    const { email } = teacher;
    const { data, cookies } = await signIn(app, { email, password: teacher.password });
    const { accessToken } = data.signIn;
    const { send, next, closed } = await openSession(app.url, { accessToken });
    send(subscribe('mutation { signOut { message } }'));
    expect(await next()).toEqual({
      type: 'next',
      id: '1',
      payload: { data: { signOut: { message: 'You’ve signed out.' } } },
    });
    expect(await closed).toEqual({ code: 4403, reason: 'Forbidden' });
    expect((await whoAmI(app, accessToken)).code).toBe('TOKEN_EXPIRED');
    expect((await refresh(app, cookies)).code).toBe('UNAUTHENTICATED');
  });

  test('what was asked before the session ended is answered before the socket closes', async () => {
    const member = await aTeacher(app);
    const { send, next, closed } = await openSession(app.url, member);
    const list = '{ notifications { totalCount } }';
    await whileLocked(app, { lock: 'lock table notification', until: 2 }, async () => {
      send(subscribe(list));
      await vi.waitFor(async () => expect(await countWaiting(app)).toBe(1));
      await signOut(app, { as: member });
      expect((await whoAmI(app, member.accessToken)).code).toBe('TOKEN_EXPIRED');
      return app.graphql(list, {}, { as: teacher });
    });
    expect(await Promise.race([next(), closed])).toMatchObject({
      payload: { data: { notifications: { totalCount: 0 } } },
    });
    expect(await closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  test('a visitor signs out without effect', async () => {
    const { send, next } = await openSession(app.url, aVisitor());
    send(subscribe('mutation { signOut { message } }'));
    expect(await next()).toMatchObject({ payload: { data: { signOut: {} } } });
    expect(await next()).toEqual({ type: 'complete', id: '1' });
  });

  test('concurrent operations keep their IDs apart', async () => {
    const { send, next } = await openSession(app.url, teacher);
    const ids = Array.from({ length: 20 }, (_, at) => `q${at}`);
    for (const id of ids) send(subscribe('{ viewer { email } }', id));
    const ended: string[] = [];
    while (ended.length < ids.length) {
      const frame = await next();
      if (frame.type === 'complete') ended.push(frame.id!);
    }
    expect(ended.toSorted()).toEqual(ids.toSorted());
  });

  test('an ID is free again once its operation has ended', async () => {
    const { send, next } = await openSession(app.url, teacher);
    for (const _ of [1, 2]) {
      send(subscribe('{ viewer { email } }'));
      expect((await next()).type).toBe('next');
      expect((await next()).type).toBe('complete');
    }
  });

  test('a rejected operation gets an error under its ID, and the others continue', async () => {
    const { send, next } = await openSession(app.url, teacher);
    send(subscribe('{ nothing }', 'wrong'));
    const refused = await next();
    expect(refused).toMatchObject({ type: 'error', id: 'wrong', payload: [{ message: expect.any(String) }] });
    expect(leakIn(JSON.stringify(refused))).toBeNull();
    send(subscribe('{ viewer { email } }', 'right'));
    expect(await next()).toMatchObject({ type: 'next', id: 'right' });
  });

  test('a subscription whose object cannot be read gets an error', async () => {
    const classmate = await aStudent(app, { institution: teacher.institution });
    const { id } = await aConversation(app, teacher, classmate);
    const { send, next } = await openSession(app.url, teacher);
    const both = 'conversation { messages(after: "x", page: 2) { totalCount } }';
    send(subscribe(`subscription { messagesChanged(conversationId: "${id}") { messages { ${both} } } }`));
    expect(await next()).toMatchObject({
      type: 'error',
      payload: [{ message: 'Use only one of after, before and page.', extensions: { code: 'INVALID' } }],
    });
  });

  test('complete ends a subscription and its events', async () => {
    const { send, next } = await openSession(app.url, teacher);
    send(subscribe(LIVE, 'live'));
    send({ type: 'complete', id: 'live' });
    await app.services.bus.publish('cohortChanged', {
      id: teacher.membershipId,
      institutionId: teacher.institution.id,
    } as never);
    send(subscribe('{ viewer { email } }', 'after'));
    expect(await next()).toMatchObject({ type: 'next', id: 'after' });
  });

  test('complete for an unknown operation changes nothing', async () => {
    const { send, next } = await openSession(app.url, teacher);
    send({ type: 'complete', id: 'never' });
    send({ type: 'ping' });
    expect(await next()).toEqual({ type: 'pong' });
  });

  test('ping is answered with its payload, also before connection_init', async () => {
    const { send, next } = await openSocket(app.url);
    send({ type: 'ping' });
    expect(await next()).toEqual({ type: 'pong' });
    send({ type: 'ping', payload: { at: 1 } });
    expect(await next()).toEqual({ type: 'pong', payload: { at: 1 } });
  });

  test('pong needs no response', async () => {
    const { send, next } = await openSession(app.url, teacher);
    send({ type: 'pong', payload: { at: 1 } });
    send({ type: 'ping' });
    expect(await next()).toEqual({ type: 'pong' });
  });
});

describe('closing a connection', () => {
  /** Sends frames on an initialized connection and returns its close code. */
  async function endingOf(...frames: (string | Buffer | object)[]): Promise<number> {
    const { socket, closed } = await openSession(app.url, teacher);
    for (const frame of frames)
      socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
    return (await closed).code;
  }

  test('closes with 4409 on a duplicate operation ID', async () => {
    expect(await endingOf(subscribe(LIVE), subscribe(LIVE))).toBe(4409);
  });

  test.each([
    ['an unknown type', { type: 'drop' }],
    ['a message of another protocol', { type: 'start', id: '1', payload: { query: '{ __typename }' } }],
    ['a message that only servers send', { type: 'next', id: '1', payload: {} }],
    ["a server's error", { type: 'error', id: '1', payload: [{ message: 'x' }] }],
    ["a server's greeting", { type: 'connection_ack' }],
    ['no JSON', 'hello'],
    ['JSON that does not end', '{"type":"ping"'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list of messages', [{ type: 'ping' }]],
    ['no id', { type: 'subscribe', payload: { query: '{ __typename }' } }],
    ['an empty id', { type: 'subscribe', id: '', payload: { query: '{ __typename }' } }],
    ['an id that is no text', { type: 'subscribe', id: 1, payload: { query: '{ __typename }' } }],
    [
      'variables that are not an object',
      { ...subscribe('{ __typename }'), payload: { query: '{ __typename }', variables: 'x' } },
    ],
    ['a frame of bytes', Buffer.from([0, 159, 146, 150])],
    ['a message in a frame of bytes', Buffer.from(JSON.stringify({ type: 'ping' }))],
    ['brackets 20,000 deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('closes with 4400 on %s', async (_, frame) => {
    expect(await endingOf(frame)).toBe(4400);
  });

  test('closes with 1007 on a text that is not UTF-8', async () => {
    const { socket, closed } = await openSession(app.url, teacher);
    socket.send(Buffer.from([0x22, 0xff, 0xfe, 0x22]), { binary: false });
    expect((await closed).code).toBe(1007);
  });

  test.each([
    ['is not an object', 'token'],
    ['is a list', ['token']],
  ])('closes with 4400 if the payload of connection_init %s', async (_, payload) => {
    const { send, closed } = await openSocket(app.url);
    send({ type: 'connection_init', payload });
    expect((await closed).code).toBe(4400);
  });

  test.each(['x', 'Bearer x', 'lyc_x', 'a.b.c', '\u0000', 'x'.repeat(10_000)])(
    'closes with 4403 on the token %j',
    async (accessToken) => {
      const { send, closed } = await openSocket(app.url);
      send({ type: 'connection_init', payload: { accessToken } });
      expect(await closed).toEqual({ code: 4403, reason: 'Forbidden' });
    },
  );

  test('logs no error for any of them', () => {
    expect(app.log.filter(isErrorLine)).toEqual([]);
  });

  test(
    'closes with 4408 without connection_init',
    { timeout: 30_000 }, // it may take 10 seconds
    async () => {
      expect((await silent.closed).code).toBe(4408);
    },
  );
});
