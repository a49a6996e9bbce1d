import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimitKey } from '#kernel/address';
import { toNamespace, typedNamespace } from '#modules/institution/institution.rules';
import { type App, startApp } from '#tests/support/app';
import { anInstitution } from '#tests/support/factories';
import {
  A_SIGN_UP,
  A_STUDENT,
  A_TEACHER,
  countRows,
  forgetAttempts,
  newEmail,
  registerStudent,
  registerTeacher,
  signIn,
  signUp,
  verifyEmail,
} from './calls.ts';

let app: App;
let namespace: string;
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'true' } });
  ({ namespace } = await anInstitution(app));
});
afterAll(() => app.stop());

const TABLES = ['account', 'institution', 'membership', 'session', 'verification_code'];
const written = async () => Promise.all(TABLES.map((table) => countRows(app, table)));

const REQUIRED = 'Required fields are missing';
const SHORT = 'Password must be at least 8 characters long';
const INSTRUCTOR = 'All fields are required for instructors';
const CLASSES =
  '8 to 24 characters. Must include uppercase and lowercase letters, a number and a special character.';
const EMAIL = 'Enter a valid email address.';
const NAMESPACE = 'Please choose an available institution namespace';
const LONG = 'Use at most 100 characters.';
const BYTES = 'Password must be at most 200 bytes long';
const ENTRY = 'Invalid Entry';
const MISSING = 'Missing Username or Password';

const MUTATIONS = {
  registerStudent: { call: registerStudent, good: A_STUDENT },
  registerTeacher: { call: registerTeacher, good: A_TEACHER },
  signUp: { call: signUp, good: () => ({ ...A_SIGN_UP(), institution: namespace }) },
  signIn: { call: signIn, good: A_STUDENT },
};

test.each([
  ['registerStudent', 'email', '', REQUIRED],
  ['registerStudent', 'email', '   ', REQUIRED],
  ['registerStudent', 'email', 'nobody', EMAIL],
  ['registerStudent', 'email', 'two@at@example.org', EMAIL],
  ['registerStudent', 'email', 'a@example.org,b@example.org', EMAIL],
  ['registerStudent', 'email', 'a\u0000@example.org', EMAIL],
  ['registerStudent', 'email', 'a\r\nBcc: b@example.org', EMAIL],
  ['registerStudent', 'email', `${'a'.repeat(65)}@example.org`, EMAIL],
  ['registerStudent', 'email', `a@${'b'.repeat(250)}.org`, EMAIL],
  ['registerStudent', 'password', '', REQUIRED],
  ['registerStudent', 'password', '1234567', SHORT],
  ['registerStudent', 'password', 'é'.repeat(101), BYTES],
  ['registerTeacher', 'firstName', ' ', INSTRUCTOR],
  ['registerTeacher', 'firstName', 'x'.repeat(101), LONG],
  ['registerTeacher', 'lastName', '', INSTRUCTOR],
  ['registerTeacher', 'lastName', 'a\u0000b', ENTRY],
  ['registerTeacher', 'institutionName', '', INSTRUCTOR],
  ['registerTeacher', 'institutionName', 'x'.repeat(101), LONG],
  ['registerTeacher', 'namespace', '', INSTRUCTOR],
  ['registerTeacher', 'namespace', 'www', NAMESPACE],
  ['registerTeacher', 'namespace', 'ab', NAMESPACE],
  ['registerTeacher', 'namespace', 'with space', NAMESPACE],
  ['registerTeacher', 'namespace', 'x'.repeat(64), NAMESPACE],
  ['registerTeacher', 'password', '1234567', SHORT],
  ['signUp', 'password', 'Abcde1!', CLASSES],
  ['signUp', 'password', `Abcde1!${'x'.repeat(18)}`, CLASSES],
  ['signUp', 'password', 'ABCDEF1!', CLASSES],
  ['signUp', 'password', 'abcdef1!', CLASSES],
  ['signUp', 'password', 'Abcdefg!', CLASSES],
  ['signUp', 'password', 'Abcdefg1', CLASSES],
  ['signUp', 'firstName', '', ENTRY],
  ['signUp', 'lastName', 'x'.repeat(101), LONG],
  ['signUp', 'email', '', ENTRY],
  ['signIn', 'email', '', MISSING],
  ['signIn', 'password', '', MISSING],
  ['signIn', 'email', 'a\u0000@example.org', EMAIL],
  ['signIn', 'password', 'x'.repeat(201), BYTES],
] as const)('%s rejects %s %j', async (mutation, field, value, message) => {
  const { call, good } = MUTATIONS[mutation];
  const before = await written();
  const answer = await call(app, { ...good(), [field]: value });
  expect(answer).toMatchObject({ code: 'INVALID', setCookies: [] });
  expect(answer.errors[0]!.extensions.fields).toEqual([{ field, message }]);
  expect(answer.errors[0]!.message).toBe(message);
  expect(await written()).toEqual(before);
});

test.each([
  ['registerStudent', 'email', 7],
  ['registerStudent', 'password', null],
  ['registerTeacher', 'institutionType', 'CASTLE'],
  ['signUp', 'institution', []],
  ['signIn', 'password', {}],
] as const)('%s rejects %s of a wrong type', async (mutation, field, value) => {
  const { call, good } = MUTATIONS[mutation];
  expect(await call(app, { ...good(), [field]: value })).toMatchObject({ code: 'INVALID' });
});

test('the errors name every invalid field at once', async () => {
  const answer = await registerTeacher(app, { ...A_TEACHER(), email: 'x', password: 'x', namespace: 'api' });
  expect(answer.errors[0]!.extensions.fields!.map(({ field }) => field).toSorted()).toEqual([
    'email',
    'namespace',
    'password',
  ]);
});

test.each(['12345', '1234567', '12345a', '', '１２３４５６'])(
  'rejects the malformed code %j without counting an attempt',
  async (code) => {
    const email = newEmail();
    const answer = await verifyEmail(app, { code, email });
    expect(answer.errors[0]!.extensions.fields![0]!.field).toBe('code');
    expect(await countRows(app, 'attempt', `key = 'code:${email}'`)).toBe(0);
  },
);

test.each([
  ['  My  School! ', 'my-school'],
  ['Ünï Córp 9', 'n-crp-9'],
  ['a--b', 'a--b'],
])('%j is normalized to the namespace %j', (typed, slug) => {
  expect(toNamespace(typed)).toBe(slug);
});

test.each([
  ['My ', 'my-'],
  ['my- ', 'my-'],
  ['my-S', 'my-s'],
  [' M', 'm'],
])('%j becomes the namespace %j while typing', (typed, slug) => {
  expect(typedNamespace(typed)).toBe(slug);
});

const subscribe = (from: string) =>
  app.graphql(
    'mutation($email: String!) { subscribeEarlyAccess(input: { email: $email }) { message } }',
    { email: newEmail() },
    { headers: { 'x-forwarded-for': from } },
  );

test('an address that exceeds the rate limit receives Retry-After, and other addresses are not affected', async () => {
  const answers = await Promise.all(Array.from({ length: 65 }, () => subscribe('203.0.113.1')));
  const refused = answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS');
  expect(refused).toHaveLength(5);
  expect(refused[0]!.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(500);
  expect((await subscribe('203.0.113.2')).code).toBeUndefined();
  expect(await countRows(app, 'early_access_subscriber')).toBe(61);
});

test.each([
  ['registration', 300, () => registerStudent(app, A_STUDENT())],
  ['sign-in', 600, () => signIn(app, A_STUDENT())],
  ['verification', 600, () => verifyEmail(app, { code: '123456', email: newEmail() })],
  ['availability', 600, () => app.graphql('{ isNamespaceAvailable(namespace: "some-school") }')],
])(
  'an address that exceeds the rate limit %s is rejected before anything is looked up',
  async (name, most, call) => {
    await call();
    await app.db.query("update attempt set count = $2 where key = 'address-' || $1 || ':127.0.0.1'", [
      name,
      most,
    ]);
    expect(await call()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await app.db.query("update attempt set ends_at = now() where key = 'address-' || $1 || ':127.0.0.1'", [
      name,
    ]);
    expect((await call()).code).not.toBe('TOO_MANY_REQUESTS');
  },
);

test('deletes counters whose window has passed', async () => {
  await forgetAttempts(app);
  await app.db.query(
    "insert into attempt select 'old:' || n, 1, now() - interval '1 second' from generate_series(1, 20) n",
  );
  for (let round = 0; round < 12; round++) await subscribe('203.0.113.3');
  expect(await countRows(app, 'attempt', "key like 'old:%'")).toBe(0);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  [undefined, ''],
])('the address %s is counted as %s', (address, network) => {
  expect(rateLimitKey(address)).toBe(network);
});
