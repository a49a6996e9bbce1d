import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anInstitution } from '#tests/support/factories';
import {
  A_SIGN_UP,
  A_STUDENT,
  A_TEACHER,
  codeFor,
  countRows,
  forgetAttempts,
  linkTokenFor,
  newEmail,
  refresh,
  registerStudent,
  registerTeacher,
  resend,
  resendTo,
  resetPassword,
  signIn,
  signOut,
  signUp,
  switchTo,
  times,
  verifyEmail,
  whoAmI,
  wrongCode,
} from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => forgetAttempts(app));

/** Returns a newly registered account and the code of its mail. */
async function aNewcomer() {
  const input = A_STUDENT();
  const answer = await registerStudent(app, input);
  return {
    ...input,
    accessToken: answer.data.registerStudent.accessToken as string,
    cookies: answer.cookies,
    code: await codeFor(app, input.email),
  };
}

const isVerified = async (email: string) =>
  (await countRows(app, 'account', `email = '${email}' and is_verified`)) === 1;

test('a code has six digits, is stored as a hash, and is in no log', async () => {
  const { code } = await aNewcomer();
  expect(code).toMatch(/^\d{6}$/);
  const { rows } = await app.db.query('select code_hash from verification_code');
  for (const { code_hash: hash } of rows) expect(hash).toMatch(/^[\w-]{43}$/);
  expect(app.log.join('')).not.toContain(code);
});

test('the e-mail and its code verify and sign in without a token', async () => {
  const { email, code } = await aNewcomer();
  const answer = await verifyEmail(app, { code, email: email.toUpperCase() });
  expect(answer.data.verifyEmail.viewer).toMatchObject({ email, isVerified: true });
  expect((await refresh(app, answer.cookies)).code).toBeUndefined();
});

test('without a token on a tenant host, verification signs in to that institution', async () => {
  const { namespace } = await anInstitution(app);
  const input = A_SIGN_UP();
  await signUp(app, input, { host: namespace });
  const { email } = input;
  const answer = await verifyEmail(app, { code: await codeFor(app, email), email }, { host: namespace });
  expect(answer.data.verifyEmail.viewer).toMatchObject({ role: 'STUDENT', institution: { namespace } });
});

test('the session that entered the code is verified on every instance immediately, and other sessions end', async () => {
  const { email, accessToken, code, password } = await aNewcomer(); // before the other instance could take the mail's job
  const second = await startApp({ databaseUrl: app.databaseUrl });
  try {
    const seen = async (by: App) => (await whoAmI(by, accessToken)).data.viewer.isVerified as boolean;
    expect([await seen(app), await seen(second)]).toEqual([false, false]);
    const other = (await signIn(app, { email, password })).data.signIn.accessToken as string;
    expect((await whoAmI(second, other)).status).toBe(200);
    const answer = await verifyEmail(app, { code }, { as: { accessToken } });
    expect(answer.data.verifyEmail.passwordResetToken).toBeNull();
    expect(await seen(app)).toBe(true);
    for (let tries = 0; tries < 40 && !(await seen(second)); tries++) await wait(50);
    expect(await seen(second)).toBe(true);
    expect((await whoAmI(app, other)).status).toBe(401);
    for (let tries = 0; tries < 40 && (await whoAmI(second, other)).status === 200; tries++) await wait(50);
    expect((await whoAmI(second, other)).status).toBe(401);
    expect((await signIn(app, { email, password })).code).toBeUndefined();
  } finally {
    await second.stop();
  }
});

test.each(['the session', 'strangers'])(
  'five of 100 concurrent wrong codes from %s are compared; then even the correct one is rejected',
  async (from) => {
    const { email, accessToken, code } = await aNewcomer();
    const enter = (entered: string) =>
      from === 'strangers'
        ? verifyEmail(app, { code: entered, email })
        : verifyEmail(app, { code: entered }, { as: { accessToken } });
    const answers = await times(100, (at) => enter(wrongCode(code, at + 1)));
    const compared = answers.filter((answer) => answer.code === 'INVALID');
    expect(compared).toHaveLength(5);
    expect(compared[0]!.errors[0]!.extensions.fields![0]!.field).toBe('code');
    const refused = answers.filter((answer) => answer.code === 'TOO_MANY_REQUESTS');
    expect(refused).toHaveLength(95);
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
    expect((await enter(code)).code).toBe('TOO_MANY_REQUESTS');
    expect(await isVerified(email)).toBe(false);
  },
);

test('strangers who use up their attempts and resends do not keep the owner from verifying by code or link', async () => {
  const registered = await aNewcomer();
  const elsewhere = await aNewcomer();
  for (const { email, code } of [registered, elsewhere]) {
    await times(20, (at) => verifyEmail(app, { code: wrongCode(code, at + 1), email }));
    await times(5, () => resendTo(app, email));
    expect((await verifyEmail(app, { code, email })).code).toBe('TOO_MANY_REQUESTS');
  }
  const as = { accessToken: registered.accessToken };
  expect((await resend(app, { as })).code).toBeUndefined();
  const mails = 3; // the registration's, a stranger's, and this one
  expect(
    (await verifyEmail(app, { code: await codeFor(app, registered.email, mails) }, { as })).code,
  ).toBeUndefined();

  const { email } = elsewhere;
  const code = await linkTokenFor(app, email, 2);
  expect((await verifyEmail(app, { code, email })).code).toBeUndefined();
});

test('a code that a stranger requests again stays the same, so that the first mail remains valid', async () => {
  const { email, accessToken, code } = await aNewcomer();
  await resendTo(app, email);
  expect(await codeFor(app, email, 2)).toBe(code);
  expect((await verifyEmail(app, { code }, { as: { accessToken } })).code).toBeUndefined();
});

test('a code that has expired, or is about to, is replaced on resend', async () => {
  const { email, code } = await aNewcomer();
  await app.db.query("update verification_code set expires_at = now() + interval '50 seconds'");
  await resendTo(app, email);
  const second = await codeFor(app, email, 2);
  expect(second).not.toBe(code); // one in a million
  expect((await verifyEmail(app, { code: second, email })).code).toBeUndefined();
});

test.each(['code', 'link'])(
  "an account registered with another person's address is signed out once the owner uses the mailed %s",
  async (kind) => {
    const stranger = await aNewcomer();
    const { email, password } = stranger;
    const code = kind === 'code' ? stranger.code : await linkTokenFor(app, email);
    const second = await signIn(app, { email, password });

    const { data, cookies } = await verifyEmail(app, { code, email });
    const owner = data.verifyEmail;
    expect(owner.viewer).toMatchObject({ email, isVerified: true });
    expect((await whoAmI(app, owner.accessToken)).data.viewer.isVerified).toBe(true);
    expect((await refresh(app, cookies)).code).toBeUndefined();

    for (const accessToken of [stranger.accessToken, second.data.signIn.accessToken])
      expect((await whoAmI(app, accessToken)).status).toBe(401);
    for (const jar of [stranger.cookies, second.cookies])
      expect((await refresh(app, jar)).code).toBe('UNAUTHENTICATED');
    expect((await signIn(app, { email, password })).code).toBe('UNAUTHENTICATED');

    const token = owner.passwordResetToken as string;
    expect((await resetPassword(app, { token, password: 'of the owner' })).code).toBeUndefined();
    expect((await signIn(app, { email, password })).code).toBe('UNAUTHENTICATED');
    expect((await signIn(app, { email, password: 'of the owner' })).code).toBeUndefined();
  },
);

test('the browser that registered also verifies by its cookie, with the code or the link, and keeps its password', async () => {
  for (const kind of ['code', 'link']) {
    const { email, password, cookies, accessToken, code } = await aNewcomer();
    const entered = kind === 'code' ? code : await linkTokenFor(app, email);
    const answer = await verifyEmail(app, { code: entered, email }, { cookies });
    expect(answer.data.verifyEmail).toMatchObject({ passwordResetToken: null, viewer: { isVerified: true } });
    expect((await whoAmI(app, accessToken)).status).toBe(200);
    expect((await signIn(app, { email, password })).code).toBeUndefined();
  }
});

test('the cookie of another account, or of an ended session, is not accepted as a session of this account', async () => {
  const person = await aNewcomer();
  const other = await aNewcomer();
  const { email, code, cookies } = person;
  await signOut(app, { as: person });
  for (const jar of [other.cookies, cookies])
    expect((await verifyEmail(app, { code: wrongCode(code), email }, { cookies: jar })).code).toBe('INVALID');
  const answer = await verifyEmail(app, { code, email }, { cookies: other.cookies });
  expect(answer.data.verifyEmail.passwordResetToken).toMatch(/^[\w-]{43}$/);
  expect((await whoAmI(app, other.accessToken)).data.viewer.isVerified).toBe(false);
});

test('one of 20 visitors who enter the correct code concurrently gets the account', async () => {
  const { email } = await aNewcomer();
  const code = await linkTokenFor(app, email);
  const answers = await times(20, () => verifyEmail(app, { code, email }));
  expect(answers.filter((answer) => !answer.code)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 'INVALID')).toHaveLength(19);
});

test('a new code gives five new attempts and invalidates the old code', async () => {
  const { email, accessToken, code } = await aNewcomer();
  const as = { accessToken };
  await times(5, (at) => verifyEmail(app, { code: wrongCode(code, at + 1) }, { as }));
  expect((await resend(app, { as })).data.resendVerificationCode.message).toBe(
    'A new verification code has been sent to your email.',
  );
  const second = await codeFor(app, email, 2);
  expect(second).not.toBe(code); // one in a million
  expect((await verifyEmail(app, { code }, { as })).code).toBe('INVALID');
  expect((await verifyEmail(app, { code: second }, { as })).code).toBeUndefined();
});

test('a code is invalid after ten minutes and after its use', async () => {
  const { email, accessToken, code } = await aNewcomer();
  const as = { accessToken };
  const { rows } = await app.db.query(
    'select extract(epoch from c.expires_at - now())::float8 as left from verification_code c join account a on a.id = c.account_id where a.email = $1',
    [email],
  );
  expect(rows[0].left).toBeGreaterThan(590);
  expect(rows[0].left).toBeLessThanOrEqual(600);
  await app.db.query('update verification_code set expires_at = now()');
  expect((await verifyEmail(app, { code }, { as })).code).toBe('INVALID');
  await app.db.query("update verification_code set expires_at = now() + interval '1 minute'");
  expect((await verifyEmail(app, { code }, { as })).code).toBeUndefined();
  expect((await verifyEmail(app, { code, email })).code).toBe('INVALID');
});

test('the correct code sent five times concurrently by one session succeeds each time', async () => {
  const { accessToken, code } = await aNewcomer();
  const answers = await times(5, () => verifyEmail(app, { code }, { as: { accessToken } }));
  expect(answers.filter((answer) => !answer.code)).toHaveLength(5);
});

test('wrong codes and resends get the same answer for unknown, unverified and verified addresses', async () => {
  const { email, code } = await aNewcomer();
  const verified = (await anAccount(app)).email;
  const addresses = [email, verified, newEmail()];
  const answersFor = async (address: string) => {
    const answers = [];
    for (let at = 1; at <= 6; at++)
      answers.push(await verifyEmail(app, { code: wrongCode(code, at), email: address }));
    answers.push(await resendTo(app, address));
    answers.push(await verifyEmail(app, { code: wrongCode(code, 7), email: address }));
    answers.push(await resendTo(app, address));
    return answers.map((answer) => [answer.code, answer.text.replaceAll(/"retryAfter":\d+/g, '')]);
  };
  const [first, ...others] = await Promise.all(addresses.map(answersFor));
  const [wrong, limited] = ['INVALID', 'TOO_MANY_REQUESTS'];
  expect(first!.map(([refusal]) => refusal)).toEqual([
    ...Array.from({ length: 5 }, () => wrong),
    limited,
    undefined,
    limited,
    limited,
  ]);
  for (const other of others) expect(other).toEqual(first);
  await app.mailTo(email, 2);
  const ofVerified = `account_id = (select id from account where email = '${verified}')`;
  expect(await countRows(app, 'verification_code', ofVerified)).toBe(0);
});

test('a code is resent once in 60 seconds for the session and once for all others, with Retry-After', async () => {
  const { email, accessToken } = await aNewcomer();
  const answers = await times(10, (at) =>
    at % 2 === 0 ? resend(app, { as: { accessToken } }) : resendTo(app, email),
  );
  expect(answers.filter((answer) => !answer.code)).toHaveLength(2);
  const refused = answers.find((answer) => answer.code === 'TOO_MANY_REQUESTS')!;
  expect(refused.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('a code is resent at most five times an hour', async () => {
  const { accessToken } = await aNewcomer();
  const answers = [];
  for (let round = 0; round < 6; round++) {
    answers.push(await resend(app, { as: { accessToken } }));
    await app.db.query("delete from attempt where key like 'resend:%'"); // a minute passes
  }
  expect(answers.map(({ code }) => code)).toEqual([
    ...Array.from({ length: 5 }, () => undefined),
    'TOO_MANY_REQUESTS',
  ]);
  expect(Number(answers[5]!.headers['retry-after'])).toBeGreaterThan(3500);
});

test('an unverified account may only verify, resend, read itself, refresh and sign out', async () => {
  const { data, cookies } = await registerTeacher(app, A_TEACHER());
  const { accessToken, viewer } = data.registerTeacher;
  const as = { accessToken: accessToken as string };
  for (const refused of [
    await app.graphql('{ members { totalCount } }', undefined, { as }),
    await switchTo(app, viewer.id, { as }),
  ])
    expect(refused).toMatchObject({ code: 'UNVERIFIED' });
  expect((await whoAmI(app, as.accessToken)).status).toBe(200);
  expect((await resend(app, { as })).code).toBeUndefined();
  expect((await verifyEmail(app, { code: '000000' }, { as })).code).toBe('INVALID');
  expect((await refresh(app, cookies)).code).toBeUndefined();
  expect((await signOut(app, { as })).code).toBeUndefined();
});

test('an account that is already verified gets an error that says so, and a visitor without an address is asked to sign in', async () => {
  const as = await anAccount(app);
  expect(await resend(app, { as })).toMatchObject({ code: 'CONFLICT' });
  expect(await resend(app, {})).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await verifyEmail(app, { code: '123456' })).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test("a signed-in person cannot enter another account's code", async () => {
  const mine = await aNewcomer();
  const theirs = await aNewcomer();
  const answer = await verifyEmail(app, { code: theirs.code, email: theirs.email }, { as: mine });
  expect(answer).toMatchObject({ code: 'INVALID' });
  expect(answer.errors[0]!.extensions.fields![0]!.field).toBe('email');
  expect(await isVerified(theirs.email)).toBe(false);
});
