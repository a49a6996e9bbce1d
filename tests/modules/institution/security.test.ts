import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { protect } from '#tests/modules/account/two-factor.calls';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anAdmin, anApiToken, anInstitution, aStudent, aTeacher } from '#tests/support/factories';
import { from, updateSecurity } from './security.calls.ts';

const READ = `{
  clientAddress
  institution { security { requiresTwoFactor sessionTimeoutMinutes passwordMinLength allowedAddresses version } }
}`;
const REMOVE = `mutation ($id: ID!) { removeAllowedAddresses(input: { id: $id }) { institution { id } } }`;

const OFFICE = '203.0.113.7';

let app: App;
beforeAll(async () => void (app = await startApp({ env: { TRUST_PROXY: 'true' } })));
afterAll(() => app.stop());

const storedRules = async (id: string) => {
  const { rows } = await app.db.query(
    `select requires_two_factor, session_timeout_minutes, password_min_length, allowed_addresses, security_version
     from institution where id = $1`,
    [id],
  );
  return rows[0] as Record<string, unknown>;
};

test('an admin saves the rules, reads them and changes some of them later', async () => {
  const admin = await anAdmin(app);
  await protect(app, admin);
  const as = { as: admin, ...from(OFFICE) };
  const all = {
    requiresTwoFactor: true,
    sessionTimeoutMinutes: 30,
    passwordMinLength: 12,
    allowedAddresses: [OFFICE, '10.1.2.3/8', ' 2001:DB8:0:0::1/32 ', '', '::ffff:192.0.2.9', '10.0.0.0/8'],
  };
  const stored = {
    ...all,
    allowedAddresses: [OFFICE, '10.0.0.0/8', '2001:db8::/32', '192.0.2.9'],
    version: 2,
  };
  const { data } = await updateSecurity(app, { ...all, version: 1 }, as);
  expect(data.updateInstitutionSecurity.institution.security).toEqual(stored);
  const read = await app.graphql(READ, {}, as);
  expect(read.data).toEqual({ clientAddress: OFFICE, institution: { security: stored } });
  await updateSecurity(app, { sessionTimeoutMinutes: null }, as);
  await updateSecurity(app, { sessionTimeoutMinutes: null }, as);
  expect((await app.graphql(READ, {}, as)).data.institution.security).toEqual({
    ...stored,
    sessionTimeoutMinutes: null,
    version: 3,
  });
});

test('of two admins who saw the same rules, the second gets a conflict and changes nothing', async () => {
  const admin = await anAdmin(app);
  const as = { as: admin };
  expect((await updateSecurity(app, { passwordMinLength: 10, version: 1 }, as)).code).toBeUndefined();
  const late = await updateSecurity(app, { sessionTimeoutMinutes: 10, version: 1 }, as);
  expect(late.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', currentVersion: 2 });
  expect(await storedRules(admin.institution.id)).toMatchObject({
    session_timeout_minutes: null,
    password_min_length: 10,
  });
});

test('rules that would lock out the admin who saves them are refused with the field', async () => {
  const admin = await anAdmin(app);
  const as = { as: admin, ...from(OFFICE) };
  const problemOf = async (input: object) =>
    (await updateSecurity(app, input, as)).errors[0]?.extensions.fields;
  expect(await problemOf({ requiresTwoFactor: true, passwordMinLength: 12 })).toEqual([
    {
      field: 'requiresTwoFactor',
      message: 'Turn on two-factor authentication for your own account first.',
    },
  ]);
  expect(await problemOf({ allowedAddresses: ['203.0.113.8', '10.0.0.0/8'], passwordMinLength: 12 })).toEqual(
    [
      {
        field: 'allowedAddresses',
        message: `Your own address, ${OFFICE}, isn’t in the list, so you’d lock yourself out. Add it first.`,
      },
    ],
  );
  expect(await storedRules(admin.institution.id)).toEqual({
    requires_two_factor: false,
    session_timeout_minutes: null,
    password_min_length: null,
    allowed_addresses: [],
    security_version: 1,
  });
});

test.each([
  ['sessionTimeoutMinutes', 4, 'Enter 5 to 43,200 minutes, which is 30 days.'],
  ['sessionTimeoutMinutes', 43_201, 'Enter 5 to 43,200 minutes, which is 30 days.'],
  ['passwordMinLength', 7, 'Enter a length from 8 to 24.'],
  ['passwordMinLength', 25, 'Enter a length from 8 to 24.'],
  [
    'allowedAddresses',
    Array.from({ length: 51 }, (_, at) => `192.0.2.${at}`),
    'List at most 50 addresses and ranges.',
  ],
])('%s may not be %j', async (field, value, message) => {
  const admin = await anAdmin(app);
  const { errors } = await updateSecurity(app, { [field]: value }, { as: admin });
  expect(errors[0]?.extensions.fields).toEqual([{ field, message }]);
});

test.each([
  '300.1.1.1',
  '192.0.2.0/33',
  '192.0.2.0/-1',
  '192.0.2.0/8/8',
  '192.0.2',
  '0300.0.2.1',
  '2001:db8::/129',
  'fe80::1%eth0',
  'school.example',
  '192.0.2.1 192.0.2.2',
  `${OFFICE}\u0000`,
])('the wrong range %j is refused with its position', async (wrong) => {
  const admin = await anAdmin(app);
  const input = { allowedAddresses: [OFFICE, '', wrong] };
  const { errors } = await updateSecurity(app, input, { as: admin, ...from(OFFICE) });
  expect(errors[0]?.extensions.fields).toEqual([
    {
      field: 'allowedAddresses.2',
      message: `“${wrong}” isn’t an IP address or a range like 192.0.2.0/24.`,
    },
  ]);
});

describe('only admins', () => {
  test('read the rules', async () => {
    const institution = await anInstitution(app, { allowedAddresses: [OFFICE], sessionTimeoutMinutes: 30 });
    const other = await anAdmin(app);
    const SECURITY = '{ viewer { memberships { institution { id security { version } } } } }';
    const versions = async (as: { accessToken: string }) => {
      const { data } = await app.graphql(SECURITY, {}, { as, ...from(OFFICE) });
      return data.viewer.memberships.map(
        (each: { institution: { security: object | null } }) => each.institution.security,
      );
    };
    expect(await versions(await anAdmin(app, { institution }))).toEqual([{ version: 1 }]);
    expect(await versions(await aTeacher(app, { institution, isOwner: true }))).toEqual([{ version: 1 }]);
    expect(await versions(await aTeacher(app, { institution }))).toEqual([null]);
    expect(await versions(await aStudent(app, { institution }))).toEqual([null]);
    const { data } = await app.graphql(
      'query ($id: ID!) { node(id: $id) { ... on Institution { id security { version } } } }',
      { id: institution.id },
      { as: other },
    );
    expect(data.node?.security ?? null).toBeNull();
  });

  test('save them, and never with an API token', async () => {
    const admin = await anAdmin(app);
    const { institution } = admin;
    const teacher = await aTeacher(app, { institution });
    const token = await anApiToken(app, { by: admin });
    const input = { sessionTimeoutMinutes: 30 };
    expect((await updateSecurity(app, input, { as: teacher })).code).toBe('FORBIDDEN');
    expect((await updateSecurity(app, input, { as: token })).code).toBe('FORBIDDEN');
    expect((await updateSecurity(app, input, { as: admin })).code).toBeUndefined();
  });
});

test('the audit log of the institution has the rules before and after', async () => {
  const admin = await anAdmin(app);
  await updateSecurity(
    app,
    { sessionTimeoutMinutes: 30, allowedAddresses: [OFFICE] },
    {
      as: admin,
      ...from(OFFICE),
    },
  );
  const { rows } = await app.db.query(
    `select before, after from audit_entry where institution_id = $1 and noun = 'institution' and action = 'updated'`,
    [admin.institution.id],
  );
  expect(rows).toEqual([
    {
      before: { allowed_addresses: [], session_timeout_minutes: null },
      after: { allowed_addresses: [OFFICE], session_timeout_minutes: 30 },
    },
  ]);
});

test("the platform's staff empty a list with which admins locked themselves out", async () => {
  const institution = await anInstitution(app, { allowedAddresses: [OFFICE] });
  const admin = await anAdmin(app, { institution });
  const away = { as: admin, ...from('198.51.100.1') };
  expect((await app.graphql(READ, {}, away)).code).toBe('ADDRESS_NOT_ALLOWED');
  const remove = (as: { accessToken: string }) =>
    app.graphql(REMOVE, { id: institution.id }, { as, ...from('198.51.100.2') });
  expect((await remove(await anAdmin(app))).code).toBe('FORBIDDEN');
  const staff = await anAccount(app, { isSuperAdmin: true });
  expect((await remove(staff)).code).toBeUndefined();
  expect((await remove(staff)).code).toBeUndefined();
  expect((await app.graphql(READ, {}, away)).data.institution.security).toMatchObject({
    allowedAddresses: [],
    version: 2,
  });
});
