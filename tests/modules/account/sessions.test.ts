import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceOf } from '#modules/account/device.rules';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anApiToken, aSession, aTeacher, PASSWORD } from '#tests/support/factories';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { endOtherSessions, endSession, sessionsOf, signIn, whoAmI } from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

test('a person sees their active sessions, the latest first, and neither ended ones nor those of others', async () => {
  const teacher = await aTeacher(app);
  await aTeacher(app);
  const before = Date.now();
  const { data } = await signIn(
    app,
    { email: teacher.email, password: PASSWORD },
    { headers: { 'user-agent': FIREFOX } },
  );
  const ended = await aSession(app, teacher);
  await app.db.query('update session set revoked_at = now() where id = $1', [ended.sessionId]);
  const expired = await aSession(app, teacher);
  await app.db.query('update session set expires_at = now() where id = $1', [expired.sessionId]);
  const seen = await sessionsOf(app, { as: data.signIn });
  expect(seen.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Firefox on Windows', true],
    ['Unknown device', false],
  ]);
  expect(seen[0]!['address']).toBe('127.0.0.1');
  expect(seen[1]!['id']).toBe(teacher.sessionId);
  for (const time of ['createdAt', 'lastUsedAt']) {
    const at = Date.parse(String(seen[0]![time]));
    expect(at >= before && at <= Date.now(), `${time} is that of the sign-in`).toBe(true);
  }
  const other = await sessionsOf(app, { as: teacher });
  expect(other.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

test('the last use is the time of the last refresh', async () => {
  const as = await anAccount(app);
  await app.db.query("update session set expires_at = now() + interval '28 days' where id = $1", [
    as.sessionId,
  ]);
  const [session] = await sessionsOf(app, { as });
  const days = (Date.now() - Date.parse(String(session!['lastUsedAt']))) / 86_400_000;
  expect(Math.round(days)).toBe(2);
  const alone = await app.graphql('{ sessions { nodes { lastUsedAt } } }', {}, { as });
  expect(alone.data.sessions.nodes).toEqual([{ lastUsedAt: session!['lastUsedAt'] }]);
});

test('the list is ordered and filtered by the last use', async () => {
  const as = await anAccount(app);
  const { sessionId: idle } = await aSession(app, as);
  await app.db.query("update session set expires_at = now() + interval '20 days' where id = $1", [idle]);
  const idsOf = async (given: string) => {
    const { data, errors } = await app.graphql(`{ sessions(${given}) { nodes { id } } }`, {}, { as });
    expect(errors).toEqual([]);
    return (data as { sessions: { nodes: { id: string }[] } }).sessions.nodes.map(({ id }) => id);
  };
  expect(await idsOf('orderBy: { field: LAST_USED_AT }')).toEqual([idle, as.sessionId]);
  expect(await idsOf('orderBy: { field: UPDATED_AT, direction: DESC }')).toEqual([as.sessionId, idle]);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  expect(await idsOf(`updatedAt: { to: "${yesterday}" }`)).toEqual([idle]);
  expect(await idsOf(`ids: ["${as.sessionId}"]`)).toEqual([as.sessionId]);
});

test('the list takes one statement', async () => {
  const as = await anAccount(app);
  await whoAmI(app, as.accessToken); // then the session is cached
  const { runStatements } = app.services;
  let statements = 0;
  app.services.runStatements = (viewer, asked) => {
    statements += asked.length;
    return runStatements(viewer, asked);
  };
  await sessionsOf(app, { as });
  app.services.runStatements = runStatements;
  expect(statements).toBe(1);
});

test('ending another own session takes effect on every instance and socket, and ending it again changes nothing', async () => {
  const teacher = await aTeacher(app);
  const phone = await aSession(app, teacher);
  const second = await startApp({ databaseUrl: app.databaseUrl });
  try {
    const events = second.subscribe(
      'subscription { notificationAdded { notification { id } } }',
      {},
      { as: phone },
    );
    await events.ready;
    const end = events.next().catch((closing: { code: number }) => closing.code); // subscribed before the event is published
    for (const _ of [1, 2]) {
      const { data } = await endSession(app, phone.sessionId, { as: teacher });
      expect(data.endSession.message).toBe('The device was signed out.');
    }
    expect([4403, { done: true, value: undefined }]).toContainEqual(await end);
    expect((await whoAmI(app, phone.accessToken)).code).toBe('TOKEN_EXPIRED');
    const heard = async () => (await whoAmI(second, phone.accessToken)).code === 'TOKEN_EXPIRED';
    for (let tries = 0; tries < 40 && !(await heard()); tries++) await wait(50);
    expect(await heard()).toBe(true);
    expect(await sessionsOf(app, { as: teacher })).toHaveLength(1);
  } finally {
    await second.stop();
  }
});

test("another account's session is reported as unknown and stays active", async () => {
  const [mine, theirs] = [await aTeacher(app), await aTeacher(app)];
  const foreign = await endSession(app, theirs.sessionId, { as: mine });
  const unknown = await endSession(app, UNKNOWN_ID, { as: mine });
  expect(foreign).toMatchObject({ code: 'NOT_FOUND', text: unknown.text });
  expect((await whoAmI(app, theirs.accessToken)).status).toBe(200);
});

test('ending all other sessions keeps the current one', async () => {
  const teacher = await aTeacher(app);
  const others = [await aSession(app, teacher), await aSession(app, teacher)];
  const stranger = await aTeacher(app);
  await endOtherSessions(app, { as: teacher });
  for (const { accessToken } of others) expect((await whoAmI(app, accessToken)).code).toBe('TOKEN_EXPIRED');
  for (const { accessToken } of [teacher, stranger])
    expect((await whoAmI(app, accessToken)).status).toBe(200);
});

test('session operations require a session: visitors and API tokens can neither list nor end any', async () => {
  const teacher = await aTeacher(app);
  await app.db.query(`update institution set plan = 'professional' where id = $1`, [teacher.institution.id]);
  const token = await anApiToken(app, { by: teacher });
  for (const [as, code] of [
    [null, 'UNAUTHENTICATED'],
    [token, 'FORBIDDEN'],
  ] as const) {
    expect((await endSession(app, teacher.sessionId, { as })).code).toBe(code);
    expect((await endOtherSessions(app, { as })).code).toBe(code);
    expect(await sessionsOf(app, { as })).toMatchObject([{ extensions: { code } }]);
  }
  expect((await whoAmI(app, teacher.accessToken)).status).toBe(200);
});

test.each([
  [FIREFOX, 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome on ChromeOS',
  ],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
