import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MAX_ROOT_FIELDS } from '#kernel/limits';
import { type App, startApp } from '#tests/support/app';
import {
  aMembership,
  anAccount,
  anInstitution,
  aStudent,
  aTeacher,
  PASSWORD,
} from '#tests/support/factories';
import type { GraphqlAnswer } from '#tests/support/graphql';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { claimsOf, countRows, forgetAttempts, newEmail, signIn, switchTo, times, whoAmI } from './calls.ts';

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

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('sign-in without an institution uses the latest one, or none', async () => {
  const person = await aTeacher(app);
  const second = await anInstitution(app);
  await aMembership(app, person, second, 'student');
  const signedInto = async (institution?: string) => {
    const { data } = await signIn(app, { email: person.email, password: PASSWORD, institution });
    return data.signIn.viewer.institution.namespace as string;
  };
  await signedInto(person.institution.namespace);
  expect(await signedInto()).toBe(person.institution.namespace);
  await signedInto(second.namespace);
  expect(await signedInto()).toBe(second.namespace);

  await app.db.query('update institution set suspended_at = now() where id = $1', [second.id]);
  expect(await signedInto()).toBe(person.institution.namespace);

  const nobody = await anAccount(app);
  const { data } = await signIn(app, { email: nobody.email, password: PASSWORD });
  expect(data.signIn.viewer).toMatchObject({ institution: null, role: null });
  expect(claimsOf(data.signIn.accessToken)).toMatchObject({ namespace: null, role: null });
});

test('an account without a membership becomes a student once where sign-up is open, and is rejected where it is closed', async () => {
  const { email } = await anAccount(app);
  const open = await anInstitution(app);
  const answers = await times(5, () => signIn(app, { email, password: PASSWORD }, { host: open.namespace }));
  for (const { data } of answers) expect(data.signIn.viewer.role).toBe('STUDENT');
  expect(await countRows(app, 'membership', `institution_id = '${open.id}'`)).toBe(1);

  const closed = await anInstitution(app, { isSignUpOpen: false });
  const refused = await signIn(app, { email, password: PASSWORD }, { host: closed.namespace });
  expect(refused).toMatchObject({ code: 'FORBIDDEN', setCookies: [] });
  expect(await countRows(app, 'membership', `institution_id = '${closed.id}'`)).toBe(0);
});

test('host and payload must agree, and a session of one institution is anonymous on the host of another', async () => {
  const teacher = await aTeacher(app);
  const other = await anInstitution(app);
  const { email, institution } = teacher;
  const differing = await signIn(
    app,
    { email, password: PASSWORD, institution: institution.namespace },
    { host: other.namespace },
  );
  expect(differing).toMatchObject({ code: 'INVALID' });
  expect(await signIn(app, { email, password: PASSWORD, institution: 'nowhere' })).toMatchObject({
    code: 'NOT_FOUND',
  });

  const { data } = await signIn(app, { email, password: PASSWORD }, { host: institution.namespace });
  const elsewhere = await whoAmI(app, data.signIn.accessToken, { host: other.namespace });
  expect(elsewhere.status).toBe(401);
});

test("a wrong password and an unknown e-mail get the same answer, 'Unauthorized'", async () => {
  const { email } = await anAccount(app);
  const known = await signIn(app, { email, password: 'wrong password' });
  const unknown = await signIn(app, { email: newEmail(), password: 'wrong password' });
  expect(known).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(known.errors[0]!.message).toBe('Unauthorized');
  expect(unknown.text).toBe(known.text);
  expect(unknown.status).toBe(known.status);
  expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(known.headers).toSorted());
});

test('response time does not reveal accounts: each attempt is compared with one hash of the same cost', async () => {
  const { email } = await anAccount(app);
  for (const address of [email, newEmail()]) {
    vi.mocked(verify).mockClear();
    await signIn(app, { email: address, password: 'wrong password' });
    expect(vi.mocked(verify).mock.calls).toEqual([
      [expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), 'wrong password'],
    ]);
  }
});

test.each(['known', 'unknown'])(
  '10 of 50 concurrent wrong passwords for a %s e-mail are compared',
  async (kind) => {
    const email = kind === 'known' ? (await anAccount(app)).email : newEmail();
    const answers = await times(50, (at) => signIn(app, { email, password: `wrong password ${at}` }));
    expect(answers.filter(({ code }) => code === 'UNAUTHENTICATED')).toHaveLength(10);
    const refused = answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS');
    expect(refused).toHaveLength(40);
    for (const { code, headers } of refused) {
      expect(code).toBe('TOO_MANY_REQUESTS');
      expect(Number(headers['retry-after'])).toBeGreaterThan(800);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    }
  },
);

test('aliases in one document give no additional attempts', async () => {
  const { email } = await anAccount(app);
  const aliases = Array.from(
    { length: MAX_ROOT_FIELDS.mutation },
    (_, at) => `a${at}: signIn(input: { email: "${email}", password: "wrong ${at}" }) { accessToken }`,
  );
  const document = `mutation { ${aliases.join(' ')} }`;
  const codesOf = ({ errors }: GraphqlAnswer) => errors.map(({ extensions }) => extensions.code);
  const [most, refused] = [aliases.length, 'TOO_MANY_REQUESTS'];
  await signIn(app, { email, password: 'wrong password' }); // so that the first document exceeds the limit
  vi.mocked(verify).mockClear();
  const answers = [];
  for (let round = 0; round < 12; round++) answers.push(await app.graphql(document));
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(9);
  const [first, ...others] = answers;
  expect(codesOf(first!)).toEqual([...Array.from({ length: 9 }, () => 'UNAUTHENTICATED'), refused]);
  for (const other of others) expect(codesOf(other)).toEqual(Array.from({ length: most }, () => refused));
  for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(800);
});

test('the correct password is also rejected while the limit applies and accepted afterwards; rejected attempts do not prolong it', async () => {
  const { email } = await anAccount(app);
  await times(10, () => signIn(app, { email, password: 'wrong password' }));
  await app.db.query("update attempt set ends_at = now() + interval '2 seconds' where key like 'sign-in:%'");
  expect((await signIn(app, { email, password: PASSWORD })).code).toBe('TOO_MANY_REQUESTS');
  const { rows } = await app.db.query(
    "select ends_at < now() + interval '3 seconds' as soon from attempt where key like 'sign-in:%'",
  );
  expect(rows[0].soon).toBe(true);
  await app.db.query("update attempt set ends_at = now() where key like 'sign-in:%'");
  expect((await signIn(app, { email, password: PASSWORD })).code).toBeUndefined();
});

test('a guesser from another network does not lock the owner out of a known one', async () => {
  const { email } = await anAccount(app);
  await signIn(app, { email, password: PASSWORD }, from('198.51.100.7'));
  await times(12, () => signIn(app, { email, password: 'wrong password' }, from('203.0.113.9')));
  expect((await signIn(app, { email, password: PASSWORD }, from('203.0.113.9'))).code).toBe(
    'TOO_MANY_REQUESTS',
  );
  expect((await signIn(app, { email, password: PASSWORD }, from('198.51.100.7'))).code).toBeUndefined();

  await times(12, () => signIn(app, { email, password: 'wrong password' }, from('198.51.100.7')));
  expect((await signIn(app, { email, password: PASSWORD }, from('198.51.100.7'))).code).toBe(
    'TOO_MANY_REQUESTS',
  );
});

test('50 concurrent correct passwords all sign in, and correct ones never use up attempts', async () => {
  const { email } = await anAccount(app);
  const answers = await times(50, () => signIn(app, { email, password: PASSWORD }));
  expect(answers.filter(({ code }) => !code)).toHaveLength(50);
  expect((await signIn(app, { email, password: 'wrong password' })).code).toBe('UNAUTHENTICATED');
});

test('switching the institution opens a session there and ends the old one', async () => {
  const teacher = await aTeacher(app);
  const second = await anInstitution(app);
  await aMembership(app, teacher, second, 'student');
  const switched = await switchTo(app, second.id, { as: teacher });
  expect(switched.data.switchInstitution.viewer).toMatchObject({
    role: 'STUDENT',
    institution: { namespace: second.namespace },
  });
  expect(switched.setCookies[0]).toMatch(/^refresh_token=.{43}; .*HttpOnly; SameSite=Lax/);
  expect(await whoAmI(app, teacher.accessToken)).toMatchObject({ code: 'TOKEN_EXPIRED' });
  const now = await whoAmI(app, switched.data.switchInstitution.accessToken);
  expect(now.data.viewer.institution.namespace).toBe(second.namespace);
});

test('rejects a switch to a foreign institution, and a switch on the host of another one', async () => {
  const teacher = await aTeacher(app);
  const strange = await anInstitution(app);
  const unknown = await switchTo(app, UNKNOWN_ID, { as: teacher });
  const foreign = await switchTo(app, strange.id, { as: teacher });
  expect(foreign).toMatchObject({ code: 'NOT_FOUND' });
  expect(foreign.text).toBe(unknown.text);

  await aMembership(app, teacher, strange, 'student');
  const host = teacher.institution.namespace;
  expect(await switchTo(app, strange.id, { as: teacher, host })).toMatchObject({ code: 'FORBIDDEN' });
  expect((await whoAmI(app, teacher.accessToken)).status).toBe(200);
});

test('a suspended institution is closed to its members', async () => {
  const institution = await anInstitution(app);
  const student = await aStudent(app, { institution });
  await app.db.query('update institution set suspended_at = now() where id = $1', [institution.id]);
  const refused = await signIn(
    app,
    { email: student.email, password: PASSWORD },
    { host: institution.namespace },
  );
  expect(refused).toMatchObject({ code: 'FORBIDDEN' });
});
