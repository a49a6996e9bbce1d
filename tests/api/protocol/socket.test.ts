import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aConversation, aStudent, aTeacher, aVisitor, type Member } from '#tests/support/factories';
import { leakIn } from '#tests/support/leaks';
import { openSession, openSocket, type RawSocket } from '#tests/support/raw-socket';

let app: App;
let teacher: Member;
/** Says nothing, from the beginning on. */
let silent: RawSocket;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  silent = await openSocket(app.url);
});
afterAll(() => app.stop());

const LIVE = 'subscription { cohortChanged { cohortId } }';
const subscribe = (query: string, id = '1') => ({ type: 'subscribe', id, payload: { query } });

describe('by the protocol', () => {
  test('an operation gets its answer under its id, then its end', async () => {
    const { send, next } = await openSession(app.url, teacher);
    send(subscribe('{ viewer { email } }', 'mine'));
    expect(await next()).toMatchObject({ type: 'next', id: 'mine' });
    expect(await next()).toEqual({ type: 'complete', id: 'mine' });
  });

  test('mutations run as queries do', async () => {
    const { send, next } = await openSession(app.url, teacher);
    send(subscribe('mutation { markAllNotificationsRead { __typename } }'));
    expect(await next()).toMatchObject({ type: 'next', payload: { data: expect.any(Object) } });
  });

  test('what keeps a session in a cookie needs HTTP', async () => {
    const { send, next } = await openSession(app.url, aVisitor());
    const input = `{ email: "${teacher.email}", password: "${teacher.password}" }`;
    send(subscribe(`mutation { signIn(input: ${input}) { accessToken } }`));
    expect(await next()).toMatchObject({ payload: { errors: [{ extensions: { code: 'INVALID' } }] } });
  });

  test('operations under way at once keep their ids apart', async () => {
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

  test('an id is free again once its operation has ended', async () => {
    const { send, next } = await openSession(app.url, teacher);
    for (const _ of [1, 2]) {
      send(subscribe('{ viewer { email } }'));
      expect((await next()).type).toBe('next');
      expect((await next()).type).toBe('complete');
    }
  });

  test('an operation that is refused gets an error under its id, and the others go on', async () => {
    const { send, next } = await openSession(app.url, teacher);
    send(subscribe('{ nothing }', 'wrong'));
    const refused = await next();
    expect(refused).toMatchObject({ type: 'error', id: 'wrong', payload: [{ message: expect.any(String) }] });
    expect(leakIn(JSON.stringify(refused))).toBeNull();
    send(subscribe('{ viewer { email } }', 'right'));
    expect(await next()).toMatchObject({ type: 'next', id: 'right' });
  });

  test('a subscription that nothing can be read for is told why', async () => {
    const classmate = await aStudent(app, { institution: teacher.institution });
    const { id } = await aConversation(app, teacher, classmate);
    const { send, next } = await openSession(app.url, teacher);
    const both = 'conversation { messages(after: "x", page: 2) { totalCount } }';
    send(subscribe(`subscription { messagesChanged(conversationId: "${id}") { messages { ${both} } } }`));
    expect(await next()).toMatchObject({
      type: 'error',
      payload: [{ message: 'Give one of after, before and page.', extensions: { code: 'INVALID' } }],
    });
  });

  test('complete ends a subscription: nothing more comes of it', async () => {
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

  test('complete of what is not under way changes nothing', async () => {
    const { send, next } = await openSession(app.url, teacher);
    send({ type: 'complete', id: 'never' });
    send({ type: 'ping' });
    expect(await next()).toEqual({ type: 'pong' });
  });

  test('ping is answered, before it is said who is there too, with what came along', async () => {
    const { send, next } = await openSocket(app.url);
    send({ type: 'ping' });
    expect(await next()).toEqual({ type: 'pong' });
    send({ type: 'ping', payload: { at: 1 } });
    expect(await next()).toEqual({ type: 'pong', payload: { at: 1 } });
  });

  test('pong needs no answer', async () => {
    const { send, next } = await openSession(app.url, teacher);
    send({ type: 'pong', payload: { at: 1 } });
    send({ type: 'ping' });
    expect(await next()).toEqual({ type: 'pong' });
  });
});

describe('a connection ends', () => {
  /** Sends frames on a connection that has said who it is, and gives the code of its end. */
  async function endingOf(...frames: (string | Buffer | object)[]): Promise<number> {
    const { socket, closed } = await openSession(app.url, teacher);
    for (const frame of frames)
      socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
    return (await closed).code;
  }

  test('by 4409 with an id that is taken', async () => {
    expect(await endingOf(subscribe(LIVE), subscribe(LIVE))).toBe(4409);
  });

  test.each([
    ['a type that is none', { type: 'drop' }],
    ['the word of another protocol', { type: 'start', id: '1', payload: { query: '{ __typename }' } }],
    ['what only a server says', { type: 'next', id: '1', payload: {} }],
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
      'variables that are no object',
      { ...subscribe('{ __typename }'), payload: { query: '{ __typename }', variables: 'x' } },
    ],
    ['a frame of bytes', Buffer.from([0, 159, 146, 150])],
    ['a message in a frame of bytes', Buffer.from(JSON.stringify({ type: 'ping' }))],
    ['brackets 20,000 deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('by 4400 with %s', async (_, frame) => {
    expect(await endingOf(frame)).toBe(4400);
  });

  test('by 1007 with a text that is no UTF-8', async () => {
    const { socket, closed } = await openSession(app.url, teacher);
    socket.send(Buffer.from([0x22, 0xff, 0xfe, 0x22]), { binary: false });
    expect((await closed).code).toBe(1007);
  });

  test.each([
    ['is no object', 'token'],
    ['is a list', ['token']],
  ])('by 4400 where what it is opened with %s', async (_, payload) => {
    const { send, closed } = await openSocket(app.url);
    send({ type: 'connection_init', payload });
    expect((await closed).code).toBe(4400);
  });

  test.each(['x', 'Bearer x', 'lyc_x', 'a.b.c', '\u0000', 'x'.repeat(10_000)])(
    'by 4403 with the token %j',
    async (accessToken) => {
      const { send, closed } = await openSocket(app.url);
      send({ type: 'connection_init', payload: { accessToken } });
      expect(await closed).toEqual({ code: 4403, reason: 'Forbidden' });
    },
  );

  test('and leaves nothing in the log of errors', () => {
    expect(app.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  test(
    'by 4408 where nobody says who it is for',
    { timeout: 30_000 }, // it may take 10 seconds
    async () => {
      expect((await silent.closed).code).toBe(4408);
    },
  );
});
