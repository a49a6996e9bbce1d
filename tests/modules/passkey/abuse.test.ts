import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  claimsOf,
  forgetAttempts,
  refresh,
  requestReset,
  resetLinkFor,
  resetPassword,
  signIn,
  switchTo,
  tokenOf,
  whoAmI,
} from '#tests/modules/account/calls';
import { type App, startApp } from '#tests/support/app';
import { makeCredential, signChallenge } from '#tests/support/authenticator';
import { anAdmin, anApiToken, aStudent, aTeacher, PASSWORD } from '#tests/support/factories';
import {
  addPasskey,
  aPasskey,
  beginPasskey,
  beginSignIn,
  originOf,
  removePasskey,
  sendSignIn,
  signInWith,
  withReusableChallenges,
} from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => app.stop());
beforeEach(() => forgetAttempts(app));

const from = (at: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${at}` } });

/** Returns the codes of parallel sign-ins with one answer of an authenticator. */
async function replay(count: number) {
  const { credential } = await aPasskey(app, await aTeacher(app));
  const answer = signChallenge(await beginSignIn(app), credential, { origin: originOf(app) });
  const answers = await Promise.all(Array.from({ length: count }, () => sendSignIn(app, answer)));
  const later = await sendSignIn(app, answer);
  return [...answers.map(({ code }) => code ?? 'OK').toSorted(), later.code ?? 'OK'];
}

test('an answer signs in once, also when it is sent several times at once', async () => {
  expect(await replay(4)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'OK', 'CONFLICT']);
});

test('an answer signs in again if nothing remembers the challenge (negative control)', async () => {
  expect(await withReusableChallenges(app, () => replay(2))).toEqual(['OK', 'OK', 'OK']);
});

test('a challenge is not valid after five minutes, in another form, or for another purpose', async () => {
  const teacher = await aTeacher(app);
  const { credential } = await aPasskey(app, teacher);
  const sign = async (change: (challenge: string) => string) => {
    const asked = await beginSignIn(app);
    const challenge = change(asked.challenge);
    return sendSignIn(app, signChallenge({ ...asked, challenge }, credential, { origin: originOf(app) }));
  };
  const readable = (challenge: string) => Buffer.from(challenge, 'base64url').toString();
  const stale = 'This took too long, or was already used. Try again.';
  const [, random, ...mac] = readable((await beginSignIn(app)).challenge).split('-');
  const past = Math.floor(Date.now() / 1000 - 1).toString(36);
  for (const wrong of [
    () => 'AAAA',
    () => Buffer.from([past, random, ...mac].join('-')).toString('base64url'), // its seal is for another time
    (challenge: string) => Buffer.from(`${readable(challenge)}A`).toString('base64url'),
  ])
    expect((await sign(wrong)).errors[0]!.message).toBe(stale);
  const { data } = await beginPasskey(app, { as: teacher });
  expect((await sign(() => data.beginPasskey.challenge as string)).code).toBe('CONFLICT');
  expect((await sign((challenge) => challenge)).errors).toEqual([]);
  const early = await beginSignIn(app);
  const real = Date.now;
  Date.now = () => real() + 301_000;
  try {
    const late = signChallenge(early, credential, { origin: originOf(app) });
    expect((await sendSignIn(app, late)).errors[0]!.message).toBe(stale);
  } finally {
    Date.now = real;
  }
});

test('rejects a counter that goes back or stays, with a message that says why', async () => {
  const { credential } = await aPasskey(app, await aTeacher(app));
  const signWith = async (count: number) => signInWith(app, { ...credential, count });
  expect((await signWith(5)).status).toBe(200);
  for (const count of [5, 4, 0]) {
    const answer = await signWith(count);
    expect([answer.code, answer.errors[0]!.message]).toEqual([
      'UNAUTHENTICATED',
      'This passkey wasn’t accepted, because a copy of it may be in use. Sign in with your password and remove it.',
    ]);
  }
  expect((await signWith(6)).status).toBe(200);
  const together = await Promise.all([signWith(7), signWith(7)]);
  expect(together.filter(({ code }) => code === undefined)).toHaveLength(1);
});

test('blocks an account’s passkeys for a network after ten wrong answers, and warns the owner once', async () => {
  const teacher = await aTeacher(app);
  const { credential } = await aPasskey(app, teacher);
  const known = await signInWith(app, credential, {}, from(9));
  const stranger = await aPasskey(app, await aTeacher(app));
  const wrong = { ...credential, privateKey: stranger.credential.privateKey };
  const answers = await Promise.all(Array.from({ length: 14 }, () => signInWith(app, wrong, {}, from(1))));
  expect(answers.filter(({ code }) => code === 'UNAUTHENTICATED')).toHaveLength(10);
  expect(answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4);
  expect((await signInWith(app, credential, {}, from(1))).code).toBe('TOO_MANY_REQUESTS');
  const inBrowser = { ...from(1), cookies: known.cookies };
  expect((await signInWith(app, credential, {}, inBrowser)).status).toBe(200);
  expect((await signIn(app, { email: teacher.email, password: PASSWORD }, from(1))).status).toBe(200);
  const mails = await app.mailTo(teacher.email, 2);
  expect(mails.map(({ subject }) => subject)).toContain('Someone tried to sign in to your Lyceum account');
});

test('limits unknown passkeys and challenges of a network', async () => {
  await app.db.query(
    `insert into attempt (key, count, ends_at) values ('address-passkey:203.0.113.7', 100, now() + interval '1 minute')`,
  );
  const { credential } = await aPasskey(app, await aTeacher(app));
  const unknown = { ...credential, id: 'B'.repeat(22) };
  expect((await signInWith(app, unknown, {}, from(7))).code).toBe('TOO_MANY_REQUESTS');
  expect((await signInWith(app, unknown, {}, from(8))).code).toBe('UNAUTHENTICATED');
});

test('an institution that requires two-factor authentication admits a session of a passkey, not one of a password', async () => {
  const admin = await anAdmin(app);
  const { institution } = admin;
  const teacher = await aTeacher(app, { institution });
  const { id, credential } = await aPasskey(app, teacher);
  await app.db.query('update institution set requires_two_factor = true where id = $1', [institution.id]);
  const byPassword = await signIn(app, { email: teacher.email, password: PASSWORD });
  expect(claimsOf(byPassword.data.signIn.accessToken as string)).toMatchObject({ mustSetUpTwoFactor: true });
  const byPasskey = await signInWith(app, credential);
  const as = byPasskey.data.signInWithPasskey as { accessToken: string };
  expect(claimsOf(as.accessToken)).not.toHaveProperty('mustSetUpTwoFactor');
  expect(byPasskey.data.signInWithPasskey.viewer.role).toBe('INSTRUCTOR');
  const renewed = await refresh(app, byPasskey.cookies);
  expect(renewed.data.refreshSession.viewer.role).toBe('INSTRUCTOR');
  const switched = await switchTo(app, institution.id, { as });
  expect(switched.data.switchInstitution.viewer.role).toBe('INSTRUCTOR');
  const here = switched.data.switchInstitution as { accessToken: string };
  await removePasskey(app, id, { as: here });
  const { data } = await app.graphql('{ viewer { institution { id } } }', undefined, { as: here });
  expect(data?.viewer?.institution ?? null).toBeNull(); // the session goes on as one of a password
});

test('an admin in a session of a passkey requires two-factor authentication; API tokens need that of the account', async () => {
  const admin = await anAdmin(app);
  const { credential } = await aPasskey(app, admin);
  const as = (await signInWith(app, credential)).data.signInWithPasskey as { accessToken: string };
  const require = (options: object) =>
    app.graphql(
      'mutation { updateInstitutionSecurity(input: { requiresTwoFactor: true }) { institution { id } } }',
      undefined,
      options,
    );
  expect((await require({ as: admin })).code).toBe('INVALID');
  expect((await require({ as })).errors).toEqual([]);
  const token = await anApiToken(app, { by: admin });
  const { code } = await app.graphql('{ courses(first: 1) { nodes { id } } }', undefined, { as: token });
  expect(code).toBe('TWO_FACTOR_SETUP_REQUIRED');
});

test('a password reset removes passkeys: somebody who knew the old password may have added one', async () => {
  const teacher = await aTeacher(app);
  const { credential } = await aPasskey(app, teacher);
  const opened = (await signInWith(app, credential)).data.signInWithPasskey as { accessToken: string };
  const { data } = await beginPasskey(app, { as: teacher });
  await requestReset(app, teacher.email);
  const link = await resetLinkFor(app, teacher.email);
  await resetPassword(app, { token: tokenOf(link), password: 'quite another one' });
  expect((await whoAmI(app, opened.accessToken)).code).toBe('TOKEN_EXPIRED');
  expect((await signInWith(app, credential)).code).toBe('UNAUTHENTICATED');
  const { answer } = makeCredential(data.beginPasskey, {
    origin: originOf(app),
  });
  expect((await addPasskey(app, answer, { as: teacher })).code).toBe('TOKEN_EXPIRED');
  expect((await signIn(app, { email: teacher.email, password: 'quite another one' })).status).toBe(200);
});

test('a changed password keeps passkeys, and a deleted account has none', async () => {
  const member = await aStudent(app, { institution: (await aTeacher(app)).institution });
  const { credential } = await aPasskey(app, member);
  const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message } }';
  const input = { currentPassword: PASSWORD, newPassword: 'quite another one' };
  await app.graphql(change, { input }, { as: member });
  expect((await signInWith(app, credential)).status).toBe(200);
  const erase = 'mutation { deleteAccount(input: { password: "quite another one" }) { message } }';
  expect((await app.graphql(erase, undefined, { as: member })).errors).toEqual([]);
  expect((await signInWith(app, credential)).code).toBe('UNAUTHENTICATED');
});
