import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anApiToken, aSession, aTeacher, PASSWORD } from '#tests/support/factories';
import {
  changePassword,
  forgetAttempts,
  requestReset,
  resetLinkFor,
  resetPassword,
  signIn,
  times,
  tokenOf,
  whoAmI,
} from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => forgetAttempts(app));

const NEW = 'quite another one';

test('changing the password allows sign-in with the new one only, sends a mail, keeps this session and ends the others', async () => {
  const teacher = await aTeacher(app);
  const elsewhere = await aSession(app, teacher);
  const stranger = await aTeacher(app);
  const answer = await changePassword(app, { currentPassword: PASSWORD, newPassword: NEW }, { as: teacher });
  expect(answer.data.changePassword.message).toBe('Your password was changed.');
  expect((await whoAmI(app, teacher.accessToken)).status).toBe(200);
  expect((await whoAmI(app, elsewhere.accessToken)).code).toBe('TOKEN_EXPIRED');
  expect((await whoAmI(app, stranger.accessToken)).status).toBe(200);
  const { email } = teacher;
  expect((await signIn(app, { email, password: PASSWORD })).code).toBe('UNAUTHENTICATED');
  expect((await signIn(app, { email, password: NEW })).status).toBe(200);
  const [mail] = await app.mailTo(email);
  expect(mail!.subject).toBe('Your Lyceum password was changed');
  for (const secret of [PASSWORD, NEW]) expect(app.log.join('')).not.toContain(secret);
});

test('rejects a wrong current password at its field, and blocks further attempts and sign-ins after ten of them', async () => {
  const as = await anAccount(app);
  const elsewhere = await aSession(app, as);
  const answers = await times(30, (at) =>
    changePassword(app, { currentPassword: `wrong ${at}`, newPassword: NEW }, { as }),
  );
  const wrong = answers.filter(({ code }) => code === 'INVALID');
  expect(wrong).toHaveLength(10);
  expect(wrong[0]!.errors[0]!.extensions.fields).toEqual([
    { field: 'currentPassword', message: 'That isn’t your current password.' },
  ]);
  const limited = answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS');
  expect(limited).toHaveLength(20);
  expect(Number(limited[0]!.headers['retry-after'])).toBeGreaterThan(800);
  const right = await changePassword(app, { currentPassword: PASSWORD, newPassword: NEW }, { as });
  expect(right.code).toBe('TOO_MANY_REQUESTS');
  expect((await whoAmI(app, elsewhere.accessToken)).status).toBe(200);
  await forgetAttempts(app);
  expect((await signIn(app, { email: as.email, password: PASSWORD })).status).toBe(200);
});

test.each([
  ['', 'Required fields are missing'],
  ['1234567', 'Password must be at least 8 characters long'],
  ['é'.repeat(101), 'Password must be at most 200 bytes long'],
])('applies the rules of registration to the new password: %j', async (newPassword, message) => {
  const as = await anAccount(app);
  const { errors } = await changePassword(app, { currentPassword: PASSWORD, newPassword }, { as });
  expect(errors[0]!.extensions.fields).toEqual([{ field: 'newPassword', message }]);
});

test('makes one of 20 concurrent changes that use the same current password', async () => {
  const as = await anAccount(app);
  const answers = await times(20, (at) =>
    changePassword(app, { currentPassword: PASSWORD, newPassword: `password ${at}` }, { as }),
  );
  const made = answers.flatMap(({ code }, at) => (code === undefined ? [at] : []));
  expect(made).toHaveLength(1);
  await forgetAttempts(app);
  expect((await signIn(app, { email: as.email, password: `password ${made[0]}` })).status).toBe(200);
});

test('invalidates a pending password reset link', async () => {
  const as = await anAccount(app);
  await requestReset(app, as.email);
  const token = tokenOf(await resetLinkFor(app, as.email));
  await changePassword(app, { currentPassword: PASSWORD, newPassword: NEW }, { as });
  expect((await resetPassword(app, { token, password: 'of a thief' })).code).toBe('INVALID');
});

test('is limited to verified people with a session: rejects visitors, unverified accounts and API tokens', async () => {
  const input = { currentPassword: PASSWORD, newPassword: NEW };
  const teacher = await aTeacher(app);
  await app.db.query(`update institution set plan = 'professional' where id = $1`, [teacher.institution.id]);
  const refused = [
    await changePassword(app, input, {}),
    await changePassword(app, input, { as: await anAccount(app, { isVerified: false }) }),
    await changePassword(app, input, { as: await anApiToken(app, { by: teacher }) }),
  ];
  expect(refused.map(({ code }) => code)).toEqual(['UNAUTHENTICATED', 'UNVERIFIED', 'FORBIDDEN']);
});
