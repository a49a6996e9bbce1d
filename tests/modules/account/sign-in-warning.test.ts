import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aTeacher, PASSWORD } from '#tests/support/factories';
import { countRows, forgetAttempts, newEmail, signIn, times } from './calls.ts';
import { protect } from './two-factor.calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => app.stop());
beforeEach(() => forgetAttempts(app));

const from = (at: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${at}` } });

const SUBJECT = 'Someone tried to sign in to your Lyceum account';

const warningsTo = (email: string) =>
  app.mails().filter(({ to, subject }) => to.includes(email) && subject === SUBJECT);

/** Sends wrong passwords from a network until they are blocked. */
async function block(email: string, at: number): Promise<void> {
  const wrong = { email, password: 'wrong password' };
  for (let tried = 0; tried < 11; tried++) await signIn(app, wrong, from(at));
}

test('mails the owner once when the limit of wrong passwords is reached, with the address that tried', async () => {
  const { email } = await aTeacher(app);
  const wrong = { email, password: 'wrong password' };
  for (let tried = 0; tried < 9; tried++) await signIn(app, wrong, from(1));
  expect(await countRows(app, 'attempt', `key = 'sign-in-warning:${email}'`)).toBe(0);
  await times(5, () => signIn(app, wrong, from(1)));
  const [mail] = await app.mailTo(email);
  expect(mail!.subject).toBe(SUBJECT);
  expect(mail!.text).toContain('203.0.113.1');
  expect(mail!.text).toContain('/forgot-password');
  await block(email, 2); // of another network, in the same 15 minutes
  await signIn(app, { email, password: PASSWORD }, from(3));
  expect(await app.mailTo(email)).toHaveLength(1);
});

test('mails again in the next window, and at most five times a day', async () => {
  const { email } = await aTeacher(app);
  for (let window = 1; window <= 7; window++) {
    await block(email, window);
    await app.mailTo(email, Math.min(window, 5));
    await app.db.query(`delete from attempt where key = $1`, [`sign-in-warning:${email}`]);
  }
  expect(warningsTo(email)).toHaveLength(5);
});

test('says that somebody knows the password when codes of the second factor are wrong', async () => {
  const teacher = await aTeacher(app);
  await protect(app, teacher);
  const { email } = teacher;
  await times(8, () => signIn(app, { email, password: PASSWORD, code: '000000' }, from(1)));
  const mails = await app.mailTo(email, 2); // with that about the second factor
  expect(mails.find(({ subject }) => subject === SUBJECT)!.text).toContain('someone knows your password');
  expect(warningsTo(email)).toHaveLength(1);
});

test('an address without an account is counted the same way, and gets no mail', async () => {
  const email = newEmail();
  await block(email, 1);
  expect(await countRows(app, 'attempt', `key = 'sign-in-warning:${email}'`)).toBe(1);
  const owner = await aTeacher(app);
  await block(owner.email, 1);
  await app.mailTo(owner.email); // queued after it
  expect(warningsTo(email)).toHaveLength(0);
});
