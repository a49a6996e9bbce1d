import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anAccount, PASSWORD } from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';
import {
  forgetAttempts,
  newEmail,
  requestReset,
  resetLinkFor,
  resetPassword,
  signIn,
  times,
  tokenOf,
} from './calls.ts';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<{ verify: typeof verify }>();
  return { ...real, verify: vi.fn<typeof verify>(real.verify) };
});

let app: App;
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => app.stop());
beforeEach(() => forgetAttempts(app));

const SCHOOL = '198.51.100.7';
const from = (address: string, cookies: Record<string, string> = {}): GraphqlOptions => ({
  headers: { 'x-forwarded-for': address },
  cookies,
});
const fail = (email: string, options: GraphqlOptions) =>
  signIn(app, { email, password: 'wrong password' }, options);
const succeed = (email: string, options: GraphqlOptions) =>
  signIn(app, { email, password: PASSWORD }, options);

test("a guesser on the owner's network does not lock out the owner's browser", async () => {
  const { email } = await anAccount(app);
  const { cookies, setCookies } = await succeed(email, from(SCHOOL));
  expect(setCookies.find((cookie) => cookie.startsWith('device='))).toMatch(/HttpOnly; SameSite=Lax/);
  await times(12, () => fail(email, from(SCHOOL)));
  expect((await succeed(email, from(SCHOOL))).code).toBe('TOO_MANY_REQUESTS');
  expect((await succeed(email, from(SCHOOL, cookies))).code).toBeUndefined();

  const guesses = await times(12, () => fail(email, from(SCHOOL, cookies)));
  expect(guesses.filter(({ code }) => code === 'UNAUTHENTICATED')).toHaveLength(10);
  expect((await succeed(email, from(SCHOOL, cookies))).code).toBe('TOO_MANY_REQUESTS');
});

test('a browser is recognized for each of several accounts, and for no other account', async () => {
  const [first, second, stranger] = [await anAccount(app), await anAccount(app), await anAccount(app)];
  let { cookies } = await succeed(first.email, from(SCHOOL));
  cookies = { ...cookies, ...(await succeed(second.email, from(SCHOOL, cookies))).cookies };
  for (const { email } of [first, second, stranger]) await times(12, () => fail(email, from(SCHOOL)));
  expect((await succeed(first.email, from(SCHOOL, cookies))).code).toBeUndefined();
  expect((await succeed(second.email, from(SCHOOL, cookies))).code).toBeUndefined();
  expect((await succeed(stranger.email, from(SCHOOL, cookies))).code).toBe('TOO_MANY_REQUESTS');
  const forged = { device: cookies['device']!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
  expect((await succeed(first.email, from(SCHOOL, forged))).code).toBe('TOO_MANY_REQUESTS');
});

test.each(['known', 'unknown'])(
  'guesses for a %s e-mail from many new networks are limited to 100 in total; known browsers and networks still get in',
  async (kind) => {
    const account = await anAccount(app);
    const email = kind === 'known' ? account.email : newEmail();
    const { cookies } = await succeed(account.email, from(SCHOOL));
    vi.mocked(verify).mockClear().mockResolvedValue(false);
    const answers = await times(120, (at) => fail(email, from(`203.0.113.${at % 12}`)));
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(100);
    expect(answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(20);
    vi.mocked(verify).mockReset();
    const real = await vi.importActual<{ verify: typeof verify }>('@node-rs/argon2');
    vi.mocked(verify).mockImplementation(real.verify);
    if (kind === 'unknown') return;
    expect((await succeed(email, from('203.0.113.200'))).code).toBe('TOO_MANY_REQUESTS');
    expect((await succeed(email, from('203.0.113.200', cookies))).code).toBeUndefined();
    expect((await succeed(email, from(SCHOOL))).code).toBeUndefined();
  },
);

test('the password reset link lets the owner in however many people guess', async () => {
  const { email } = await anAccount(app);
  await times(12, () => fail(email, from(SCHOOL)));
  await requestReset(app, email);
  const token = tokenOf(await resetLinkFor(app, email));
  const { cookies } = await resetPassword(app, { token, password: 'quite another one' }, from(SCHOOL));
  await times(12, () => fail(email, from(SCHOOL)));
  const input = { email, password: 'quite another one' };
  expect((await signIn(app, input, from(SCHOOL))).code).toBe('TOO_MANY_REQUESTS');
  expect((await signIn(app, input, from(SCHOOL, cookies))).code).toBeUndefined();
});
