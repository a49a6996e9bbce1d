import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_API_TOKENS } from '#modules/token/token.rules';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, anApiToken, anInstitution, aStudent, aTeacher, DAY } from '#tests/support/factories';

const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id name hint scopes status expiresAt lastUsedAt creator { id } } }
}`;
const LIST = '{ apiTokens { totalCount nodes { id name hint status revokedAt creator { displayName } } } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiToken(input: { id: $id }) { apiToken { id status } } }';

const input = { name: 'Nightly report', expiresInDays: 90, scopes: ['COURSES_READ', 'COHORTS_WRITE'] };

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

const withApi = () => anInstitution(app, { plan: 'professional' });

test('an admin creates a token, which is shown once and stored as a hash', async () => {
  const admin = await anAdmin(app, { institution: await withApi() });
  const { data, text } = await app.graphql(CREATE, { input }, { as: admin });
  const { token, apiToken } = data.createApiToken;
  expect(token).toMatch(/^lyc_[\w-]{64}$/);
  expect(apiToken).toMatchObject({
    name: 'Nightly report',
    hint: `lyc_…${token.slice(-4)}`,
    scopes: ['COURSES_READ', 'COHORTS_WRITE'],
    status: 'ACTIVE',
    lastUsedAt: null,
    creator: { id: admin.membershipId },
  });
  const life = new Date(apiToken.expiresAt).getTime() - Date.now();
  expect(Math.round(life / DAY)).toBe(90);
  expect(text.split(token).length - 1).toBe(1);

  const { rows } = await app.db.query('select * from api_token where id = $1', [apiToken.id]);
  expect(rows[0].token_hash).toBe(createHash('sha256').update(token).digest('base64url'));
  expect(JSON.stringify(rows)).not.toContain(token.slice(4, -4));
  const listed = await app.graphql(LIST, {}, { as: admin });
  expect(listed.data.apiTokens.nodes).toEqual([
    {
      id: apiToken.id,
      name: 'Nightly report',
      hint: apiToken.hint,
      status: 'ACTIVE',
      revokedAt: null,
      creator: { displayName: `${admin.firstName} ${admin.lastName}` },
    },
  ]);
  expect(listed.text).not.toContain(token);
});

test('the audit log has the creator and the scopes, and neither the token nor its hash', async () => {
  const admin = await anAdmin(app, { institution: await withApi() });
  const { data } = await app.graphql(CREATE, { input }, { as: admin });
  const { token, apiToken } = data.createApiToken;
  await app.graphql(REVOKE, { id: apiToken.id }, { as: admin });
  const { rows } = await app.db.query(
    'select account_id, action, before, after from audit_entry where row_id = $1 order by id',
    [apiToken.id],
  );
  expect(rows.map(({ account_id, action }) => [account_id, action])).toEqual([
    [admin.accountId, 'created'],
    [admin.accountId, 'updated'],
  ]);
  expect(rows[0].after).toMatchObject({ name: input.name, scopes: ['courses:read', 'cohorts:write'] });
  const entries = JSON.stringify(rows);
  expect(entries).not.toContain(token.slice(4, -4));
  expect(entries).not.toContain(createHash('sha256').update(token).digest('base64url'));
});

test('two tokens share only the prefix and the institution', async () => {
  const admin = await anAdmin(app, { institution: await withApi() });
  const [one, other] = await Promise.all(
    ['One', 'Other'].map(
      async (name) =>
        (await app.graphql(CREATE, { input: { ...input, name } }, { as: admin })).data.createApiToken
          .token as string,
    ),
  );
  const secret = (token: string) => Buffer.from(token.slice(4), 'base64url').subarray(16);
  expect(secret(one!)).toHaveLength(32);
  expect(secret(one!).equals(secret(other!))).toBe(false);
});

test('the owner may create tokens; a teacher, a student and another institution may not', async () => {
  const institution = await withApi();
  const owner = await aTeacher(app, { institution, isOwner: true });
  const created = await app.graphql(CREATE, { input }, { as: owner });
  const { id } = created.data.createApiToken.apiToken;
  for (const as of [await aTeacher(app, { institution }), await aStudent(app, { institution })]) {
    expect((await app.graphql(CREATE, { input }, { as })).code).toBe('FORBIDDEN');
    expect((await app.graphql(LIST, {}, { as })).code).toBe('FORBIDDEN');
    expect((await app.graphql(REVOKE, { id }, { as })).code).toBe('FORBIDDEN');
  }
  const stranger = await anAdmin(app, { institution: await withApi() });
  expect((await app.graphql(REVOKE, { id }, { as: stranger })).code).toBe('NOT_FOUND');
  expect((await app.graphql(LIST, {}, { as: stranger })).data.apiTokens.totalCount).toBe(0);
});

test('revoking is permanent, and repeating changes nothing', async () => {
  const admin = await anAdmin(app, { institution: await withApi() });
  const { tokenId } = await anApiToken(app, { by: admin });
  const revoke = () => app.graphql(REVOKE, { id: tokenId }, { as: admin });
  expect((await revoke()).data.revokeApiToken.apiToken.status).toBe('REVOKED');
  const [first] = (await app.graphql(LIST, {}, { as: admin })).data.apiTokens.nodes;
  expect((await revoke()).errors).toEqual([]);
  const [second] = (await app.graphql(LIST, {}, { as: admin })).data.apiTokens.nodes;
  expect(second).toEqual(first);
});

describe('plans with and without API access', () => {
  test.each(['free', 'starter'] as const)(
    'the plan %s rejects tokens and says what is missing',
    async (plan) => {
      const admin = await anAdmin(app, { institution: await anInstitution(app, { plan }) });
      const { errors } = await app.graphql(CREATE, { input }, { as: admin });
      expect(errors[0]).toMatchObject({
        message: 'API access comes with the Professional and Enterprise plans.',
        extensions: { code: 'PLAN_REQUIRED' },
      });
      const { rows } = await app.db.query('select id from api_token where creator_id = $1', [
        admin.membershipId,
      ]);
      expect(rows).toEqual([]);
    },
  );

  test('the plan enterprise includes tokens', async () => {
    const admin = await anAdmin(app, { institution: await anInstitution(app, { plan: 'enterprise' }) });
    expect((await app.graphql(CREATE, { input }, { as: admin })).errors).toEqual([]);
  });
});

test.each([
  [{ name: ' ' }, 'name', 'Enter a name, such as what you’ll use the token for.'],
  [{ name: 'x'.repeat(101) }, 'name', 'Use at most 100 characters.'],
  [{ expiresInDays: 36_500 }, 'expiresInDays', 'Choose 30, 90 or 365 days.'],
  [{ scopes: [] }, 'scopes', 'Choose at least one permission.'],
  [{ scopes: ['COURSES_READ', 'COURSES_READ'] }, 'scopes', 'List each scope once.'],
])('rejects %j', async (wrong, field, message) => {
  const admin = await anAdmin(app, { institution: await withApi() });
  const { errors } = await app.graphql(CREATE, { input: { ...input, ...wrong } }, { as: admin });
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID', fields: [{ field, message }] });
});

test('concurrently created tokens do not exceed the limit', async () => {
  const admin = await anAdmin(app, { institution: await withApi() });
  const made = MAX_API_TOKENS - 3;
  await Promise.all(Array.from({ length: made }, () => anApiToken(app, { by: admin })));
  await anApiToken(app, { by: admin, revokedAt: new Date() });
  await anApiToken(app, { by: admin, expiresAt: new Date() });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => app.graphql(CREATE, { input }, { as: admin })),
  );
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(3);
  expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(9);
});
