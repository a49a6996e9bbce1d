import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anInstitution, aStudent, aTeacher, PASSWORD } from '#tests/support/factories';
import { callsOf, identified, identityOf } from './call.ts';

let app: App;
const { get, post } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

let count = 0;
const newEmail = () => `new-${++count}@example.org`;

/** The payload of an access token as a client decodes it. */
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());

const codeMailedTo = async (email: string, at = 1) => {
  const mails = await app.mailTo(email, at);
  return /\b\d{6}\b/.exec(mails.at(-1)!.text)![0];
};

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('POST /users/signup', () => {
  const person = () => ({ email: newEmail(), password: 'Sign-up1!', firstName: 'Ada L', lastName: 'Ada L' });

  test('returns 201 with a session in the institution, and its refresh token in a cookie', async () => {
    const { namespace } = await anInstitution(app);
    const body = { ...person(), institution: namespace };
    const answer = await post('/users/signup', { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      email: body.email,
      role: 'student',
      roles: ['student'],
      isVerified: false,
      namespace,
      user: { firstName: 'Ada L', lastName: 'Ada L', isVerified: false },
    });
    expect(claimsOf(answer.body.accessToken)).toMatchObject({
      email: body.email,
      role: 'student',
      namespace,
    });
    expect(answer.setCookies.join()).toMatch(/refresh_token=.*HttpOnly.*SameSite=Lax/);
  });

  test('the host names the institution if the body does not', async () => {
    const { namespace } = await anInstitution(app);
    const answer = await post('/users/signup', { body: person(), host: namespace });
    expect(answer.body).toMatchObject({ namespace });
  });

  test('stores half a surrogate pair as the replacement character', async () => {
    const { namespace: institution } = await anInstitution(app);
    const body = { ...person(), firstName: 'b\udfff', lastName: '😀', institution };
    const answer = await post('/users/signup', { body });
    expect(answer.body).toMatchObject({ user: { firstName: 'b\ufffd', lastName: '😀' } });
    await app.mailTo(body.email);
  });

  test("returns 409 'Username Taken'", async () => {
    const { email } = await anAccount(app);
    const { namespace } = await anInstitution(app);
    const answer = await post('/users/signup', { body: { ...person(), email, institution: namespace } });
    expect([answer.status, answer.body.message]).toEqual([409, 'Username Taken']);
  });

  test('returns 400 naming a weak password or missing fields', async () => {
    const { namespace: institution } = await anInstitution(app);
    const weak = await post('/users/signup', { body: { ...person(), password: 'weakling', institution } });
    expect(weak.body.errors).toMatchObject([{ field: 'password' }]);
    const empty = await post('/users/signup', { body: {} });
    expect([empty.status, empty.body.message]).toEqual([400, 'Invalid Entry']);
    expect(empty.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'email',
      'password',
      'firstName',
      'lastName',
    ]);
  });

  test('ignores members that the contract does not name', async () => {
    const { namespace } = await anInstitution(app);
    const more = { role: 'admin', isVerified: true, isSuperAdmin: true, isOwner: true };
    const { body } = await post('/users/signup', { body: { ...person(), institution: namespace, ...more } });
    expect(body).toMatchObject({ role: 'student', roles: ['student'], isVerified: false });
  });
});

describe('POST /users/login', () => {
  test('returns 200 with an access token for the institution', async () => {
    const { email, institution } = await aTeacher(app);
    const body = { email: email.toUpperCase(), password: PASSWORD, institution: institution.namespace };
    const answer = await post('/users/login', { body });
    expect(answer.status).toBe(200);
    expect(claimsOf(answer.body.accessToken)).toMatchObject({ email, role: 'instructor', isVerified: true });
    expect(answer.body).toMatchObject({ role: 'instructor', roles: ['instructor'] });
  });

  test('an owner has the admin role in addition to its own', async () => {
    const { email } = await aTeacher(app, { isOwner: true });
    const { body } = await post('/users/login', { body: { email, password: PASSWORD } });
    expect(body).toMatchObject({ role: 'instructor', roles: ['instructor', 'admin'] });
  });

  test('a super admin has its own role', async () => {
    const { email } = await anAccount(app, { isSuperAdmin: true });
    const { body } = await post('/users/login', { body: { email, password: PASSWORD } });
    expect(body).toMatchObject({ role: null, roles: ['super_admin'] });
  });

  test("returns 400 'Missing Username or Password'", async () => {
    for (const body of [{}, { email: 'ada@example.org' }, { email: '', password: '' }]) {
      const answer = await post('/users/login', { body });
      expect([answer.status, answer.body.message]).toEqual([400, 'Missing Username or Password']);
    }
  });

  test("returns 401 'Unauthorized', the same for a wrong password and an unknown e-mail", async () => {
    const { email } = await anAccount(app);
    for (const body of [
      { email, password: 'wrong' },
      { email: newEmail(), password: PASSWORD },
    ]) {
      const answer = await post('/users/login', { body });
      expect([answer.status, answer.body.message]).toEqual([401, 'Unauthorized']);
    }
  });

  test('returns 429 with Retry-After after too many failures', async () => {
    const email = newEmail();
    const attempt = () => post('/users/login', { body: { email, password: 'wrong' } });
    const answers = await Promise.all(Array.from({ length: 12 }, attempt));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]!.body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('POST /users/register', () => {
  test('returns 201 for a student without an institution', async () => {
    const body = { email: newEmail(), password: 'eight888', role: 'student' };
    const answer = await post('/users/register', { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ email: body.email, role: null, roles: [], isVerified: false });
  });

  const teacher = () => ({
    email: newEmail(),
    password: 'eight888',
    role: 'instructor',
    firstName: 'Grace',
    lastName: 'Hopper',
    name: 'Navy School',
    namespace: `navy-${++count}`,
  });

  test.each(['individual', 'organization', 'university', 'college', 'school', 'training', 'other'])(
    'returns 201 for a teacher with an institution of type %s',
    async (type) => {
      const body = { ...teacher(), type };
      const answer = await post('/users/register', { body });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ role: 'instructor', roles: ['instructor', 'admin'] });
      const { rows } = await app.db.query('select name, type from institution where namespace = $1', [
        body.namespace,
      ]);
      expect(rows).toEqual([{ name: 'Navy School', type }]);
    },
  );

  test('an error repeats its message in data', async () => {
    const answer = await post('/users/register', { body: { role: 'student' } });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('Required fields are missing');
    expect(answer.body.data).toEqual({ message: 'Required fields are missing' });
  });

  test('returns 400 with the REST names of the fields', async () => {
    const body = { email: newEmail(), password: 'eight888', role: 'instructor' };
    const answer = await post('/users/register', { body });
    expect([answer.status, answer.body.message]).toEqual([400, 'All fields are required for instructors']);
    expect(answer.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(
      ['firstName', 'lastName', 'name', 'namespace', 'type'].toSorted(),
    );
  });

  test('returns 400 for another role, and for a namespace that cannot be claimed', async () => {
    const admin = await post('/users/register', { body: { ...teacher(), type: 'other', role: 'admin' } });
    expect(admin.body.errors).toMatchObject([{ field: 'role' }]);
    const reserved = await post('/users/register', {
      body: { ...teacher(), type: 'other', namespace: 'www' },
    });
    expect([reserved.status, reserved.body.message]).toEqual([
      400,
      'Please choose an available institution namespace',
    ]);
  });

  test('returns 409 for a taken e-mail or namespace and stores nothing', async () => {
    const { email } = await anAccount(app);
    const taken = await post('/users/register', { body: { ...teacher(), type: 'other', email } });
    expect([taken.status, taken.body.message]).toEqual([409, 'Username Taken']);
    const { namespace } = await anInstitution(app);
    const body = { ...teacher(), type: 'other', namespace };
    expect((await post('/users/register', { body })).status).toBe(409);
    expect((await app.db.query('select 1 from account where email = $1', [body.email])).rows).toEqual([]);
  });
});

describe('sessions over REST', () => {
  const signIn = async () => {
    const person = await aTeacher(app);
    const answer = await post('/users/login', { body: { email: person.email, password: PASSWORD } });
    return { ...person, accessToken: answer.body.accessToken as string, cookies: answer.cookies };
  };

  test('GET /auth/refresh returns 200 with a new access token and a new cookie', async () => {
    const { email, cookies } = await signIn();
    const answer = await get('/auth/refresh', { cookies });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ email, role: 'instructor', roles: ['instructor'], isVerified: true });
    expect(answer.cookies['refresh_token']).not.toBe(cookies['refresh_token']);
    const again = await get('/courses/my-courses', { as: answer.body });
    expect(again.status).toBe(200);
  });

  test('GET /auth/refresh works although an expired access token is sent along', async () => {
    const { cookies } = await signIn();
    const headers = { authorization: 'Bearer expired' };
    expect((await get('/auth/refresh', { cookies, headers })).status).toBe(200);
  });

  test('GET /auth/refresh returns 401 without a cookie and with an unknown one', async () => {
    expect((await get('/auth/refresh')).status).toBe(401);
    expect((await get('/auth/refresh', { cookies: { refresh_token: 'made up' } })).status).toBe(401);
  });

  test('POST /auth/logout returns 204, clears the cookie and ends both tokens', async () => {
    const person = await signIn();
    const answer = await post('/auth/logout', { as: person, cookies: person.cookies });
    expect([answer.status, answer.text, answer.cookies['refresh_token']]).toEqual([204, '', '']);
    expect((await get('/auth/refresh', { cookies: person.cookies })).status).toBe(401);
    expect((await get('/courses/my-courses', { as: person })).status).toBe(403);
  });

  test('POST /auth/logout also returns 204 with an expired access token and an empty JSON body', async () => {
    const { cookies } = await signIn();
    const headers = { authorization: 'Bearer expired', 'content-type': 'application/json' };
    expect((await post('/auth/logout', { cookies, headers, body: '' })).status).toBe(204);
    expect((await get('/auth/refresh', { cookies })).status).toBe(401);
  });
});

describe('verification over REST', () => {
  const registered = async () => {
    const email = newEmail();
    const { body, cookies } = await post('/users/register', {
      body: { email, password: 'eight888', role: 'student' },
    });
    return { email, accessToken: body.accessToken as string, cookies, code: await codeMailedTo(email) };
  };

  test('POST /users/verify-email returns 200 with user.isVerified, a message and a new access token', async () => {
    const person = await registered();
    const answer = await post('/users/verify-email', {
      as: person,
      body: { email: person.email, code: person.code },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      message: 'Your email was verified successfully',
      user: { isVerified: true },
      isVerified: true,
      passwordResetToken: null,
    });
    expect(claimsOf(answer.body.accessToken)).toMatchObject({ isVerified: true });
  });

  test('the refresh cookie of the browser that registered replaces its token', async () => {
    const { email, code, cookies } = await registered();
    const answer = await post('/users/verify-email', { body: { email, code }, cookies });
    expect(answer.body).toMatchObject({ user: { isVerified: true }, passwordResetToken: null });
  });

  test('without either, the code proves the mailbox alone: the earlier session ends, and a token sets another password', async () => {
    const person = await registered();
    const { email, code } = person;
    const answer = await post('/users/verify-email', { body: { email, code } });
    expect(answer.body).toMatchObject({
      message: 'Your email was verified successfully',
      user: { isVerified: true },
      passwordResetToken: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    });
    expect(claimsOf(answer.body.accessToken)).toMatchObject({ isVerified: true });
    expect((await get('/auth/refresh', { cookies: person.cookies })).status).toBe(401);
  });

  test('returns 400 for a wrong code and an unknown e-mail with the same message, and 429 after five', async () => {
    const { email, code } = await registered();
    const stranger = await post('/users/verify-email', { body: { email: newEmail(), code } });
    for (let at = 0; at < 5; at++) {
      const answer = await post('/users/verify-email', { body: { email, code: wrong(code) } });
      expect([answer.status, answer.text]).toEqual([400, stranger.text]);
      expect(answer.body.errors).toMatchObject([{ field: 'code' }]);
    }
    const tried = await post('/users/verify-email', { body: { email, code } });
    expect(tried.status).toBe(429);
    expect(Number(tried.headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each(['12345', 'abcdef', '1234567', 123_456, null])(
    'returns 400 for the malformed code %j',
    async (code) => {
      const answer = await post('/users/verify-email', { body: { email: newEmail(), code } });
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'code']);
    },
  );

  test('POST /users/resendcode returns 200 with a message and a new code, 429 within a minute, 401 without token', async () => {
    const person = await registered();
    const answer = await post('/users/resendcode', { as: person });
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'A new verification code has been sent to your email.',
    ]);
    await app.mailTo(person.email, 2);
    const again = await post('/users/resendcode', { as: person });
    expect(again.status).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post('/users/resendcode')).status).toBe(401);
  });

  test('POST /users/resend-verification-code answers the same for any e-mail, and 429 within a minute', async () => {
    const { email } = await registered();
    const known = await post('/users/resend-verification-code', { body: { email } });
    const unknown = await post('/users/resend-verification-code', { body: { email: newEmail() } });
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    expect(unknown.status).toBe(200);
    expect((await post('/users/resend-verification-code', { body: { email } })).status).toBe(429);
  });
});

test('POST /users/subscribe returns 201 with a message, and 400 with one for a malformed e-mail', async () => {
  const body = { email: newEmail() };
  const answer = await post('/users/subscribe', { body });
  expect([answer.status, answer.body]).toEqual([
    201,
    { message: "You've been added to our early access list." },
  ]);
  const again = await post('/users/subscribe', { body });
  expect(again.text).toBe(answer.text);
  const refused = await post('/users/subscribe', { body: { email: 'nobody' } });
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'email']);
});

test('every object of a session response has its ID under three names', async () => {
  const { email } = await aStudent(app, { institution: await anInstitution(app) });
  const { body } = await post('/users/login', { body: { email, password: PASSWORD } });
  const objects = identified(body);
  expect(objects).toHaveLength(2); // user and institution
  for (const object of objects) expect(object).toMatchObject(identityOf(object['id']));
});
