import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindOfErasure } from '#modules/closing/remind-of-erasure.service';
import { refresh, signIn, switchTo } from '#tests/modules/account/calls';
import { codeAt, protect } from '#tests/modules/account/two-factor.calls';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCourse,
  aMembership,
  anAccount,
  anAdmin,
  anApiToken,
  anInstitution,
  aSession,
  aStudent,
  aTeacher,
  aVisitor,
  type InstitutionRow,
  type Member,
  PASSWORD,
} from '#tests/support/factories';
import { cancelClosing, close, erase, letTimePass, readClosing, signInAt } from './calls.ts';

let app: App;
let school: InstitutionRow;
let owner: Member;
let admin: Member;
let student: Member;
let platform: Actor;
beforeAll(async () => {
  app = await startApp();
  platform = await anAccount(app, { isSuperAdmin: true });
});
afterAll(() => app.stop());
beforeEach(async () => {
  school = await anInstitution(app);
  owner = await anAdmin(app, { institution: school, isOwner: true, firstName: 'Grace' });
  admin = await anAdmin(app, { institution: school });
  student = await aStudent(app, { institution: school });
});

const stored = async () =>
  (
    await app.db.query<Record<string, unknown>>(
      'select suspended_at as "suspendedAt", suspension_reason as reason, closing_at as "closingAt" from institution where id = $1',
      [school.id],
    )
  ).rows[0]!;

const OPEN = { suspendedAt: null, reason: null, closingAt: null };

const problem = ({
  code,
  errors,
}: {
  code: string | undefined;
  errors: { extensions?: { fields?: { field: string }[] }; message: string }[];
}) => ({
  code,
  field: errors[0]?.extensions?.fields?.[0]?.field,
});

describe('closing is refused', () => {
  test('with a wrong name, a wrong password, or without either', async () => {
    expect(problem(await close(app, owner, { name: 'Another school' }))).toEqual({
      code: 'INVALID',
      field: 'name',
    });
    expect(problem(await close(app, owner, { name: school.name.toUpperCase() }))).toMatchObject({
      field: 'name',
    });
    expect(problem(await close(app, owner, { password: 'wrong' }))).toEqual({
      code: 'INVALID',
      field: 'password',
    });
    for (const field of ['name', 'password'])
      expect(problem(await close(app, owner, { [field]: '' })).field).toContain(field);
    expect(await stored()).toEqual(OPEN);
  });

  test('without the code that the account needs, with a wrong one and with a used one', async () => {
    const { secret, recoveryCodes } = await protect(app, owner);
    const code = codeAt(secret);
    for (const given of [undefined, '000000', 'wrong'])
      expect(problem(await close(app, owner, { code: given }))).toEqual({ code: 'INVALID', field: 'code' });
    const used = { email: owner.email, password: PASSWORD, code };
    expect((await signIn(app, used)).errors).toEqual([]);
    expect(problem(await close(app, owner, { code }))).toEqual({ code: 'INVALID', field: 'code' });
    expect(await stored()).toEqual(OPEN);
    expect((await close(app, owner, { code: recoveryCodes[0] })).errors).toEqual([]);
  });

  test('to everybody except the owner, and to API tokens', async () => {
    const token = await anApiToken(app, { by: owner });
    for (const as of [admin, student, await aTeacher(app, { institution: school })])
      expect((await close(app, as)).code).toBe('FORBIDDEN');
    const input = { name: school.name, password: PASSWORD };
    const mutation = `mutation ($input: CloseInstitutionInput!) { closeInstitution(input: $input) { closing { name } } }`;
    expect((await app.graphql(mutation, { input }, { as: token })).code).toBe('FORBIDDEN');
    expect((await app.graphql(mutation, { input }, { as: aVisitor() })).code).toBe('UNAUTHENTICATED');
    expect(await stored()).toEqual(OPEN);
  });

  test('twice, also at the same time', async () => {
    const answers = await Promise.all([close(app, owner), close(app, owner), close(app, owner)]);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { code } of answers)
      expect([undefined, null, 'CONFLICT', 'TOKEN_EXPIRED', 'FORBIDDEN']).toContain(code);
    const { closingAt } = await stored();
    const { accessToken } = await signInAt(app, owner, school);
    expect(await close(app, { ...owner, accessToken })).toMatchObject({ code: 'CONFLICT' });
    expect((await stored())['closingAt']).toEqual(closingAt);
    await app.mailTo(owner.email);
    expect(app.mails().filter(({ to }) => to.includes(owner.email))).toHaveLength(1);
  });
});

describe('a closed institution', () => {
  test('is entered by its owner alone, who sees the date and can do nothing else there', async () => {
    const { data } = await close(app, owner);
    const { closing } = data.closeInstitution;
    expect(closing).toMatchObject({ institutionId: school.id, name: school.name });
    const days =
      (Date.parse(closing.closingAt as string) - Date.parse(closing.closedAt as string)) / 86_400_000;
    expect(days).toBe(30);

    for (const member of [admin, student]) {
      const { answer } = await signInAt(app, member, school);
      expect(answer).toMatchObject({ code: 'FORBIDDEN' });
      expect(answer.errors[0]!.message).toMatch(`${school.name} is closed, and its data will be erased on`);
    }
    const { accessToken, claims } = await signInAt(app, owner, school);
    expect(claims).toMatchObject({ isClosing: true, role: null, namespace: school.namespace });
    const as = { ...owner, accessToken };
    expect(await readClosing(app, as)).toEqual(closing);
    expect((await app.graphql('{ institution { id } viewer { role } }', {}, { as })).data).toEqual({
      institution: null,
      viewer: { role: null },
    });
    const rename = 'mutation { updateInstitution(input: { name: "Mine" }) { institution { id } } }';
    expect(await app.graphql(rename, {}, { as })).toMatchObject({
      code: 'FORBIDDEN',
      errors: [{ message: 'Your institution is closed. Reopen it to continue.' }],
    });
  });

  test('ends open sessions, tokens and public pages, and leads a session of the owner to its screen', async () => {
    const course = await aCourse(app, { by: owner, isPublic: true });
    const token = await anApiToken(app, { by: owner });
    const { answer } = await signInAt(app, owner, school);
    const ME = '{ viewer { id } }';
    expect((await app.graphql(ME, {}, { as: student })).errors).toEqual([]);
    await close(app, owner);
    expect((await app.graphql(ME, {}, { as: student })).code).toBe('TOKEN_EXPIRED');
    expect((await app.graphql(ME, {}, { as: owner })).code).toBe('TOKEN_EXPIRED');
    expect(await app.graphql('{ institution { id } }', {}, { as: token })).toMatchObject({
      code: 'FORBIDDEN',
    });
    const seen = await app.graphql(`{ course(id: "${course.id}") { id } }`, {}, { as: aVisitor() });
    expect(seen.code).toBe('NOT_FOUND');
    const landing = await app.graphql('{ hostInstitution { id } }', {}, { host: school.namespace });
    expect(landing).toMatchObject({ code: 'FORBIDDEN' });
    expect(landing.errors[0]!.message).toContain(`${school.name} is closed`);
    const refreshed = await refresh(app, answer.cookies);
    expect(refreshed.errors).toEqual([]);
    const accessToken = refreshed.data.refreshSession.accessToken as string;
    expect(await readClosing(app, { accessToken })).toMatchObject({ name: school.name });
  });

  test('leaves other institutions of its owner open, which are entered first', async () => {
    const other = await anInstitution(app);
    await aMembership(app, owner, other, 'instructor');
    await close(app, owner);
    const { data } = await signIn(app, { email: owner.email, password: PASSWORD });
    expect(data.signIn.viewer.institution).toMatchObject({ namespace: other.namespace });
    const as = { accessToken: data.signIn.accessToken as string };
    const back = await switchTo(app, school.id, { as });
    expect(await readClosing(app, { accessToken: back.data.switchInstitution.accessToken })).toMatchObject({
      name: school.name,
    });
    const list = '{ viewer { memberships { institution { name closingAt } } } }';
    const { data: own } = await app.graphql(list, {}, { as: await entered() });
    expect(own.viewer.memberships).toContainEqual({
      institution: { name: school.name, closingAt: expect.any(String) as string },
    });
  });

  const entered = async () => ({ accessToken: (await signInAt(app, owner, school)).accessToken });

  test('is reopened as it was, by its owner only, once', async () => {
    await close(app, owner);
    const accessToken = (await signInAt(app, owner, school)).accessToken;
    const other = await anAdmin(app, { isOwner: true });
    expect((await cancelClosing(app, other)).code).toBe('CONFLICT');
    expect((await cancelClosing(app, await anAccount(app))).code).toBe('FORBIDDEN');
    expect((await cancelClosing(app, { accessToken })).data.cancelInstitutionClosing).toEqual({
      institutionId: school.id,
    });
    expect(await stored()).toEqual(OPEN);
    expect((await app.graphql('{ viewer { id } }', {}, { as: student })).errors).toEqual([]);
    const again = await aSession(app, owner);
    expect((await cancelClosing(app, again)).code).toBe('CONFLICT');
    const mails = await app.mailTo(owner.email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `You closed ${school.name}`,
      `You reopened ${school.name}`,
    ]);
    expect(mails[0]!.text).toContain('Hello Grace,');
  });

  test('is seen by the staff, who suspend it apart from its closing', async () => {
    await close(app, owner);
    const read = `query ($id: ID!) { node(id: $id) { ... on Institution { isSuspended closingAt suspensionReason } } }`;
    const seen = async (as: Actor) =>
      (await app.graphql(read, { id: school.id }, { as })).data?.node as object | null;
    expect(await seen(platform)).toEqual({
      isSuspended: true,
      closingAt: expect.any(String),
      suspensionReason: null,
    });
    const suspend = `mutation ($input: SuspendInstitutionInput!) { suspendInstitution(input: $input) { institution { id } } }`;
    const reopen = `mutation ($id: ID!) { reopenInstitution(input: { id: $id }) { institution { id } } }`;
    await app.graphql(suspend, { input: { id: school.id, reason: 'Spam.' } }, { as: platform });
    expect((await signInAt(app, owner, school)).answer.errors[0]!.message).toBe(
      `${school.name} is suspended.`,
    );
    await app.graphql(reopen, { id: school.id }, { as: platform });
    expect(await stored()).toMatchObject({ reason: null, closingAt: expect.any(Date) as Date });
    expect((await signInAt(app, owner, school)).claims).toMatchObject({ isClosing: true });
    await app.graphql(reopen, { id: school.id }, { as: platform });
    expect(await stored()).toEqual(OPEN);
  });

  test('reminds its owner once, some days before the erasure, and not after reopening', async () => {
    await close(app, owner);
    await remindOfErasure(app.services);
    await app.db.query(`update institution set closing_at = now() + interval '4 days' where id = $1`, [
      school.id,
    ]);
    await Promise.all([remindOfErasure(app.services), remindOfErasure(app.services)]);
    await remindOfErasure(app.services);
    const mails = await app.mailTo(owner.email, 2);
    expect(mails[1]!.subject).toContain(`${school.name} is erased on`);
    await cancelClosing(app, { accessToken: (await signInAt(app, owner, school)).accessToken });
    await app.db.query(`update institution set closing_at = null where id = $1`, [school.id]);
    await remindOfErasure(app.services);
    await app.mailTo(owner.email, 3);
    expect(app.mails().filter(({ to }) => to.includes(owner.email))).toHaveLength(3);
  });

  test('reminds its owner again once it was reopened and closed again', async () => {
    for (const time of [1, 2]) {
      await close(app, { ...owner, ...(await aSession(app, owner)) });
      await app.db.query(`update institution set closing_at = now() + interval '4 days' where id = $1`, [
        school.id,
      ]);
      await remindOfErasure(app.services);
      const mails = await app.mailTo(owner.email, 3 * time - 1);
      expect(mails.filter(({ subject }) => subject.includes('is erased on'))).toHaveLength(time);
      await cancelClosing(app, { accessToken: (await signInAt(app, owner, school)).accessToken });
    }
  });

  test('is in the audit log with what was closed and reopened', async () => {
    await close(app, owner);
    await cancelClosing(app, { accessToken: (await signInAt(app, owner, school)).accessToken });
    const { rows } = await app.db.query(
      `select operation, account_id as "accountId" from audit_entry
       where institution_id = $1 and noun = 'institution' and after ? 'closing_at' order by created_at`,
      [school.id],
    );
    expect(rows).toEqual([
      { operation: 'closeInstitution', accountId: owner.accountId },
      { operation: 'cancelInstitutionClosing', accountId: owner.accountId },
    ]);
  });

  test('cannot be reopened once its erasure has begun', async () => {
    await close(app, owner);
    const { accessToken } = await signInAt(app, owner, school);
    await app.db.query(`update institution set erasing_at = now() where id = $1`, [school.id]);
    expect((await cancelClosing(app, { accessToken })).code).toMatch(/CONFLICT|TOKEN_EXPIRED/);
    expect((await signInAt(app, owner, school)).answer.code).toBe('FORBIDDEN');
    await letTimePass(app, school);
    expect(await erase(app, school)).toBe(true);
  });
});
