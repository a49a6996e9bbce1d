import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptInvitation } from '#tests/modules/invitation/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aMemberInvitation,
  anAccount,
  anAdmin,
  anApiToken,
  aSession,
  aTeacher,
  PASSWORD,
} from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';
import {
  forgetAttempts,
  requestReset,
  resetLinkFor,
  resetPassword,
  signIn,
  tokenOf,
  whoAmI,
} from './calls.ts';
import { begin, codeAt, enable, forgetUsedCodes, protect, withReusableCodes } from './two-factor.calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => app.stop());
beforeEach(() => forgetAttempts(app));

const disable = (input: { password: string; code: string }, options: GraphqlOptions) =>
  app.graphql(
    'mutation ($input: DisableTwoFactorInput!) { disableTwoFactor(input: $input) { viewer { hasTwoFactor } } }',
    { input },
    options,
  );

const replaceCodes = (input: { password: string; code: string }, options: GraphqlOptions) =>
  app.graphql(
    'mutation ($input: ReplaceRecoveryCodesInput!) { replaceRecoveryCodes(input: $input) { recoveryCodes } }',
    { input },
    options,
  );

async function aProtectedTeacher() {
  const teacher = await aTeacher(app);
  return { teacher, ...(await protect(app, teacher)) };
}

const credentials = ({ email }: { email: string }) => ({ email, password: PASSWORD });

test('turning two-factor authentication on needs the password and a code of the app, shows ten recovery codes and mails the owner', async () => {
  const teacher = await aTeacher(app);
  const elsewhere = await aSession(app, teacher);
  const { secret, uri } = (await begin(app, { as: teacher })).data.beginTwoFactor;
  expect(uri).toContain(`secret=${secret}`);
  expect((await signIn(app, credentials(teacher))).status).toBe(200);
  expect((await enable(app, '000000', { as: teacher })).code).toBe('INVALID');
  expect((await enable(app, codeAt(secret), { as: teacher }, 'wrong password')).code).toBe('INVALID');
  const { data } = await enable(app, codeAt(secret), { as: teacher });
  expect(data.enableTwoFactor.viewer.hasTwoFactor).toBe(true);
  expect(new Set(data.enableTwoFactor.recoveryCodes).size).toBe(10);
  expect((await whoAmI(app, elsewhere.accessToken)).status).toBe(200);
  const [mail] = await app.mailTo(teacher.email);
  expect(mail!.subject).toBe('Two-factor authentication is on for your Lyceum account');
  expect((await begin(app, { as: teacher })).code).toBe('CONFLICT');
  for (const shown of [secret, ...data.enableTwoFactor.recoveryCodes])
    expect(app.log.join('')).not.toContain(shown);
});

test('signing in requires a code after the right password only', async () => {
  const { teacher, secret } = await aProtectedTeacher();
  expect((await signIn(app, credentials(teacher))).code).toBe('TWO_FACTOR_REQUIRED');
  const wrong = { ...credentials(teacher), password: 'wrong password' };
  expect((await signIn(app, wrong)).code).toBe('UNAUTHENTICATED');
  expect((await signIn(app, { ...wrong, code: codeAt(secret) })).code).toBe('UNAUTHENTICATED');
  expect((await signIn(app, { ...credentials(teacher), code: codeAt(secret) })).status).toBe(200);
});

test('accepts codes of the steps before and after, and no earlier ones', async () => {
  const { teacher, secret } = await aProtectedTeacher();
  const tried = async (steps: number) => {
    await forgetUsedCodes(app, teacher.accountId);
    return (await signIn(app, { ...credentials(teacher), code: codeAt(secret, steps) })).code ?? 'OK';
  };
  expect(await tried(-1)).toBe('OK');
  expect(await tried(1)).toBe('OK');
  expect(await tried(-3)).toBe('INVALID');
});

test('of parallel sign-ins with the same code, one gets a session; with two recovery codes, both do', async () => {
  const { teacher, secret, recoveryCodes } = await aProtectedTeacher();
  const together = async (codes: string[]) => {
    const answers = await Promise.all(codes.map((code) => signIn(app, { ...credentials(teacher), code })));
    return answers.map(({ code }) => code ?? 'OK').toSorted();
  };
  const code = codeAt(secret);
  expect(await together([code, code, code])).toEqual(['INVALID', 'INVALID', 'OK']);
  expect(await together([code])).toEqual(['INVALID']);
  await forgetAttempts(app); // of the codes that came too late
  const [first, second] = recoveryCodes as [string, string];
  expect(await together([first, first])).toEqual(['INVALID', 'OK']);
  expect(await together([second, recoveryCodes[2]!])).toEqual(['OK', 'OK']);
});

test('parallel sign-ins use a code twice if nothing consumes it (negative control)', async () => {
  const { teacher, secret, recoveryCodes } = await aProtectedTeacher();
  const together = (code: string) =>
    Promise.all([0, 1].map(() => signIn(app, { ...credentials(teacher), code })));
  const answers = await withReusableCodes(app, async () => [
    ...(await together(codeAt(secret))),
    ...(await together(recoveryCodes[0]!)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a recovery code replaces the app once, in any notation, and its use is mailed', async () => {
  const { teacher, recoveryCodes } = await aProtectedTeacher();
  const typed = recoveryCodes[0]!.replaceAll('-', ' ').toLowerCase();
  expect((await signIn(app, { ...credentials(teacher), code: typed })).status).toBe(200);
  expect((await signIn(app, { ...credentials(teacher), code: recoveryCodes[0]! })).code).toBe('INVALID');
  const mails = await app.mailTo(teacher.email, 2);
  expect(mails[1]!.subject).toBe('A recovery code of your Lyceum account was used');
});

test('replacing the recovery codes needs password and code, and ends the old ones', async () => {
  const { teacher, secret, recoveryCodes } = await aProtectedTeacher();
  const as = teacher;
  const code = codeAt(secret);
  expect((await replaceCodes({ password: 'wrong password', code }, { as })).code).toBe('INVALID');
  const { data } = await replaceCodes({ password: PASSWORD, code }, { as });
  const [fresh] = data.replaceRecoveryCodes.recoveryCodes as string[];
  expect((await signIn(app, { ...credentials(teacher), code: recoveryCodes[0]! })).code).toBe('INVALID');
  expect((await signIn(app, { ...credentials(teacher), code: fresh! })).status).toBe(200);
});

test('turning it off needs password and code', async () => {
  const { teacher, secret } = await aProtectedTeacher();
  const as = teacher;
  expect((await disable({ password: PASSWORD, code: '000000' }, { as })).code).toBe('INVALID');
  expect((await disable({ password: 'wrong password', code: codeAt(secret) }, { as })).code).toBe('INVALID');
  const { data } = await disable({ password: PASSWORD, code: codeAt(secret) }, { as });
  expect(data.disableTwoFactor.viewer.hasTwoFactor).toBe(false);
  expect((await signIn(app, credentials(teacher))).status).toBe(200);
});

test('compares at most five of many parallel codes, and accepts a code again when the time is over', async () => {
  const { teacher, secret } = await aProtectedTeacher();
  const wrong = { ...credentials(teacher), code: '000000' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(app, wrong)));
  expect(answers.filter(({ code }) => code === 'INVALID')).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(15);
  await app.db.query('update attempt set ends_at = now()');
  expect((await signIn(app, { ...credentials(teacher), code: codeAt(secret) })).status).toBe(200);
});

test('compares at most twenty codes of new browsers on many networks', async () => {
  const { teacher, secret, recoveryCodes } = await aProtectedTeacher();
  const known = await signIn(app, { ...credentials(teacher), code: recoveryCodes[0]! });
  const from = (at: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${at}` } });
  const codes = [];
  for (let at = 0; at < 24; at++)
    codes.push((await signIn(app, { ...credentials(teacher), code: '000000' }, from(at % 6))).code);
  expect(codes).toEqual([
    ...Array<string>(20).fill('INVALID'),
    ...Array<string>(4).fill('TOO_MANY_REQUESTS'),
  ]);
  const right = { ...credentials(teacher), code: codeAt(secret) };
  expect((await signIn(app, right, from(100))).code).toBe('TOO_MANY_REQUESTS');
  expect((await signIn(app, right, { ...from(100), cookies: known.cookies })).status).toBe(200);
});

test('blocks further codes after five wrong ones from a network, but not those of a browser that has signed in', async () => {
  const { teacher, secret, recoveryCodes } = await aProtectedTeacher();
  const known = await signIn(app, { ...credentials(teacher), code: recoveryCodes[0]! });
  const codes = [];
  for (let at = 0; at < 6; at++)
    codes.push((await signIn(app, { ...credentials(teacher), code: '000000' })).code);
  expect(codes).toEqual([...Array<string>(5).fill('INVALID'), 'TOO_MANY_REQUESTS']);
  const right = { ...credentials(teacher), code: codeAt(secret) };
  expect((await signIn(app, right)).code).toBe('TOO_MANY_REQUESTS');
  expect((await signIn(app, right, { cookies: known.cookies })).status).toBe(200);
});

test('a password reset does not skip the code', async () => {
  const { teacher, secret } = await aProtectedTeacher();
  await requestReset(app, teacher.email);
  const link = await resetLinkFor(app, teacher.email);
  await resetPassword(app, { token: tokenOf(link), password: 'quite another one' });
  const input = { email: teacher.email, password: 'quite another one' };
  expect((await signIn(app, input)).code).toBe('TWO_FACTOR_REQUIRED');
  expect((await signIn(app, { ...input, code: codeAt(secret) })).status).toBe(200);
});

test('REST answers 401 TWO_FACTOR_REQUIRED, and signs in with the code', async () => {
  const { teacher, secret } = await aProtectedTeacher();
  const login = (body: object) => app.rest('POST', '/users/login', { body });
  const without = await login(credentials(teacher));
  expect([without.status, (JSON.parse(without.text) as { code: string }).code]).toEqual([
    401,
    'TWO_FACTOR_REQUIRED',
  ]);
  expect((await login({ ...credentials(teacher), code: codeAt(secret) })).status).toBe(200);
});

test('a session accepts an invitation and moves to its institution without another code', async () => {
  const { teacher } = await aProtectedTeacher();
  const by = await anAdmin(app);
  const { token } = await aMemberInvitation(app, { by, email: teacher.email });
  const { data, errors } = await acceptInvitation(app, token, { as: teacher });
  expect(errors).toEqual([]);
  expect(data.acceptMemberInvitation.viewer.institution.id).toBe(by.institution.id);
});

test('API tokens, visitors and accounts whose address is not verified cannot change it', async () => {
  const teacher = await aTeacher(app);
  const unverified = await anAccount(app, { isVerified: false }); // somebody else may own the address
  for (const options of [{}, { as: await anApiToken(app, { by: teacher }) }, { as: unverified }])
    expect((await begin(app, options)).data?.beginTwoFactor ?? null).toBeNull();
});
