import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptInvitation } from '#tests/modules/invitation/calls';
import {
  forgetAttempts,
  registerStudent,
  requestReset,
  resetLinkFor,
  resetPassword,
  signIn,
  tokenOf,
  whoAmI,
} from '#tests/modules/account/calls';
import { codeAt, protect } from '#tests/modules/account/two-factor.calls';
import { aPasskey, signInWith } from '#tests/modules/passkey/calls';
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
import {
  cancelChange,
  changeEmail,
  changeTokenFor,
  confirmChange,
  requestChange,
  undoChange,
} from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => forgetAttempts(app));

let count = 0;
const freshEmail = () => `fresh-${++count}@example.org`;

const INVALID = 'This link isn’t valid. Request the change again in your settings.';

test('the address changes with the link that the new one got, once; the old one is notified', async () => {
  const teacher = await aTeacher(app);
  const email = freshEmail();
  const { data } = await requestChange(app, { email: ` ${email.toUpperCase()}` }, { as: teacher });
  expect(data.requestEmailChange.viewer).toEqual({ email: teacher.email, pendingEmail: email });
  expect((await signIn(app, { email, password: PASSWORD })).code).toBe('UNAUTHENTICATED');
  const [notice] = await app.mailTo(teacher.email);
  expect(notice!.subject).toBe('Your Lyceum account is getting another email address');
  expect(notice!.text).toContain(email);
  const token = await changeTokenFor(app, email, 'confirm');
  expect((await confirmChange(app, token)).data.confirmEmailChange).toEqual({ email });
  expect((await signIn(app, { email, password: PASSWORD })).status).toBe(200);
  expect((await signIn(app, { email: teacher.email, password: PASSWORD })).code).toBe('UNAUTHENTICATED');
  expect((await confirmChange(app, token)).errors[0]!.message).toBe('This link was already used.');
  const { data: now } = await app.graphql('{ viewer { email pendingEmail } }', undefined, { as: teacher });
  expect(now.viewer).toEqual({ email, pendingEmail: null });
});

test('takes the password, with two-factor authentication a code as well, a verified address, and no API token', async () => {
  const teacher = await aTeacher(app);
  const as = teacher;
  const email = freshEmail();
  const fieldOf = async (input: object) =>
    (await requestChange(app, { email, ...input }, { as })).errors[0]?.extensions.fields?.[0]?.field;
  expect(await fieldOf({ password: 'wrong password' })).toBe('password');
  expect(await fieldOf({ email: teacher.email })).toBe('email');
  expect(await fieldOf({ email: 'no address' })).toBe('email');
  const { secret } = await protect(app, teacher);
  expect(await fieldOf({})).toBe('code');
  expect(await fieldOf({ code: '000000' })).toBe('code');
  expect(await fieldOf({ code: codeAt(secret) })).toBeUndefined();
  const unverified = await anAccount(app, { isVerified: false });
  expect((await requestChange(app, { email }, { as: unverified })).code).toBe('UNVERIFIED');
  const token = await anApiToken(app, { by: await anAdmin(app) });
  expect((await requestChange(app, { email }, { as: token })).code).toBe('FORBIDDEN');
  expect((await requestChange(app, { email }, {})).code).toBe('UNAUTHENTICATED');
});

test('an address that has an account gives the same answer, and a mail that says so', async () => {
  const [teacher, owner] = [await aTeacher(app), await aTeacher(app)];
  const taken = await requestChange(app, { email: owner.email }, { as: teacher });
  const free = await requestChange(app, { email: freshEmail() }, { as: await aTeacher(app) });
  expect(taken.errors).toEqual(free.errors);
  expect(taken.data.requestEmailChange.viewer.pendingEmail).toBe(owner.email);
  const [mail] = await app.mailTo(owner.email);
  expect(mail!.subject).toBe('This address already has an account at Lyceum');
  expect(mail!.text).not.toContain('email-change');
  expect(mail!.text).not.toContain(teacher.email);
});

test('an address that got an account in between is refused, and the change stays undone', async () => {
  const teacher = await aTeacher(app);
  const email = freshEmail();
  await requestChange(app, { email }, { as: teacher });
  const token = await changeTokenFor(app, email, 'confirm');
  await registerStudent(app, { email, password: 'eight chars' });
  const { code, errors } = await confirmChange(app, token);
  expect([code, errors[0]!.message]).toEqual(['CONFLICT', 'Another account uses this email address now.']);
  expect((await signIn(app, { email: teacher.email, password: PASSWORD })).status).toBe(200);
});

test('of two accounts that confirm one address at once, one gets it', async () => {
  const [one, other] = [await aTeacher(app), await aTeacher(app)];
  const email = freshEmail();
  await requestChange(app, { email }, { as: one });
  const first = await changeTokenFor(app, email, 'confirm');
  await forgetAttempts(app);
  await requestChange(app, { email }, { as: other });
  const second = await changeTokenFor(app, email, 'confirm', 2);
  const answers = await Promise.all([first, first, second].map((token) => confirmChange(app, token)));
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(answers.every(({ code }) => code === undefined || ['INVALID', 'CONFLICT'].includes(code))).toBe(
    true,
  );
});

test('rejects a link that is wrong, expired, replaced or cancelled, and says why', async () => {
  const teacher = await aTeacher(app);
  const as = teacher;
  const problemOf = async (token: string) => (await confirmChange(app, token)).errors[0]!.message;
  expect(await problemOf('A'.repeat(43))).toBe(INVALID);
  expect(await problemOf('short')).toBe(INVALID);
  const [first, second, third] = [freshEmail(), freshEmail(), freshEmail()];
  await requestChange(app, { email: first }, { as });
  await forgetAttempts(app);
  await requestChange(app, { email: second }, { as });
  const expired = 'This link has expired. Request the change again in your settings.';
  expect(await problemOf(await changeTokenFor(app, first, 'confirm'))).toBe(expired);
  const cancelled = await cancelChange(app, { as });
  expect(cancelled.data.cancelEmailChange.viewer.pendingEmail).toBeNull();
  expect(await problemOf(await changeTokenFor(app, second, 'confirm'))).toBe(expired);
  await forgetAttempts(app);
  await requestChange(app, { email: third }, { as });
  const token = await changeTokenFor(app, third, 'confirm');
  await app.db.query('update email_change set expires_at = now() where new_email = $1', [third]);
  expect(await problemOf(token)).toBe(expired);
  expect((await signIn(app, { email: teacher.email, password: PASSWORD })).status).toBe(200);
});

test('the requesting session continues, others end; memberships, API tokens and passkeys stay', async () => {
  const admin = await anAdmin(app);
  const elsewhere = await aSession(app, admin);
  const token = await anApiToken(app, { by: admin });
  const { credential } = await aPasskey(app, admin);
  const email = freshEmail();
  await requestChange(app, { email }, { as: admin });
  await confirmChange(app, await changeTokenFor(app, email, 'confirm'));
  expect((await whoAmI(app, admin.accessToken)).data.viewer).toMatchObject({ email });
  expect((await whoAmI(app, elsewhere.accessToken)).code).toBe('TOKEN_EXPIRED');
  expect(
    (await app.graphql('{ courses(first: 1) { nodes { id } } }', undefined, { as: token })).errors,
  ).toEqual([]);
  expect((await signInWith(app, credential)).data.signInWithPasskey.viewer).toMatchObject({ email });
  const { rows } = await app.db.query('select contact_email, status from membership where account_id = $1', [
    admin.accountId,
  ]);
  expect(rows).toEqual([{ contact_email: email, status: 'active' }]);
  const { rows: log } = await app.db.query(
    `select before->>'email' as before, after->>'email' as after from audit_entry where noun = 'account' and row_id = $1 and after ? 'email'`,
    [admin.accountId],
  );
  expect(log).toEqual([{ before: admin.email, after: email }]);
});

test('an invitation to the new address can be accepted, one to the old address cannot', async () => {
  const teacher = await aTeacher(app);
  const by = await anAdmin(app);
  const email = freshEmail();
  const toNew = await aMemberInvitation(app, { by, email });
  const toOld = await aMemberInvitation(app, { by, email: teacher.email });
  await requestChange(app, { email }, { as: teacher });
  await confirmChange(app, await changeTokenFor(app, email, 'confirm'));
  expect((await acceptInvitation(app, toOld.token, { as: teacher })).errors).not.toEqual([]);
  const { data, errors } = await acceptInvitation(app, toNew.token, { as: teacher });
  expect(errors).toEqual([]);
  expect(data.acceptMemberInvitation.viewer.institution.id).toBe(by.institution.id);
});

test('a link to reset the password that the old address got ends with the change', async () => {
  const teacher = await aTeacher(app);
  await requestReset(app, teacher.email);
  const reset = await resetLinkFor(app, teacher.email);
  const email = freshEmail();
  await requestChange(app, { email }, { as: teacher });
  await confirmChange(app, await changeTokenFor(app, email, 'confirm'));
  expect((await resetPassword(app, { token: tokenOf(reset), password: 'quite another one' })).code).toBe(
    'INVALID',
  );
});

test('the old address takes the change back, also after later ones: password, sessions and passkeys end', async () => {
  const teacher = await aTeacher(app);
  const [second, third] = [freshEmail(), freshEmail()];
  const undo = await changeEmail(app, { email: teacher.email, as: teacher }, second);
  const { credential } = await aPasskey(app, teacher);
  await forgetAttempts(app);
  await requestChange(app, { email: third }, { as: teacher });
  await confirmChange(app, await changeTokenFor(app, third, 'confirm'));
  const { data } = await undoChange(app, undo);
  expect(data.undoEmailChange.email).toBe(teacher.email);
  expect((await whoAmI(app, teacher.accessToken)).code).toBe('TOKEN_EXPIRED');
  expect((await signInWith(app, credential)).code).toBe('UNAUTHENTICATED');
  expect((await signIn(app, { email: teacher.email, password: PASSWORD })).code).toBe('UNAUTHENTICATED');
  const token = data.undoEmailChange.passwordResetToken as string;
  expect((await resetPassword(app, { token, password: 'quite another one' })).errors).toEqual([]);
  const back = await signIn(app, { email: teacher.email, password: 'quite another one' });
  expect(back.data.signIn.viewer.id).toBe(teacher.accountId);
  const { rows } = await app.db.query('select contact_email from membership where account_id = $1', [
    teacher.accountId,
  ]);
  expect(rows).toEqual([{ contact_email: teacher.email }]);
  expect((await undoChange(app, undo)).code).toBe('INVALID');
  const attackers = await changeTokenFor(app, second, 'undo', 3); // after the link and the passkey
  expect((await undoChange(app, attackers)).code).toBe('INVALID');
});

test('API tokens and calendar feeds, which somebody who knew the password may have made, end with it', async () => {
  const admin = await anAdmin(app);
  const undo = await changeEmail(app, { email: admin.email, as: admin }, freshEmail());
  const token = await anApiToken(app, { by: admin });
  const others = await anApiToken(app, { by: await anAdmin(app, { institution: admin.institution }) });
  const { data } = await app.graphql(
    'mutation { createCalendarFeed(input: { hasMeetingLinks: true }) { url } }',
    undefined,
    { as: admin },
  );
  const { pathname } = new URL(data.createCalendarFeed.url as string);
  const read = (as: Pick<typeof token, 'accessToken'>) =>
    app.graphql('{ courses(first: 1) { nodes { id } } }', undefined, { as });
  const feed = async () => (await app.request('GET', pathname)).status;
  expect([(await read(token)).status, await feed()]).toEqual([200, 200]);
  expect((await undoChange(app, undo)).errors).toEqual([]);
  expect([(await read(token)).code, await feed()]).toEqual(['UNAUTHENTICATED', 404]);
  expect((await read(others)).errors).toEqual([]);
});

test('a change that is not confirmed yet is taken back as well, and cannot be confirmed any more', async () => {
  const teacher = await aTeacher(app);
  const email = freshEmail();
  await requestChange(app, { email }, { as: teacher });
  const confirm = await changeTokenFor(app, email, 'confirm');
  const undo = await changeTokenFor(app, teacher.email, 'undo');
  expect((await undoChange(app, undo)).data.undoEmailChange.email).toBe(teacher.email);
  expect((await confirmChange(app, confirm)).code).toBe('INVALID');
  expect((await whoAmI(app, teacher.accessToken)).code).toBe('TOKEN_EXPIRED');
});

test('nobody registers the old address while it can take the change back; after seven days it is free', async () => {
  const teacher = await aTeacher(app);
  const undo = await changeEmail(app, { email: teacher.email, as: teacher }, freshEmail());
  const person = { email: teacher.email, password: 'eight chars' };
  expect((await registerStudent(app, person)).code).toBe('CONFLICT');
  const other = await aTeacher(app);
  await requestChange(app, { email: teacher.email }, { as: other });
  await app.db.query(`update email_change set undo_expires_at = now() where old_email = $1`, [teacher.email]);
  expect((await undoChange(app, undo)).code).toBe('INVALID');
  expect((await registerStudent(app, person)).status).toBe(200);
});

test('mails at most one link a minute to an address and for an account', async () => {
  const [one, other] = [await aTeacher(app), await aTeacher(app)];
  const email = freshEmail();
  expect((await requestChange(app, { email }, { as: one })).status).toBe(200);
  expect((await requestChange(app, { email }, { as: other })).code).toBe('TOO_MANY_REQUESTS');
  expect((await requestChange(app, { email: freshEmail() }, { as: one })).code).toBe('TOO_MANY_REQUESTS');
});
