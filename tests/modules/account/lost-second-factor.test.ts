import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { type Actor, anAccount, anAdmin, aTeacher, type Member, PASSWORD } from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';
import { forgetAttempts, signIn, whoAmI } from './calls.ts';
import { codeAt, forgetUsedCodes, protect } from './two-factor.calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => forgetAttempts(app));

const REASON = 'She lost her phone; her school called us.';

const disableFor = (input: object, options: GraphqlOptions) =>
  app.graphql(
    'mutation ($input: DisableTwoFactorForInput!) { disableTwoFactorFor(input: $input) { message } }',
    { input: { reason: REASON, password: PASSWORD, ...input } },
    options,
  );

async function aSuperAdmin() {
  const staff = (await anAccount(app, { isSuperAdmin: true })) as Actor as Member;
  const { secret } = await protect(app, staff);
  const nextCode = async () => {
    await forgetUsedCodes(app, staff.accountId);
    return codeAt(secret);
  };
  return { staff, nextCode };
}

test('a super admin turns it off: the owner gets the reason, all sessions end, and the password is enough', async () => {
  const { staff, nextCode } = await aSuperAdmin();
  const teacher = await aTeacher(app);
  const { secret } = await protect(app, teacher);
  const { email } = teacher;
  const { data } = await disableFor({ email, code: await nextCode() }, { as: staff });
  expect(data.disableTwoFactorFor.message).toBe('Two-factor authentication was turned off.');
  expect((await whoAmI(app, teacher.accessToken)).code).toBe('TOKEN_EXPIRED');
  expect((await signIn(app, { email, password: 'wrong password' })).code).toBe('UNAUTHENTICATED');
  expect((await signIn(app, { email, password: PASSWORD })).status).toBe(200);
  const mails = await app.mailTo(email, 2);
  const notice = mails.find(
    ({ subject }) => subject === 'Two-factor authentication was turned off for your Lyceum account',
  );
  expect(notice!.text).toContain(`Reason: ${REASON}`);
  const { rows } = await app.db.query(
    `select account_id, operation, after from audit_entry
     where noun = 'account' and institution_id = $1 and operation = 'disableTwoFactorFor'`,
    [teacher.institution.id],
  );
  expect(rows).toEqual([
    {
      account_id: staff.accountId,
      operation: 'disableTwoFactorFor',
      after: { two_factor_at: null, two_factor_off_reason: REASON },
    },
  ]);
  expect((await disableFor({ email, code: await nextCode() }, { as: staff })).code).toBe('CONFLICT');
  const { rows: left } = await app.db.query('select from two_factor where account_id = $1', [
    teacher.accountId,
  ]);
  expect(left).toEqual([]);
  expect(secret).not.toBe((await protect(app, await freshly(teacher))).secret);
});

/** Signs the person in again. */
async function freshly(teacher: Member): Promise<Member> {
  const { data } = await signIn(app, { email: teacher.email, password: PASSWORD });
  return { ...teacher, accessToken: data.signIn.accessToken as string };
}

test('needs password and code of the super admin, a reason, and an account that has it on', async () => {
  const { staff, nextCode } = await aSuperAdmin();
  const teacher = await aTeacher(app);
  const as = staff;
  const { email } = teacher;
  const fieldOf = async (input: object) =>
    (await disableFor({ email, code: await nextCode(), ...input }, { as })).errors[0]?.extensions.fields?.[0]
      ?.field;
  expect(await fieldOf({ password: 'wrong password' })).toBe('password');
  expect(await fieldOf({ code: '000000' })).toBe('code');
  expect(await fieldOf({ reason: ' ' })).toBe('reason');
  expect(await fieldOf({ email: 'nobody@example.org' })).toBe('email');
  expect(await fieldOf({ email: staff.email })).toBe('email');
  expect((await disableFor({ email, code: await nextCode() }, { as })).code).toBe('CONFLICT');
});

test('is refused to admins of institutions, and to super admins without two-factor authentication', async () => {
  const teacher = await aTeacher(app);
  const admin = await anAdmin(app, { institution: teacher.institution });
  const { secret } = await protect(app, admin);
  await protect(app, teacher);
  const { email } = teacher;
  expect((await disableFor({ email, code: codeAt(secret) }, { as: admin })).code).toBe('FORBIDDEN');
  expect((await disableFor({ email, code: '000000' }, {})).code).toBe('UNAUTHENTICATED');
  const staff = await anAccount(app, { isSuperAdmin: true });
  const refused = await disableFor({ email, code: '000000' }, { as: staff });
  expect([refused.code, refused.errors[0]!.message]).toEqual([
    'CONFLICT',
    'Turn on two-factor authentication for your own account before you turn it off for others.',
  ]);
  expect((await signIn(app, { email, password: PASSWORD })).code).toBe('TWO_FACTOR_REQUIRED');
});
