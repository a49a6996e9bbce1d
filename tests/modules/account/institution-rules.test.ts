import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#tests/support/raw-socket';
import { from, updateSecurity } from '#tests/modules/institution/security.calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aMembership,
  anAccount,
  anAdmin,
  anApiToken,
  anInstitution,
  aSession,
  aStudent,
  aTeacher,
  PASSWORD,
} from '#tests/support/factories';
import {
  A_SIGN_UP,
  changePassword,
  claimsOf,
  forgetAttempts,
  newEmail,
  refresh,
  requestReset,
  resetLinkFor,
  resetPassword,
  signIn,
  signUp,
  switchTo,
  tokenOf,
  whoAmI,
  verifyEmail,
} from './calls.ts';
import { beginFor, codeAt, enable, forgetUsedCodes, protect } from './two-factor.calls.ts';

const OFFICE = '203.0.113.7';
const HOME = '198.51.100.1';
const MEMBERS = '{ members { totalCount } }';

let app: App;
beforeAll(async () => void (app = await startApp({ env: { TRUST_PROXY: 'true' } })));
afterAll(() => app.stop());
beforeEach(() => forgetAttempts(app));

const credentials = ({ email }: { email: string }) => ({ email, password: PASSWORD });
const bearer = (accessToken: string) => ({ as: { accessToken } });

describe('an institution that requires two-factor authentication', () => {
  test('lets a member without it sign in, set it up and then go on with the same session', async () => {
    const institution = await anInstitution(app, { requiresTwoFactor: true });
    const teacher = await aTeacher(app, { institution });
    const { data, cookies } = await signIn(app, credentials(teacher));
    const { accessToken, viewer } = data.signIn;
    expect(claimsOf(accessToken)).toMatchObject({ mustSetUpTwoFactor: true, role: null });
    expect(viewer).toMatchObject({
      role: null,
      institution: null,
      memberships: [{ institution: { namespace: institution.namespace } }],
    });
    expect((await app.graphql(MEMBERS, {}, bearer(accessToken))).code).toBe('TWO_FACTOR_SETUP_REQUIRED');
    expect(await app.rest('GET', '/institutions/users', { as: { accessToken } })).toMatchObject({
      status: 403,
      body: { code: 'TWO_FACTOR_SETUP_REQUIRED' },
    });
    const waiting = { ...teacher, accessToken };
    const secret = await beginFor(app, waiting);
    expect((await enable(app, codeAt(secret), { as: waiting })).code).toBeUndefined();
    expect((await whoAmI(app, accessToken)).code).toBe('TOKEN_EXPIRED');
    const renewed = (await refresh(app, cookies)).data.refreshSession;
    expect(renewed.viewer).toMatchObject({
      role: 'INSTRUCTOR',
      institution: { namespace: institution.namespace },
    });
    expect((await app.graphql(MEMBERS, {}, bearer(renewed.accessToken))).code).toBeUndefined();
  });

  test('stops open sessions, sockets and API tokens of members without it once the rule is saved', async () => {
    const admin = await anAdmin(app);
    await protect(app, admin);
    const { institution } = admin;
    const teacher = await aTeacher(app, { institution });
    const token = await anApiToken(app, { by: await anAdmin(app, { institution }) });
    const own = await anApiToken(app, { by: admin });
    const socket = await openSession(app.url, teacher);
    const adminSocket = await openSession(app.url, admin);
    for (const as of [teacher, token, own]) expect((await app.graphql(MEMBERS, {}, { as })).status).toBe(200);
    await updateSecurity(app, { requiresTwoFactor: true }, { as: admin });
    expect((await app.graphql(MEMBERS, {}, { as: teacher })).code).toBe('TOKEN_EXPIRED');
    expect((await app.graphql(MEMBERS, {}, { as: token })).code).toBe('TWO_FACTOR_SETUP_REQUIRED');
    expect((await app.graphql(MEMBERS, {}, { as: own })).code).toBeUndefined();
    expect((await app.graphql(MEMBERS, {}, { as: admin })).code).toBeUndefined();
    expect(await socket.closed).toMatchObject({ code: 4403 });
    expect(adminSocket.socket.readyState).toBe(adminSocket.socket.OPEN);
    adminSocket.socket.close();
  });

  test('does not keep anybody out of other institutions, also by switching', async () => {
    const strict = await anInstitution(app, { requiresTwoFactor: true });
    const teacher = await aTeacher(app);
    await aMembership(app, teacher, strict, 'student');
    const { data } = await switchTo(app, strict.id, { as: teacher });
    expect(claimsOf(data.switchInstitution.accessToken)).toMatchObject({ mustSetUpTwoFactor: true });
    const back = await switchTo(
      app,
      teacher.institution.id,
      bearer(data.switchInstitution.accessToken as string),
    );
    expect(back.data.switchInstitution.viewer.role).toBe('INSTRUCTOR');
    const claims = claimsOf(back.data.switchInstitution.accessToken);
    expect(claims['mustSetUpTwoFactor']).toBeUndefined();
  });

  test('keeps members from turning it off', async () => {
    const strict = await anInstitution(app, { name: 'Strict School', requiresTwoFactor: true });
    const teacher = await aTeacher(app);
    const { secret } = await protect(app, teacher);
    await aMembership(app, teacher, strict, 'student');
    const disable = async () => {
      await forgetUsedCodes(app, teacher.accountId);
      return app.graphql(
        'mutation ($input: DisableTwoFactorInput!) { disableTwoFactor(input: $input) { viewer { hasTwoFactor } } }',
        { input: { password: PASSWORD, code: codeAt(secret) } },
        { as: teacher },
      );
    };
    expect(await disable()).toMatchObject({
      code: 'CONFLICT',
      errors: [{ message: 'Strict School requires two-factor authentication, so you can’t turn it off.' }],
    });
    await app.db.query('update institution set requires_two_factor = false where id = $1', [strict.id]);
    expect((await disable()).data.disableTwoFactor.viewer.hasTwoFactor).toBe(false);
  });
});

describe('an institution with a time-out', () => {
  const idleFor = (email: string, minutes: number) =>
    app.db.query(
      `update session set expires_at = now() + interval '30 days' - $2 * interval '1 minute'
       where account_id = (select id from account where email = $1)`,
      [email, minutes],
    );

  test('lets nobody go on with a session that was idle for longer', async () => {
    const institution = await anInstitution(app, { sessionTimeoutMinutes: 30 });
    const student = await aStudent(app, { institution });
    const first = await signIn(app, credentials(student));
    await idleFor(student.email, 29);
    const second = await refresh(app, first.cookies);
    expect(second.code).toBeUndefined();
    await idleFor(student.email, 31);
    // The account is verified, so that with a live session any code is as good as one that was sent twice.
    const verified = await verifyEmail(
      app,
      { email: student.email, code: '000000' },
      { cookies: second.cookies },
    );
    expect(verified.code).toBe('INVALID');
    const late = await refresh(app, second.cookies);
    expect(late.code).toBe('SESSION_TIMED_OUT');
    expect((await refresh(app, second.cookies)).code).toBe('UNAUTHENTICATED');
    expect((await signIn(app, credentials(student))).code).toBeUndefined();
  });

  test('does not end sessions in other institutions', async () => {
    const institution = await anInstitution(app, { sessionTimeoutMinutes: 30 });
    const teacher = await aTeacher(app);
    const { cookies } = await signIn(app, credentials(teacher));
    await aMembership(app, teacher, institution, 'student');
    await idleFor(teacher.email, 31);
    expect((await refresh(app, cookies)).code).toBeUndefined();
  });

  test('gives access tokens that are renewed several times before it is over', async () => {
    const lifetimeIn = async (sessionTimeoutMinutes?: number) => {
      const institution = await anInstitution(app, {
        ...(sessionTimeoutMinutes && { sessionTimeoutMinutes }),
      });
      const { data } = await signIn(app, credentials(await aStudent(app, { institution })));
      const { exp, iat, timeoutMinutes } = claimsOf(data.signIn.accessToken) as Record<string, number>;
      return [(exp! - iat!) / 60, timeoutMinutes];
    };
    expect(await lifetimeIn()).toEqual([15, undefined]);
    expect(await lifetimeIn(5)).toEqual([1, 5]);
    expect(await lifetimeIn(30)).toEqual([3, 30]);
    expect(await lifetimeIn(600)).toEqual([15, 600]);
  });
});

describe('an institution with a minimum length of passwords', () => {
  const LONG = 'Lyceum-pass1!-which-is-long';
  const rule = (length: number) => [
    expect.objectContaining({ message: `Use at least ${length} characters, as Strict School requires.` }),
  ];
  const strictSchool = (passwordMinLength: number) =>
    anInstitution(app, { name: 'Strict School', passwordMinLength });

  test('checks new passwords by the strictest institution of a person, and lets everyone sign in', async () => {
    const teacher = await aTeacher(app, { institution: await anInstitution(app, { passwordMinLength: 10 }) });
    await aMembership(app, teacher, await strictSchool(20), 'student');
    expect((await signIn(app, credentials(teacher))).code).toBeUndefined();
    const change = (newPassword: string) =>
      changePassword(app, { currentPassword: PASSWORD, newPassword }, { as: teacher });
    const refused = await change('nineteen characters');
    expect(refused).toMatchObject({ code: 'INVALID', errors: rule(20) });
    expect(refused.errors[0]!.extensions.fields![0]!.field).toBe('newPassword');
    expect((await change('twenty characters ok')).code).toBeUndefined();
  });

  test('checks a reset, whose link stays usable', async () => {
    const student = await aStudent(app, { institution: await strictSchool(20) });
    await requestReset(app, student.email);
    const token = tokenOf(await resetLinkFor(app, student.email));
    expect(await resetPassword(app, { token, password: 'too short' })).toMatchObject({ errors: rule(20) });
    expect((await resetPassword(app, { token, password: LONG })).code).toBeUndefined();
  });

  test('checks the password of a sign-up there', async () => {
    const { namespace } = await strictSchool(12);
    const refused = await signUp(app, { ...A_SIGN_UP(), institution: namespace });
    expect(refused).toMatchObject({ code: 'INVALID', errors: rule(12) });
    const person = { ...A_SIGN_UP(), email: newEmail(), password: 'Abcdefghijk1!' };
    expect((await signUp(app, { ...person, institution: namespace })).code).toBeUndefined();
  });
});

describe('an institution with allowed addresses', () => {
  const closed = () =>
    anInstitution(app, { allowedAddresses: [OFFICE, '2001:db8::/32'], name: 'Strict School' });

  test('is entered from them only: by signing in, switching and refreshing', async () => {
    const institution = await closed();
    const student = await aStudent(app, { institution });
    const refusal = {
      code: 'ADDRESS_NOT_ALLOWED',
      errors: [
        { message: expect.stringMatching(/^Strict School can only .* Your address is 198\.51\.100\.1\./) },
      ],
    };
    expect(await signIn(app, credentials(student), from(HOME))).toMatchObject(refusal);
    const named = { ...credentials(student), institution: institution.namespace };
    expect(await signIn(app, named, from(HOME))).toMatchObject(refusal);
    const inOffice = await signIn(app, credentials(student), from(OFFICE));
    const away = await refresh(app, inOffice.cookies, from(HOME));
    expect(away.code).toBe('ADDRESS_NOT_ALLOWED');
    expect((await refresh(app, away.cookies, from('2001:db8::7'))).code).toBeUndefined();
    const teacher = await aTeacher(app);
    await aMembership(app, teacher, institution, 'student');
    expect(await switchTo(app, institution.id, { as: teacher, ...from(HOME) })).toMatchObject(refusal);
    expect((await whoAmI(app, teacher.accessToken)).code).toBeUndefined();
    expect((await switchTo(app, institution.id, { as: teacher, ...from(OFFICE) })).code).toBeUndefined();
  });

  test('can be used from them only, by sessions, API tokens, REST and sockets', async () => {
    const admin = await anAdmin(app, { institution: await closed() });
    const token = await anApiToken(app, { by: admin });
    for (const as of [admin, token]) {
      expect((await app.graphql(MEMBERS, {}, { as, ...from(OFFICE) })).code).toBeUndefined();
      expect(await app.graphql(MEMBERS, {}, { as, ...from(HOME) })).toMatchObject({
        code: 'ADDRESS_NOT_ALLOWED',
        status: 403,
      });
      expect(await app.rest('GET', '/institutions/users', { as, ...from(HOME) })).toMatchObject({
        status: 403,
        body: { code: 'ADDRESS_NOT_ALLOWED' },
      });
      (await openSession(app.url, as, { address: OFFICE })).socket.close();
      await expect(openSession(app.url, as, { address: HOME })).rejects.toThrow('The socket was closed.');
    }
  });

  test('closes sockets from other addresses once the list is saved', async () => {
    const admin = await anAdmin(app);
    const { institution } = admin;
    const student = await aStudent(app, { institution });
    const away = await openSession(app.url, student, { address: HOME });
    const inOffice = await openSession(app.url, student, { address: OFFICE });
    await updateSecurity(app, { allowedAddresses: [OFFICE] }, { as: admin, ...from(OFFICE) });
    expect(await away.closed).toMatchObject({ code: 4403 });
    expect(inOffice.socket.readyState).toBe(inOffice.socket.OPEN);
    inOffice.socket.close();
  });

  test('leaves the way to other institutions of a person', async () => {
    const teacher = await aTeacher(app);
    const latest = await aMembership(app, teacher, await closed(), 'student');
    await app.db.query("update membership set last_used_at = now() + interval '1 hour' where id = $1", [
      latest.membershipId,
    ]);
    const entered = async (address: string) =>
      (await signIn(app, credentials(teacher), from(address))).data.signIn.viewer.institution.namespace;
    expect(await entered(HOME)).toBe(teacher.institution.namespace);
    expect(await entered(OFFICE)).toBe(latest.institution.namespace);
  });

  test('lets nobody sign up from elsewhere', async () => {
    const { namespace } = await closed();
    const input = { ...A_SIGN_UP(), institution: namespace };
    expect((await signUp(app, input, from(HOME))).code).toBe('ADDRESS_NOT_ALLOWED');
    expect((await signUp(app, input, from(OFFICE))).code).toBeUndefined();
  });

  test('lets no outsider take a seat from elsewhere', async () => {
    const by = await aTeacher(app, { institution: await closed() });
    const cohort = await aCohort(app, { by, isPublic: true });
    const outsider = await aTeacher(app);
    const enroll = (address: string) =>
      app.graphql(
        'mutation ($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { status } } }',
        { id: cohort.id },
        { as: outsider, ...from(address) },
      );
    expect((await enroll(HOME)).code).toBe('ADDRESS_NOT_ALLOWED');
    expect((await enroll(OFFICE)).data.enroll.enrollment.status).toBe('ACTIVE');
  });

  test("lets the platform's staff in from anywhere, but not their API tokens", async () => {
    const institution = await closed();
    const staff = await anAccount(app, { isSuperAdmin: true });
    const member = { ...staff, ...(await aMembership(app, staff, institution, 'admin')) };
    const session = { ...member, ...(await aSession(app, member)) };
    expect((await app.graphql(MEMBERS, {}, { as: session, ...from(HOME) })).code).toBeUndefined();
    expect((await signIn(app, credentials(staff), from(HOME))).code).toBeUndefined();
    const token = await anApiToken(app, { by: session });
    expect((await app.graphql(MEMBERS, {}, { as: token, ...from(HOME) })).code).toBe('ADDRESS_NOT_ALLOWED');
  });
});
