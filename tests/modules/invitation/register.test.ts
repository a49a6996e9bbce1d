import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerStudent, signIn, signUp, whoAmI } from '#tests/modules/account/calls';
import { standing } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aMemberInvitation,
  anAccount,
  anAdmin,
  anInstitution,
  aTeacher,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import { inviteMembers, readInvitation, registerInvited, tokenMailedTo } from './calls.ts';

let app: App;
let school: InstitutionRow;
let admin: Member;
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app, { name: 'Night School' });
  admin = await anAdmin(app, { institution: school });
});
afterAll(() => app.stop());

const PASSWORD = 'eight chars';

test('creates a verified account, membership and seat, and a session in the institution', async () => {
  const cohort = await aCohort(app, { by: await aTeacher(app, { institution: school }) });
  const email = 'ida@example.org';
  await inviteMembers(app, [{ email, cohortId: cohort.id }], admin);
  const token = await tokenMailedTo(app, email);
  const { data, errors, cookies } = await registerInvited(app, token, { password: PASSWORD });
  expect(errors).toEqual([]);
  const { accessToken, viewer, enrollment } = data.registerWithInvitation;
  expect(viewer).toMatchObject({ email, isVerified: true, role: 'STUDENT', institution: { id: school.id } });
  expect(enrollment).toMatchObject({ status: 'ACTIVE' });
  expect(await standing(app, cohort)).toMatchObject({ seats: 1 });
  expect(Object.keys(cookies)).toContain('refresh_token');
  expect((await whoAmI(app, accessToken as string)).data.viewer.isVerified).toBe(true);
  expect((await signIn(app, { email, password: PASSWORD })).code).toBeUndefined();
  const subjects = (await app.mailTo(email, 2)).map(({ subject }) => subject);
  expect(subjects.join()).not.toContain('code'); // the link verified the address
  expect((await readInvitation(app, token)).code).toBe('NOT_FOUND');
  expect((await registerInvited(app, token)).code).toBe('NOT_FOUND');
});

test('is refused to the owner of a verified account, who has to sign in', async () => {
  const { email } = await anAccount(app);
  const { token } = await aMemberInvitation(app, { by: admin, email });
  const { code, errors } = await registerInvited(app, token);
  expect(code).toBe('CONFLICT');
  expect(errors[0]!.message).toBe(
    'You already have an account with this address. Sign in to accept the invitation.',
  );
  expect((await readInvitation(app, token)).code).toBeUndefined();
});

test('gives an unverified account to the owner of the mailbox and ends its sessions', async () => {
  const squatted = { email: 'squatted@example.org', password: 'password of a squatter' };
  const { data } = await registerStudent(app, squatted);
  const { token } = await aMemberInvitation(app, { by: admin, email: squatted.email });
  const registered = await registerInvited(app, token, { password: PASSWORD });
  expect(registered.data.registerWithInvitation.viewer).toMatchObject({ isVerified: true });
  expect((await whoAmI(app, data.registerStudent.accessToken as string)).code).toBe('TOKEN_EXPIRED');
  expect((await signIn(app, squatted)).code).toBe('UNAUTHENTICATED');
  expect((await signIn(app, { email: squatted.email, password: PASSWORD })).code).toBeUndefined();
});

test('names a person who signed up at the institution without verifying again', async () => {
  const email = 'halfway@example.org';
  await signUp(app, {
    email,
    password: 'Abcdef1!',
    firstName: 'Some',
    lastName: 'Body',
    institution: school.namespace,
  });
  const { token } = await aMemberInvitation(app, { by: admin, email });
  expect((await registerInvited(app, token, { firstName: 'Ida', lastName: 'Rhodes' })).errors).toEqual([]);
  const { rows } = await app.db.query(
    'select first_name, last_name from membership where contact_email = $1',
    [email],
  );
  expect(rows).toEqual([{ first_name: 'Ida', last_name: 'Rhodes' }]);
});

test('two parallel registrations create one account', async () => {
  for (let round = 0; round < 3; round++) {
    const { token, email } = await aMemberInvitation(app, { by: admin });
    const answers = await Promise.all([registerInvited(app, token), registerInvited(app, token)]);
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(['NOT_FOUND', 'CONFLICT']).toContain(codes.find((code) => code !== undefined));
    const { rows } = await app.db.query('select 1 from account where email = $1', [email]);
    expect(rows).toHaveLength(1);
  }
});

test('rejects a weak password and a missing name', async () => {
  const { token } = await aMemberInvitation(app, { by: admin });
  for (const person of [{ password: 'short' }, { firstName: ' ' }])
    expect((await registerInvited(app, token, person)).code).toBe('INVALID');
});
