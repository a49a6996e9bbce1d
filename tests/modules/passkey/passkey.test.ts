import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endSession, forgetAttempts, sessionsOf, signIn, whoAmI } from '#tests/modules/account/calls';
import { codeAt, protect } from '#tests/modules/account/two-factor.calls';
import { type App, startApp } from '#tests/support/app';
import { makeCredential } from '#tests/support/authenticator';
import {
  anAccount,
  anApiToken,
  anAdmin,
  aSession,
  aStudent,
  aTeacher,
  PASSWORD,
} from '#tests/support/factories';
import {
  addPasskey,
  aPasskey,
  beginPasskey,
  originOf,
  passkeysOf,
  removePasskey,
  renamePasskey,
  signInWith,
} from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => app.stop());
beforeEach(() => forgetAttempts(app));

test('adding a passkey takes the password, mails the owner and leaves nothing secret in the log', async () => {
  const teacher = await aTeacher(app);
  const as = teacher;
  const refused = await beginPasskey(app, { as }, { password: 'wrong password' });
  expect(refused.errors[0]!.extensions.fields).toEqual([
    { field: 'password', message: 'That isn’t your current password.' },
  ]);
  const { data } = await beginPasskey(app, { as });
  expect(data.beginPasskey).toMatchObject({
    relyingPartyHost: new URL(originOf(app)).hostname,
    relyingPartyName: 'Lyceum',
    userName: teacher.email,
    algorithms: [-8, -7, -257],
    excludedCredentials: [],
  });
  const { credential, answer } = makeCredential(data.beginPasskey, { origin: originOf(app) });
  const added = await addPasskey(app, { name: 'My phone', ...answer }, { as });
  expect(added.data.addPasskey.passkey).toMatchObject({ name: 'My phone', lastUsedAt: null });
  const [mail] = await app.mailTo(teacher.email);
  expect(mail!.subject).toBe('A passkey was added to your Lyceum account');
  expect(mail!.text).toContain('“My phone”');
  const again = await beginPasskey(app, { as });
  expect(again.data.beginPasskey.excludedCredentials).toEqual([credential.id]);
  expect(app.log.join('')).not.toContain(data.beginPasskey.challenge);
});

test('signs in without a password and without a code, and shows when it was last used', async () => {
  const teacher = await aTeacher(app);
  const { secret } = await protect(app, teacher);
  const { credential } = await aPasskey(app, teacher, { code: codeAt(secret) });
  const signedIn = await signInWith(app, credential);
  expect(signedIn.data.signInWithPasskey.viewer).toMatchObject({
    id: teacher.accountId,
    institution: { namespace: teacher.institution.namespace },
  });
  const as = signedIn.data.signInWithPasskey as { accessToken: string };
  expect((await passkeysOf(app, { as }))[0]!.lastUsedAt).not.toBeNull();
  const { data } = await app.graphql('{ sessions { nodes { isCurrent isFromPasskey } } }', undefined, { as });
  expect(data.sessions.nodes).toContainEqual({ isCurrent: true, isFromPasskey: true });
  expect(data.sessions.nodes).toContainEqual({ isCurrent: false, isFromPasskey: false });
  expect(await app.mailTo(teacher.email, 2)).toHaveLength(2); // of the second factor and of the passkey, not of the sign-in
});

test('adding a passkey to an account with two-factor authentication takes a code, which works once', async () => {
  const teacher = await aTeacher(app);
  const as = teacher;
  const { secret } = await protect(app, teacher);
  const fieldOf = async (code?: string) =>
    (await beginPasskey(app, { as }, { ...(code && { code }) })).errors[0]?.extensions.fields?.[0]?.field;
  expect(await fieldOf()).toBe('code');
  expect(await fieldOf('000000')).toBe('code');
  const code = codeAt(secret);
  expect(await fieldOf(code)).toBeUndefined();
  expect(await fieldOf(code)).toBe('code');
});

test('a passkey works on the hosts of institutions, and enters the institution of the host', async () => {
  const teacher = await aTeacher(app);
  const { credential } = await aPasskey(app, teacher);
  const { namespace } = teacher.institution;
  const origin = originOf(app).replace('//', `//${namespace}.`);
  const there = await signInWith(app, credential, { origin }, { host: namespace });
  expect(there.data.signInWithPasskey.viewer.institution).toEqual({ namespace });
  const other = await anAdmin(app);
  const refused = await signInWith(app, credential, { institution: 'no-such-school' });
  expect(refused.code).toBe('NOT_FOUND');
  await app.db.query('update institution set is_sign_up_open = false where id = $1', [other.institution.id]);
  const closed = await signInWith(app, credential, { institution: other.institution.namespace });
  expect(closed.code).toBe('FORBIDDEN');
});

test('rejects answers for other origins and other hosts, without verification of the person, or for another account', async () => {
  const teacher = await aTeacher(app);
  const { credential } = await aPasskey(app, teacher);
  const other = await aPasskey(app, await aTeacher(app));
  const codeOf = async (...given: Parameters<typeof signInWith>) => (await signInWith(...given)).code;
  for (const origin of ['https://evil.example', `${originOf(app)}.evil.example`, 'http://localhost:1'])
    expect(await codeOf(app, credential, { origin })).toBe('UNAUTHENTICATED');
  expect(await codeOf(app, credential, { relyingPartyHost: 'evil.example' })).toBe('UNAUTHENTICATED');
  expect(await codeOf(app, credential, { isVerified: false })).toBe('UNAUTHENTICATED');
  expect(await codeOf(app, { ...credential, privateKey: other.credential.privateKey })).toBe(
    'UNAUTHENTICATED',
  );
  expect(await codeOf(app, { ...credential, userHandle: other.credential.userHandle })).toBe(
    'UNAUTHENTICATED',
  );
  expect(await codeOf(app, credential)).toBeUndefined();
});

test('an unknown passkey and a wrong signature give the same answer', async () => {
  const teacher = await aTeacher(app);
  const { credential } = await aPasskey(app, teacher);
  const stranger = await aPasskey(app, await aTeacher(app));
  const wrong = await signInWith(app, { ...credential, privateKey: stranger.credential.privateKey });
  const unknown = await signInWith(app, { ...credential, id: 'A'.repeat(22) });
  expect(unknown.errors[0]!.message).toBe(wrong.errors[0]!.message);
  expect([unknown.code, unknown.status]).toEqual([wrong.code, wrong.status]);
});

test('rejects an attestation without verification of the person, of another host, or for another session', async () => {
  const teacher = await aTeacher(app);
  const as = teacher;
  const other = await aSession(app, teacher);
  const begin = async () =>
    (await beginPasskey(app, { as })).data.beginPasskey as Parameters<typeof makeCredential>[0];
  const origin = originOf(app);
  for (const circumstances of [
    { origin, isVerified: false },
    { origin, relyingPartyHost: 'evil.example' },
    { origin: 'https://evil.example' },
  ]) {
    const { answer } = makeCredential(await begin(), circumstances);
    expect((await addPasskey(app, answer, { as })).code).toBe('INVALID');
  }
  const { answer } = makeCredential(await begin(), { origin });
  expect((await addPasskey(app, answer, { as: other })).code).toBe('CONFLICT');
  expect((await addPasskey(app, answer, { as })).errors).toEqual([]); // that failure used no challenge of this session
  expect((await addPasskey(app, answer, { as })).code).toBe('CONFLICT');
});

test('an account has at most ten passkeys, also when they are added at once', async () => {
  const teacher = await aTeacher(app);
  const as = teacher;
  const asked = [];
  for (let at = 0; at < 12; at++) asked.push((await beginPasskey(app, { as })).data.beginPasskey);
  const answers = await Promise.all(
    asked.map((options) =>
      addPasskey(app, makeCredential(options, { origin: originOf(app) }).answer, { as }),
    ),
  );
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(10);
  expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  const full = await beginPasskey(app, { as });
  expect(full.errors[0]!.message).toBe('You can have up to 10 passkeys. Remove one that you no longer use.');
});

test('removing a passkey takes the password, mails the owner, and ends the other sessions that it opened', async () => {
  const teacher = await aTeacher(app);
  const { id, credential } = await aPasskey(app, teacher);
  const elsewhere = (await signInWith(app, credential)).data.signInWithPasskey as { accessToken: string };
  const here = (await signInWith(app, credential)).data.signInWithPasskey as { accessToken: string };
  expect((await removePasskey(app, id, { as: here }, 'wrong password')).code).toBe('INVALID');
  expect((await removePasskey(app, id, { as: here })).data.removePasskey.id).toBe(id);
  expect((await whoAmI(app, elsewhere.accessToken)).code).toBe('TOKEN_EXPIRED');
  expect((await whoAmI(app, here.accessToken)).status).toBe(200);
  expect((await whoAmI(app, teacher.accessToken)).status).toBe(200);
  expect((await signInWith(app, credential)).code).toBe('UNAUTHENTICATED');
  const mails = await app.mailTo(teacher.email, 2);
  expect(mails.map(({ subject }) => subject)).toContain('A passkey was removed from your Lyceum account');
  expect((await removePasskey(app, id, { as: here })).code).toBe('NOT_FOUND');
});

test('renames own passkeys only, and lists no others', async () => {
  const teacher = await aTeacher(app);
  const stranger = await aTeacher(app, { institution: teacher.institution });
  const { id } = await aPasskey(app, teacher);
  expect((await renamePasskey(app, id, 'Desk key', { as: teacher })).data.renamePasskey.passkey).toEqual({
    id,
    name: 'Desk key',
  });
  expect((await renamePasskey(app, id, 'Mine', { as: stranger })).code).toBe('NOT_FOUND');
  expect((await removePasskey(app, id, { as: stranger })).code).toBe('NOT_FOUND');
  expect(await passkeysOf(app, { as: stranger })).toEqual([]);
  expect((await passkeysOf(app, { as: teacher })).map(({ name }) => name)).toEqual(['Desk key']);
});

test('an account without an institution has passkeys as well', async () => {
  const as = await anAccount(app);
  const { id } = await aPasskey(app, as, { name: 'Desk key' });
  const { data, errors } = await app.graphql(
    'query ($ids: [ID!]) { passkeys(ids: $ids) { nodes { id name createdAt updatedAt lastUsedAt } } sessions { nodes { isFromPasskey } } }',
    { ids: [id] },
    { as },
  );
  expect(errors).toEqual([]);
  expect(data.passkeys.nodes).toMatchObject([{ id, name: 'Desk key' }]);
  expect((await renamePasskey(app, id, 'Key', { as })).errors).toEqual([]);
});

test('API tokens, visitors and accounts whose address is not verified cannot add or list them', async () => {
  const teacher = await aTeacher(app);
  const unverified = await anAccount(app, { isVerified: false });
  for (const options of [{}, { as: await anApiToken(app, { by: teacher }) }, { as: unverified }]) {
    expect((await beginPasskey(app, options)).data?.beginPasskey ?? null).toBeNull();
    expect(await passkeysOf(app, options)).toMatchObject([{ extensions: {} }]);
  }
});

test('the audit log of each institution records what is added, renamed and removed', async () => {
  const teacher = await aTeacher(app);
  const { id } = await aPasskey(app, teacher, { name: 'Phone' });
  await renamePasskey(app, id, 'Old phone', { as: teacher });
  await removePasskey(app, id, { as: teacher });
  const { rows } = await app.db.query(
    `select action, label, operation, before, after from audit_entry where noun = 'passkey' and institution_id = $1 order by id`,
    [teacher.institution.id],
  );
  expect(rows).toEqual([
    {
      action: 'created',
      label: teacher.email,
      operation: 'addPasskey',
      before: null,
      after: { name: 'Phone' },
    },
    {
      action: 'updated',
      label: teacher.email,
      operation: 'renamePasskey',
      before: { name: 'Phone' },
      after: { name: 'Old phone' },
    },
    {
      action: 'deleted',
      label: teacher.email,
      operation: 'removePasskey',
      before: { name: 'Old phone' },
      after: null,
    },
  ]);
});

test('ending a session ends one that a passkey opened, and the passkey opens another', async () => {
  const student = await aStudent(app, { institution: (await aTeacher(app)).institution });
  const { credential } = await aPasskey(app, student);
  const opened = (await signInWith(app, credential)).data.signInWithPasskey as { accessToken: string };
  const current = (await sessionsOf(app, { as: opened })).find(({ isCurrent }) => isCurrent)!;
  await endSession(app, current.id as string, { as: student });
  expect((await whoAmI(app, opened.accessToken)).code).toBe('TOKEN_EXPIRED');
  expect((await signInWith(app, credential)).status).toBe(200);
  expect((await signIn(app, { email: student.email, password: PASSWORD })).status).toBe(200);
});
