import { setTimeout as wait } from 'node:timers/promises';
import type { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currentWork } from '#platform/telemetry/work';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anInstitution, aStudent, aTeacher, PASSWORD } from '#tests/support/factories';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import {
  A_STUDENT,
  codeFor,
  countRows,
  forgetAttempts,
  newEmail,
  refresh,
  registerStudent,
  requestReset,
  resetLinkFor,
  resetPassword,
  signIn,
  switchTo,
  times,
  tokenOf,
  verifyEmail,
  whoAmI,
} from './calls.ts';

/** Hook that runs while a correct password is being compared. Does nothing unless a test sets it. */
let duringComparison = (): Promise<unknown> => Promise.resolve();
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<{ verify: typeof verify }>();
  const compare: typeof verify = async (...given) => {
    const isRight = await real.verify(...given);
    await duringComparison();
    return isRight;
  };
  return { ...real, verify: compare };
});

let app: App;
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => app.stop());
beforeEach(() => forgetAttempts(app));

const NEW = 'quite another one';
const WORTHLESS = 'This link is no longer valid. Request a new one.';

/** Returns an account that requested a link, and the token of the link. */
async function aForgetful() {
  const { email } = await anAccount(app);
  await requestReset(app, email);
  return { email, token: tokenOf(await resetLinkFor(app, email)) };
}

const jobsLeft = async () => {
  const { rows } = await app.db.query('select from graphile_worker_prompt.jobs');
  return rows.length;
};

/** Waits until every queued mail is sent. */
async function allSent(): Promise<void> {
  for (let tries = 0; tries < 100 && (await jobsLeft()) > 0; tries++) await wait(50);
  expect(await jobsLeft()).toBe(0);
}

/** Returns the mail to an address, whichever instance ran its job. */
const mailedBy = (instances: App[], email: string) => Promise.any(instances.map((one) => one.mailTo(email)));

test('the link of the mail sets a new password once, and a mail confirms it', async () => {
  const { email, token } = await aForgetful();
  expect(token).toMatch(/^[\w-]{43}$/);
  const answer = await resetPassword(app, { token, password: NEW });
  expect(answer).toMatchObject({
    code: undefined,
    data: { resetPassword: { message: 'Your password was changed. Sign in with the new one.' } },
    cookies: { device: expect.any(String) as unknown }, // and no session
  });
  expect((await signIn(app, { email, password: PASSWORD })).code).toBe('UNAUTHENTICATED');
  expect((await signIn(app, { email, password: NEW })).code).toBeUndefined();
  const [, notice] = await app.mailTo(email, 2);
  expect(notice!.subject).toBe('Your Lyceum password was changed');
  expect(notice!.text).toContain('/forgot-password');
  expect(notice!.source).not.toContain(token);
  expect(await resetPassword(app, { token, password: 'a third one' })).toMatchObject({
    code: 'INVALID',
    data: { resetPassword: null },
  });
  expect((await signIn(app, { email, password: NEW })).code).toBeUndefined();
});

test('all requests get the same answer, and an address without an account receives no mail', async () => {
  const known = (await anAccount(app)).email;
  const unverified = (await anAccount(app, { isVerified: false })).email;
  const unknown = newEmail();
  const answers = [];
  for (const email of [known, unverified, unknown])
    answers.push([await requestReset(app, email), await requestReset(app, email)]);
  for (const [asked, askedAgain] of answers) {
    expect(asked!.code).toBeUndefined();
    expect(asked!.text).toBe(answers[0]![0]!.text);
    expect(Object.keys(asked!.headers).toSorted()).toEqual(Object.keys(answers[0]![0]!.headers).toSorted());
    expect(askedAgain).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
  await Promise.all([app.mailTo(known), app.mailTo(unverified)]);
  await allSent();
  expect(app.mails().filter(({ to }) => to.includes(unknown))).toEqual([]);
});

/** Returns the SQL statements sent until a request for a link is answered, without the parts that always differ. */
async function statementsOfRequest(email: string): Promise<string[]> {
  await allSent();
  const log = app.services.orm.config.getLogger();
  const logged = log.logQuery.bind(log);
  const statements: string[] = [];
  log.isEnabled = () => true;
  log.logQuery = ({ query }) => {
    if (currentWork()?.requestId) statements.push(query!.slice(0, 60)); // without those of the server's timers
  };
  await requestReset(app, email);
  log.isEnabled = () => false;
  log.logQuery = logged;
  const queued = statements.findIndex((statement) => statement.includes('queue_job'));
  return statements.slice(0, queued + 1); // then the job may begin
}

test('response time reveals no accounts: every request runs the same statements and looks up no account', async () => {
  await requestReset(app, newEmail()); // the first of a process connects
  const known = await statementsOfRequest((await anAccount(app)).email);
  const unknown = await statementsOfRequest(newEmail());
  expect(known.some((statement) => statement.includes('queue_job_promptly'))).toBe(true);
  expect(known.join()).not.toMatch(/(from|update) "?account/);
  expect(unknown).toEqual(known);
});

test('a link is stored as a hash for 30 minutes; its token is in no log, and in no job after the mail is sent', async () => {
  const { email, token } = await aForgetful();
  await allSent();
  const { rows } = await app.db.query(
    `select r.token_hash, extract(epoch from r.expires_at - now())::float8 as left,
       (select json_agg(j) from graphile_worker_prompt._private_jobs j)::text as jobs
     from password_reset r join account a on a.id = r.account_id where a.email = $1`,
    [email],
  );
  expect(rows[0].token_hash).toMatch(/^[\w-]{43}$/);
  expect(rows[0].token_hash).not.toBe(token);
  expect(rows[0].left).toBeGreaterThan(1780);
  expect(rows[0].left).toBeLessThanOrEqual(1800);
  expect(rows[0].jobs ?? '').not.toContain(token);
  await app.request('GET', `/reset-password?token=${token}`, { headers: { accept: 'text/html' } });
  await resetPassword(app, { token, password: NEW });
  const log = app.log.join('');
  expect(log).not.toContain(token);
  expect(log).not.toContain(NEW);
});

test('old, used, wrong and malformed links are rejected alike at the field token', async () => {
  const { email, token } = await aForgetful();
  await app.db.query('update password_reset set expires_at = now()');
  const old = await resetPassword(app, { token, password: NEW });
  const used = await aForgetful();
  await resetPassword(app, { token: used.token, password: NEW });
  for (const answer of [
    old,
    await resetPassword(app, { token: used.token, password: NEW }),
    await resetPassword(app, { token: 'x'.repeat(43), password: NEW }),
    await resetPassword(app, { token: 'no link', password: NEW }),
    await resetPassword(app, { token: '', password: NEW }),
  ]) {
    expect(answer).toMatchObject({ code: 'INVALID', data: { resetPassword: null } });
    expect(answer.errors[0]!.message).toBe(WORTHLESS);
    expect(answer.errors[0]!.extensions.fields![0]!.field).toBe('token');
  }
  expect((await signIn(app, { email, password: PASSWORD })).code).toBeUndefined();
});

test.each([
  ['', 'Required fields are missing'],
  ['1234567', 'Password must be at least 8 characters long'],
  ['é'.repeat(101), 'Password must be at most 200 bytes long'],
])('applies the rules of registration to a new password: %j', async (password, message) => {
  const { token } = await aForgetful();
  const refused = await resetPassword(app, { token, password });
  expect(refused.errors[0]!.extensions.fields).toEqual([{ field: 'password', message }]);
  expect((await resetPassword(app, { token, password: NEW })).code).toBeUndefined();
});

test('a new request invalidates the previous link', async () => {
  const { email, token } = await aForgetful();
  await forgetAttempts(app);
  await requestReset(app, email);
  const second = tokenOf(await resetLinkFor(app, email, 2));
  expect((await resetPassword(app, { token, password: NEW })).code).toBe('INVALID');
  expect((await resetPassword(app, { token: second, password: NEW })).code).toBeUndefined();
});

test('a job that runs twice, or after the job of a later request, sends no mail and keeps the link', async () => {
  const { email, token } = await aForgetful();
  const { rows } = await app.db.query(
    'select r.id from password_reset r join account a on a.id = r.account_id where a.email = $1',
    [email],
  );
  const again = (requestId: string) =>
    app.db.query("select queue_job_promptly('mail-password-reset', $1::json, now())", [
      JSON.stringify({ requestId, email, namespace: null }),
    ]);
  await again(rows[0].id as string);
  await again(UNKNOWN_ID);
  await allSent();
  expect(await app.mailTo(email)).toHaveLength(1);
  expect((await resetPassword(app, { token, password: NEW })).code).toBeUndefined();
});

test('one of 50 concurrent uses of a link sets its password', async () => {
  const { email, token } = await aForgetful();
  const answers = await times(50, (at) => resetPassword(app, { token, password: `password ${at}` }));
  const won = answers.flatMap(({ code }, at) => (code ? [] : [at]));
  expect(won).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'INVALID')).toHaveLength(49);
  expect((await signIn(app, { email, password: `password ${won[0]}` })).code).toBeUndefined();
  await allSent();
  expect(await app.mailTo(email, 2)).toHaveLength(2);
});

test("ends every session and socket of the account on every instance, and no other account's sessions", async () => {
  const teacher = await aTeacher(app);
  const student = await aStudent(app, { institution: teacher.institution });
  const browser = await signIn(app, { email: teacher.email, password: PASSWORD });
  const phone = browser.data.signIn.accessToken as string;
  const second = await startApp({ databaseUrl: app.databaseUrl });
  try {
    for (const token of [teacher.accessToken, phone, student.accessToken])
      expect((await whoAmI(second, token)).status).toBe(200); // caches the sessions on this instance
    const events = second.subscribe(
      'subscription { notificationAdded { notification { id } } }',
      {},
      { as: teacher },
    );
    await events.ready;
    const end = events.next().catch((closing: { code: number }) => closing.code); // subscribed before the event is published
    await requestReset(app, teacher.email);
    const [link] = await mailedBy([app, second], teacher.email);
    const token = /token=([\w-]+)/.exec(link!.text)![1]!;
    await resetPassword(app, { token, password: NEW });
    expect([4403, { done: true, value: undefined }]).toContainEqual(await end);
    for (const ended of [teacher.accessToken, phone]) {
      expect((await whoAmI(app, ended)).code).toBe('TOKEN_EXPIRED');
      expect((await whoAmI(second, ended)).code).toBe('TOKEN_EXPIRED');
    }
    expect((await refresh(app, browser.cookies)).code).toBe('UNAUTHENTICATED');
    expect((await whoAmI(second, student.accessToken)).status).toBe(200);
  } finally {
    await second.stop();
  }
});

test('a concurrent sign-in with the old password has no session afterwards', async () => {
  const { email, token } = await aForgetful();
  duringComparison = async () => {
    duringComparison = () => Promise.resolve();
    expect((await resetPassword(app, { token, password: NEW })).code).toBeUndefined();
  };
  expect((await signIn(app, { email, password: PASSWORD })).code).toBe('UNAUTHENTICATED');
  expect(
    await countRows(
      app,
      'session s join account a on a.id = s.account_id',
      `a.email = '${email}' and s.revoked_at is null`,
    ),
  ).toBe(0);
});

test('a concurrent switch of the institution does not revive a session that has ended', async () => {
  const teacher = await aTeacher(app);
  await whoAmI(app, teacher.accessToken); // the instance has the session in its cache
  await app.db.query('update session set revoked_at = now() where id = $1', [teacher.sessionId]);
  const answer = await switchTo(app, teacher.institution.id, { as: teacher });
  expect(answer).toMatchObject({ code: 'UNAUTHENTICATED', setCookies: [] });
});

test('verifies the account and invalidates its verification code', async () => {
  const input = A_STUDENT();
  const { data } = await registerStudent(app, input);
  const code = await codeFor(app, input.email);
  await requestReset(app, input.email);
  const token = tokenOf(await resetLinkFor(app, input.email));
  await resetPassword(app, { token, password: NEW });
  expect((await whoAmI(app, data.registerStudent.accessToken)).code).toBe('TOKEN_EXPIRED');
  expect((await verifyEmail(app, { code, email: input.email })).code).toBe('INVALID');
  const { data: now } = await signIn(app, { email: input.email, password: NEW });
  expect(now.signIn.viewer.isVerified).toBe(true);
});

test('resets failed sign-ins, also in browsers where the account was signed in before', async () => {
  const { email, token } = await aForgetful();
  await signIn(app, { email, password: PASSWORD });
  await times(12, () => signIn(app, { email, password: 'wrong password' }));
  const away = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  await times(12, () => signIn(app, { email, password: 'wrong password' }, away));
  expect((await signIn(app, { email, password: PASSWORD })).code).toBe('TOO_MANY_REQUESTS');
  await resetPassword(app, { token, password: NEW });
  expect((await signIn(app, { email, password: NEW })).code).toBeUndefined();
  expect((await signIn(app, { email, password: NEW }, away)).code).toBeUndefined();
});

test("the link leads to the institution's host that received the request, and never to a foreign host", async () => {
  const { namespace } = await anInstitution(app);
  const people = await Promise.all([1, 2, 3].map(() => anAccount(app)));
  const [there, root, tricked] = people.map(({ email }) => email) as [string, string, string];
  await requestReset(app, there, { host: namespace });
  expect((await resetLinkFor(app, there)).host).toBe(`${namespace}.localhost:${app.port}`);
  await requestReset(app, root);
  expect((await resetLinkFor(app, root)).host).toBe(`localhost:${app.port}`);

  expect(await requestReset(app, tricked, { host: 'nobody-is-here' })).toMatchObject({ code: 'NOT_FOUND' });
  for (const host of ['evil.example', `${namespace}.evil.example`, `localhost.evil.example:${app.port}`]) {
    await forgetAttempts(app);
    await requestReset(app, tricked, {
      host,
      headers: { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    });
  }
  await allSent();
  for (const { text } of await app.mailTo(tricked)) {
    expect(text).not.toContain('evil');
    expect(text).toContain(`http://localhost:${app.port}/reset-password?token=`);
  }
});

test('a link is mailed once a minute and five times an hour, and Retry-After says when to try again', async () => {
  const { email } = await anAccount(app);
  const answers = await times(10, () => requestReset(app, email));
  expect(answers.filter(({ code }) => !code)).toHaveLength(1);
  const refused = answers.find(({ code }) => code === 'TOO_MANY_REQUESTS')!;
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  const later = [];
  for (let round = 0; round < 5; round++) {
    await app.db.query("delete from attempt where key like 'reset:%'"); // a minute passes
    later.push((await requestReset(app, email)).code);
  }
  expect(later).toEqual([undefined, undefined, undefined, undefined, 'TOO_MANY_REQUESTS']);
});

test('requests and wrong links are counted per network, and a valid link still works', async () => {
  const { token } = await aForgetful();
  const here = { headers: { 'x-forwarded-for': '203.0.113.40' } };
  const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.41' } };
  const wrong = (options: object) => resetPassword(app, { token: 'x'.repeat(43), password: NEW }, options);
  await wrong(here);
  await app.db.query("update attempt set count = 100 where key = 'address-reset-link:203.0.113.40'");
  expect(await wrong(here)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await wrong(elsewhere)).code).toBe('INVALID');
  expect((await resetPassword(app, { token, password: NEW }, here)).code).toBeUndefined();

  await requestReset(app, newEmail(), here);
  await app.db.query("update attempt set count = 300 where key = 'address-password-reset:203.0.113.40'");
  expect((await requestReset(app, newEmail(), here)).code).toBe('TOO_MANY_REQUESTS');
  expect((await requestReset(app, newEmail(), elsewhere)).code).toBeUndefined();
});

test("the log of each of the account's institutions records the new password, the ended sessions and the actor, without values", async () => {
  const teacher = await aTeacher(app);
  await requestReset(app, teacher.email);
  const token = tokenOf(await resetLinkFor(app, teacher.email));
  const { headers } = await resetPassword(app, { token, password: NEW });
  const { rows } = await app.db.query(
    'select account_id, operation, noun, action, after from audit_entry where request_id = $1 order by id',
    [headers['x-request-id']],
  );
  expect(rows.map(({ noun, action }) => `${noun} ${action}`)).toEqual([
    'account updated',
    'session signed_out',
  ]);
  for (const { account_id: by, operation } of rows)
    expect([by, operation]).toEqual([teacher.accountId, 'resetPassword']);
  expect(rows[0].after).toEqual({ password_hash: 'hidden' });
});

test('the reset page sends no referrer', async () => {
  const page = (path: string) => app.request('GET', path, { headers: { accept: 'text/html' } });
  expect((await page('/reset-password?token=x')).headers['referrer-policy']).toBe('no-referrer');
  expect((await page('/login')).headers['referrer-policy']).toBe('same-origin');
});
