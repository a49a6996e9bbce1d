import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signAccessToken } from '#platform/request/authentication';
import { type App, startApp } from '#tests/support/app';
import { anAccount, aTeacher, PASSWORD } from '#tests/support/factories';
import { countRows, refresh, signIn, signOut, times, whoAmI } from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A signed-in client with its cookie and access token. */
async function aClient(email?: string) {
  const answer = await signIn(app, { email: email ?? (await anAccount(app)).email, password: PASSWORD });
  const accessToken = answer.data.signIn.accessToken as string;
  const { rows } = await app.db.query(
    'select s.id, s.account_id from session s join account a on a.id = s.account_id where a.id = $1 order by s.id desc limit 1',
    [answer.data.signIn.viewer.id],
  );
  return {
    accessToken,
    cookies: answer.cookies,
    email: answer.data.signIn.viewer.email as string,
    sessionId: rows[0].id as string,
  };
}

/** Makes the used refresh tokens of a session older than the grace period. */
const afterTheGrace = (sessionId: string) =>
  app.db.query("update refresh_token set used_at = used_at - interval '11 seconds' where session_id = $1", [
    sessionId,
  ]);

const liveLeaves = (sessionId: string) =>
  countRows(app, 'refresh_token', `session_id = '${sessionId}' and used_at is null`);

test('a refresh returns a new access token and a new refresh token for 30 days', async () => {
  const client = await aClient();
  const answer = await refresh(app, client.cookies);
  expect(answer.data.refreshSession.viewer.email).toBe(client.email);
  expect((await whoAmI(app, answer.data.refreshSession.accessToken)).data.viewer.email).toBe(client.email);
  expect(answer.cookies['refresh_token']).not.toBe(client.cookies['refresh_token']);
  const [cookie] = answer.setCookies;
  expect(cookie).toMatch(/^refresh_token=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  const days = (Date.parse(/Expires=([^;]+)/.exec(cookie!)![1]!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
});

test('each refresh extends the session', async () => {
  const client = await aClient();
  await app.db.query("update session set expires_at = now() + interval '1 hour' where id = $1", [
    client.sessionId,
  ]);
  await refresh(app, client.cookies);
  expect(
    await countRows(app, 'session', `id = '${client.sessionId}' and expires_at > now() + interval '29 days'`),
  ).toBe(1);
});

test('50 concurrent refreshes receive the same successor and leave one active token', async () => {
  // The first round opens connections one by one. Only later rounds make the transactions overlap.
  for (let round = 0; round < 3; round++) {
    const client = await aClient();
    const answers = await times(50, () => refresh(app, client.cookies));
    expect(answers.filter(({ code }) => !code)).toHaveLength(50);
    expect(new Set(answers.map(({ cookies }) => cookies['refresh_token'])).size).toBe(1);
    expect(await liveLeaves(client.sessionId)).toBe(1);
    expect((await refresh(app, answers[0]!.cookies)).code).toBeUndefined();
  }
});

test('a token used before the grace period ends the session, its successor and its access tokens', async () => {
  const client = await aClient();
  const thief = await refresh(app, client.cookies);
  await afterTheGrace(client.sessionId);
  const reuse = await refresh(app, client.cookies);
  expect(reuse).toMatchObject({ code: 'UNAUTHENTICATED', cookies: { refresh_token: '' } });
  expect((await refresh(app, thief.cookies)).code).toBe('UNAUTHENTICATED');
  expect((await whoAmI(app, thief.data.refreshSession.accessToken)).code).toBe('TOKEN_EXPIRED');
});

test('reuse of any token in the chain ends the session, not only of the last used one', async () => {
  const client = await aClient();
  const second = await refresh(app, client.cookies);
  const third = await refresh(app, second.cookies);
  await afterTheGrace(client.sessionId);
  await refresh(app, client.cookies);
  expect((await refresh(app, third.cookies)).code).toBe('UNAUTHENTICATED');
});

test('tokens that were used a month ago are forgotten, so that a session in use does not grow forever', async () => {
  const client = await aClient();
  const second = await refresh(app, client.cookies);
  const used = (days: number) =>
    app.db.query(
      'update refresh_token set used_at = now() - make_interval(days => $2) where session_id = $1 and used_at is not null',
      [client.sessionId, days],
    );
  const tokens = () => countRows(app, 'refresh_token', `session_id = '${client.sessionId}'`);
  await used(29);
  const third = await refresh(app, second.cookies);
  expect(await tokens()).toBe(3);
  await used(31);
  const fourth = await refresh(app, third.cookies);
  expect(await tokens()).toBe(2);
  expect((await refresh(app, client.cookies)).code).toBe('UNAUTHENTICATED');
  expect((await refresh(app, fourth.cookies)).code).toBeUndefined();
});

test('50 concurrent reuses also end the session and leave no active token', async () => {
  const client = await aClient();
  const next = await refresh(app, client.cookies);
  await afterTheGrace(client.sessionId);
  const answers = await times(50, (at) => refresh(app, at % 2 === 0 ? client.cookies : next.cookies));
  expect(answers.filter((_, at) => at % 2 === 0).every(({ code }) => code === 'UNAUTHENTICATED')).toBe(true);
  expect((await refresh(app, next.cookies)).code).toBe('UNAUTHENTICATED');
});

test('an unknown token, a missing one and one of an expired session are rejected alike', async () => {
  const client = await aClient();
  await app.db.query('update session set expires_at = now() where id = $1', [client.sessionId]);
  const answers = [
    await refresh(app, client.cookies),
    await refresh(app, { refresh_token: 'x'.repeat(43) }),
    await refresh(app, {}),
  ];
  for (const answer of answers)
    expect(answer).toMatchObject({ code: 'UNAUTHENTICATED', text: answers[0]!.text });
});

test('signing out ends the session immediately with all its tokens, and no other session', async () => {
  const client = await aClient();
  const other = await aClient(client.email);
  const answer = await signOut(app, { as: client, cookies: client.cookies });
  expect(answer).toMatchObject({ code: undefined, cookies: { refresh_token: '' } });
  expect((await whoAmI(app, client.accessToken)).code).toBe('TOKEN_EXPIRED');
  expect((await refresh(app, client.cookies)).code).toBe('UNAUTHENTICATED');
  expect((await whoAmI(app, other.accessToken)).status).toBe(200);
  expect((await refresh(app, other.cookies)).code).toBeUndefined();
});

test('the cookie alone is enough to sign out, and visitors may sign out as well', async () => {
  const client = await aClient();
  expect((await signOut(app, { cookies: client.cookies })).code).toBeUndefined();
  expect((await whoAmI(app, client.accessToken)).code).toBe('TOKEN_EXPIRED');
  expect((await signOut(app, {})).code).toBeUndefined();
});

test.each(['https://evil.example', 'http://localhost.evil.example', 'null', 'no origin'])(
  'pages of the origin %s can neither renew nor end a session',
  async (origin) => {
    const client = await aClient();
    const from = { cookies: client.cookies, headers: { origin } };
    const mutations = ['mutation { refreshSession { accessToken } }', 'mutation { signOut { message } }'];
    for (const query of mutations) {
      const answer = await app.request('POST', '/graphql', { ...from, body: { query } });
      expect(answer.text).not.toContain('accessToken');
      expect(answer.setCookies).toEqual([]);
    }
    const rest = await app.rest('GET', '/auth/refresh', from);
    expect([rest.status, rest.setCookies]).toEqual([401, []]);
    await app.rest('POST', '/auth/logout', from);
    // Its single use is left for the product's own pages.
    const own = await app.rest('GET', '/auth/refresh', {
      cookies: client.cookies,
      headers: { origin: app.services.config.appOrigin },
    });
    expect(own.status).toBe(200);
  },
);

test('a session of one institution is not renewed on the host of another', async () => {
  const teacher = await aTeacher(app);
  const stranger = await aTeacher(app);
  const { cookies } = await signIn(app, { email: teacher.email, password: PASSWORD });
  const answer = await refresh(app, cookies, { host: stranger.institution.namespace });
  expect(answer).toMatchObject({ code: 'UNAUTHENTICATED', data: { refreshSession: null } });
});

test('the membership of the session counts, not the one that the token names', async () => {
  const [teacher, other] = [await aTeacher(app), await aTeacher(app)];
  const named = [teacher, other].map((of) => ({
    institutionId: of.institution.id,
    membershipId: of.membershipId,
  }));
  for (const member of [...named, null]) {
    app.services.sessions.forget(teacher.sessionId);
    const accessToken = signAccessToken(app.services.config.jwtSecret, {
      sub: teacher.accountId,
      sid: teacher.sessionId,
      email: teacher.email,
      role: teacher.role,
      isVerified: true,
      namespace: teacher.institution.namespace,
      firstName: teacher.firstName,
      member,
    });
    const { viewer } = (await whoAmI(app, accessToken)).data;
    expect(viewer.institution).toEqual({ namespace: teacher.institution.namespace });
  }
});

test('another instance learns within seconds that a session ended', async () => {
  const second = await startApp({ databaseUrl: app.databaseUrl });
  try {
    const client = await aClient();
    expect((await whoAmI(second, client.accessToken)).status).toBe(200); // caches the session on this instance
    await signOut(app, { as: client });
    const heard = async () => (await whoAmI(second, client.accessToken)).code === 'TOKEN_EXPIRED';
    for (let tries = 0; tries < 40 && !(await heard()); tries++) await wait(50);
    expect(await heard()).toBe(true);
  } finally {
    await second.stop();
  }
});

test('neither database nor log holds a usable token or password', async () => {
  const client = await aClient();
  const next = await refresh(app, client.cookies);
  const secrets = [
    client.cookies['refresh_token']!,
    next.cookies['refresh_token']!,
    client.accessToken,
    PASSWORD,
  ];
  const { rows } = await app.db.query(
    'select (select json_agg(t) from refresh_token t)::text || (select json_agg(s) from session s)::text as kept',
  );
  const log = app.log.join('');
  for (const secret of secrets) {
    expect(rows[0].kept).not.toContain(secret);
    expect(log).not.toContain(secret);
  }
});

test('the next sign-in deletes sessions that ended long ago', async () => {
  const client = await aClient();
  await app.db.query("update session set revoked_at = now() - interval '31 days' where id = $1", [
    client.sessionId,
  ]);
  await aClient(client.email);
  expect(await countRows(app, 'session', `id = '${client.sessionId}'`)).toBe(0);
});
