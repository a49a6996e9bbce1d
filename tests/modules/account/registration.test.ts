import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anInstitution } from '#tests/support/factories';
import {
  A_SIGN_UP,
  A_STUDENT,
  A_TEACHER,
  claimsOf,
  codeFor,
  countRows,
  newNamespace,
  registerStudent,
  registerTeacher,
  signIn,
  signUp,
  times,
  verifyEmail,
  whoAmI,
} from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('a student registers, verifies, and is signed in without an institution', async () => {
  const input = A_STUDENT();
  const registered = await registerStudent(app, { ...input, email: ` ${input.email.toUpperCase()} ` });
  expect(registered.data.registerStudent.viewer).toMatchObject({
    email: input.email,
    role: null,
    isVerified: false,
    institution: null,
    memberships: [],
    displayName: input.email,
  });

  const as = { accessToken: registered.data.registerStudent.accessToken as string };
  const verified = await verifyEmail(app, { code: await codeFor(app, input.email) }, { as });
  expect(verified.data.verifyEmail.viewer.isVerified).toBe(true);
  expect(claimsOf(verified.data.verifyEmail.accessToken).isVerified).toBe(true);
});

test('a teacher registers with an institution, owns it, and has the permissions of an admin', async () => {
  const input = A_TEACHER();
  const { data } = await registerTeacher(app, input);
  const { viewer, accessToken } = data.registerTeacher;
  expect(viewer).toMatchObject({
    email: input.email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    role: 'ADMIN',
    institution: { namespace: input.namespace },
    memberships: [{ role: 'INSTRUCTOR', isOwner: true, institution: { namespace: input.namespace } }],
  });
  expect(claimsOf(accessToken)).toMatchObject({
    sub: viewer.id,
    email: input.email,
    role: 'instructor',
    isVerified: false,
    namespace: input.namespace,
    firstName: 'Ada',
  });
  const { exp, iat } = claimsOf(accessToken) as { exp: number; iat: number };
  expect(exp - iat).toBe(15 * 60);
});

test('half a surrogate pair in a name is the replacement character, as in UTF-8', async () => {
  const { data } = await registerTeacher(app, { ...A_TEACHER(), firstName: 'b\udfff', lastName: '😀' });
  expect(data.registerTeacher.viewer).toMatchObject({ firstName: 'b\ufffd', lastName: '😀' });
});

test('a sign-up on a tenant host creates a student of the institution, with both names as sent', async () => {
  const { namespace } = await anInstitution(app);
  const input = A_SIGN_UP();
  const { data } = await signUp(app, input, { host: namespace });
  expect(data.signUp.viewer).toMatchObject({
    firstName: 'Sam Student',
    lastName: 'Sam Student',
    displayName: 'Sam Student',
    role: 'STUDENT',
    institution: { namespace },
  });
  const mail = (await app.mailTo(input.email))[0]!;
  expect(mail.text).toContain(`${namespace}.localhost`);
});

test('a sign-up may name the institution in its payload instead; host and payload must agree', async () => {
  const one = await anInstitution(app);
  const other = await anInstitution(app);
  const named = await signUp(app, { ...A_SIGN_UP(), institution: one.namespace.toUpperCase() });
  expect(named.data.signUp.viewer.institution.namespace).toBe(one.namespace);

  const differing = A_SIGN_UP();
  const refused = await signUp(app, { ...differing, institution: one.namespace }, { host: other.namespace });
  expect(refused).toMatchObject({ code: 'INVALID' });
  expect(refused.errors[0]!.extensions.fields![0]!.field).toBe('institution');
  expect(await countRows(app, 'account', `email = '${differing.email}'`)).toBe(0);

  expect((await signUp(app, A_SIGN_UP())).errors[0]!.extensions.fields![0]!.field).toBe('institution');
});

test('the error names an unknown institution', async () => {
  const refused = await signUp(app, { ...A_SIGN_UP(), institution: 'nowhere' });
  expect(refused).toMatchObject({ code: 'NOT_FOUND' });
  expect(refused.errors[0]!.message).toBe(
    'This institution nowhere not exist. Please validate the namespace and try again',
  );
});

test('an institution with closed sign-up, or a suspended one, rejects sign-ups and stores no account', async () => {
  const closed = await anInstitution(app, { isSignUpOpen: false, name: 'Closed School' });
  const suspended = await anInstitution(app, { suspendedAt: new Date() });
  for (const { namespace } of [closed, suspended]) {
    const input = A_SIGN_UP();
    expect(await signUp(app, input, { host: namespace })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await registerStudent(app, A_STUDENT(), { host: namespace })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await countRows(app, 'account', `email = '${input.email}'`)).toBe(0);
  }
});

test('general registration on a tenant host joins that institution, and sends teachers to the root host', async () => {
  const { namespace } = await anInstitution(app);
  const { data } = await registerStudent(app, A_STUDENT(), { host: namespace });
  expect(data.registerStudent.viewer).toMatchObject({ role: 'STUDENT', institution: { namespace } });
  expect(await registerTeacher(app, A_TEACHER(), { host: namespace })).toMatchObject({ code: 'FORBIDDEN' });
});

test("every way to register rejects an e-mail that has an account, in any case, with 'Username Taken'", async () => {
  const { namespace } = await anInstitution(app);
  const { email } = (await registerStudent(app, A_STUDENT())).data.registerStudent.viewer;
  const taken = { email: (email as string).toUpperCase() };
  const answers = [
    await registerStudent(app, { ...A_STUDENT(), ...taken }),
    await registerTeacher(app, { ...A_TEACHER(), ...taken }),
    await signUp(app, { ...A_SIGN_UP(), ...taken }, { host: namespace }),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ code: 'CONFLICT' });
    expect(answer.errors[0]!.message).toBe('Username Taken');
    expect(answer.setCookies).toEqual([]);
  }
});

test('one of 50 concurrent claims of a namespace gets it, and the others leave no rows', async () => {
  const namespace = newNamespace();
  const inputs = Array.from({ length: 50 }, () => ({ ...A_TEACHER(), namespace }));
  const before = await countRows(app, 'account');
  const answers = await times(50, (at) => registerTeacher(app, inputs[at]!));
  const lost = answers.filter(({ code }) => code);
  expect(lost).toHaveLength(49);
  for (const answer of lost) {
    expect(answer).toMatchObject({ code: 'CONFLICT' });
    expect(answer.errors[0]!.message).toBe('Please choose an available institution namespace');
  }
  expect(await countRows(app, 'institution', `namespace = '${namespace}'`)).toBe(1);
  expect((await countRows(app, 'account')) - before).toBe(1);
  const winner = answers.findIndex(({ code }) => !code);
  await app.mailTo(inputs[winner]!.email);
  const losers = new Set(inputs.filter((_, at) => at !== winner).map(({ email }) => email));
  expect(app.mails().filter(({ to }) => losers.has(to[0]!))).toEqual([]);
});

test('the database itself enforces lower case for namespaces and e-mails', async () => {
  const write = (namespace: string) =>
    app.db.query(
      "insert into institution (id, name, namespace, type) values (gen_random_uuid(), 'X', $1, 'other')",
      [namespace],
    );
  await expect(write('Upper')).rejects.toThrow(/institution_namespace_lower/);
});

test('one of 20 concurrent registrations with the same e-mail succeeds', async () => {
  const input = A_STUDENT();
  const answers = await times(20, () => registerStudent(app, input));
  expect(answers.filter(({ code }) => !code)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(19);
});

test('a password is stored as argon2id with 19 MiB, 2 passes and 1 lane, and works for sign-in exactly as sent', async () => {
  const input = { ...A_STUDENT(), password: '  pass with spaces ünï ' };
  await registerStudent(app, input);
  const { rows } = await app.db.query('select password_hash from account where email = $1', [input.email]);
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await signIn(app, input)).code).toBeUndefined();
  expect((await signIn(app, { ...input, password: input.password.trim() })).code).toBe('UNAUTHENTICATED');
});

test('a namespace is available if it is well-formed, not reserved and free; a tenant host also reports its own', async () => {
  const { namespace, name } = await anInstitution(app);
  const isAvailable = async (asked: string) =>
    (await app.graphql('query($n: String!) { isNamespaceAvailable(namespace: $n) }', { n: asked })).data
      .isNamespaceAvailable as boolean;
  expect(await isAvailable('free-school')).toBe(true);
  for (const not of [
    namespace,
    namespace.toUpperCase(),
    'www',
    'api',
    'admin',
    'ab',
    '-ab',
    'a b c',
    'ä-school',
    '',
    'a'.repeat(64),
  ])
    expect([not, await isAvailable(not)]).toEqual([not, false]);

  const host = (label?: string) =>
    app.graphql('{ hostInstitution { name } }', undefined, { ...(label && { host: label }) });
  expect((await host(namespace)).data.hostInstitution).toEqual({ name });
  expect((await host()).data.hostInstitution).toBeNull();
  expect((await host('www')).data.hostInstitution).toBeNull();
  expect(await host('nowhere')).toMatchObject({ code: 'NOT_FOUND' });
});

test('early access stores an address once regardless of case, and always answers the same', async () => {
  const subscribe = (email: string) =>
    app.graphql('mutation($email: String!) { subscribeEarlyAccess(input: { email: $email }) { message } }', {
      email,
    });
  const first = await subscribe('Early@Example.org');
  expect(first.data.subscribeEarlyAccess.message).toBe("You've been added to our early access list.");
  expect((await subscribe('early@example.org')).text).toBe(first.text);
  expect(await countRows(app, 'early_access_subscriber')).toBe(1);
});

test('the access token of a registration works immediately', async () => {
  const { data } = await registerTeacher(app, A_TEACHER());
  const answer = await whoAmI(app, data.registerTeacher.accessToken);
  expect(answer.data.viewer.isVerified).toBe(false);
});
