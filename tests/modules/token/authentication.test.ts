import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { institutionOfToken } from '#modules/token/secret.service';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAccount,
  anAdmin,
  anApiToken,
  anEnrollment,
  anInstitution,
  aMembership,
  aTeacher,
  inDays,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';
import { openSession, openSocket } from '#tests/support/raw-socket';
import { UNKNOWN_ID } from '#tests/support/unknown-id';

const WHO = '{ apiToken { name creator { id role } } institution { id name } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiToken(input: { id: $id }) { apiToken { status } } }';
const PLAN = `mutation ($id: ID!, $plan: Plan!) {
  setInstitutionPlan(input: { id: $id, plan: $plan }) { plan institution { name } }
}`;

/** Close code that makes a client fetch a new token. */
const ENDED = 4403;

let app: App;
/** Another process of the same product. */
let other: App;
let institution: InstitutionRow;
let admin: Member;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});
beforeEach(async () => {
  institution = await anInstitution(app, { plan: 'professional' });
  admin = await anAdmin(app, { institution });
});

const refusalOf = async (as: { accessToken: string }, at = app) => {
  const { status, errors } = await at.graphql(WHO, {}, { as });
  return { status, code: errors[0]?.extensions.code, message: errors[0]?.message };
};
const revoke = (id: string) => app.graphql(REVOKE, { id }, { as: admin });
const setPlan = async (plan: string) => {
  const as = await anAccount(app, { isSuperAdmin: true });
  return app.graphql(PLAN, { id: institution.id, plan }, { as });
};

describe('a valid API token authenticates', () => {
  test('over HTTP, as its creator in its institution', async () => {
    const token = await anApiToken(app, { by: admin });
    const { status, data } = await app.graphql(WHO, {}, { as: token });
    expect(status).toBe(200);
    expect(data).toEqual({
      apiToken: { name: 'Reports', creator: { id: admin.membershipId, role: 'ADMIN' } },
      institution: { id: institution.id, name: institution.name },
    });
  });

  test('over a WebSocket, for operations and events', async () => {
    const token = await anApiToken(app, { by: admin, scopes: ['cohorts:read', 'institution:read'] });
    const cohort = await aCohort(app, { by: admin });
    const events = app.subscribe('subscription { cohortChanged { cohort { id title } } }', {}, { as: token });
    await events.ready;
    await app.services.bus.publish('cohortChanged', { institutionId: institution.id, cohortId: cohort.id });
    expect((await events.next()).value?.data).toEqual({
      cohortChanged: { cohort: { id: cohort.id, title: cohort.title } },
    });
  });

  test('over REST, within its scopes', async () => {
    const cohort = await aCohort(app, { by: admin });
    const narrow = await anApiToken(app, { by: admin, scopes: ['cohorts:read'] });
    expect((await app.rest('GET', '/cohorts', { as: narrow })).body).toMatchObject({
      code: 'FORBIDDEN',
      message: '"cohorts.nodes.courses" needs the scope courses:read, which this API token doesn’t have.',
    });
    const reader = await anApiToken(app, { by: admin, scopes: ['cohorts:read', 'courses:read'] });
    const listed = await app.rest('GET', '/cohorts', { as: reader });
    expect(listed.status).toBe(200);
    expect(listed.text).toContain(cohort.id);
    const refused = await app.rest('GET', '/institutions/users', { as: reader });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: 'FORBIDDEN',
      message: '"members" needs the scope members:read, which this API token doesn’t have.',
    });
  });

  test("on its institution's host, and on no other", async () => {
    const token = await anApiToken(app, { by: admin });
    const elsewhere = await anInstitution(app, { plan: 'professional' });
    const at = (host: string) => app.graphql(WHO, {}, { as: token, host });
    expect((await at(institution.namespace)).data.institution.id).toBe(institution.id);
    expect(await at(elsewhere.namespace)).toMatchObject({ code: 'UNAUTHENTICATED' });
    const socket = await openSocket(app.url, { host: elsewhere.namespace });
    socket.send({ type: 'connection_init', payload: { accessToken: token.accessToken } });
    expect((await socket.closed).code).toBe(ENDED);
  });

  test('in its institution only, even if its creator belongs to others', async () => {
    const elsewhere = await aTeacher(app, { isOwner: true });
    const cohort = await aCohort(app, { by: elsewhere, isPublic: false });
    const membership = await aMembership(app, admin, elsewhere.institution, 'student');
    const enrollment = await anEnrollment(app, { cohort, student: { ...admin, ...membership } });
    const token = await anApiToken(app, { by: admin });
    for (const id of [membership.membershipId, enrollment.id, cohort.id]) {
      const node = 'query ($id: ID!) { node(id: $id) { id __typename } }';
      expect((await app.graphql(node, { id }, { as: token })).data).toEqual({ node: null });
    }
    // Its public profile is visible to everyone; its e-mail only to staff there and to the person.
    const taught = await aMembership(app, admin, await anInstitution(app), 'instructor', { isPublic: true });
    const email = 'query ($id: ID!) { node(id: $id) { id ... on Member { email } } }';
    expect((await app.graphql(email, { id: taught.membershipId }, { as: token })).data).toEqual({
      node: { id: taught.membershipId, email: null },
    });
    // Its creator can read the own membership elsewhere, so it is the token that prevents it here.
    const own = '{ viewer { memberships { id } } }';
    const { data } = await app.graphql(own, {}, { as: admin });
    expect(data.viewer.memberships).toContainEqual({ id: membership.membershipId });
  });
});

describe('an API token is rejected', () => {
  test('that was never created', async () => {
    const { accessToken } = await anApiToken(app, { by: admin });
    const forged = accessToken.slice(0, -4) + (accessToken.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    expect(await refusalOf({ accessToken: forged })).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
      message: 'This API token isn’t valid.',
    });
    for (const malformed of ['lyc_', 'lyc_short', `${accessToken}x`, accessToken.toUpperCase()])
      expect((await refusalOf({ accessToken: malformed })).status).toBe(401);
    const rest = await app.rest('GET', '/cohorts', { as: { accessToken: forged } });
    expect(rest).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
  });

  test('that has the secret of one token and names the institution of another', async () => {
    const { accessToken } = await anApiToken(app, { by: admin });
    const victim = await anAdmin(app, { institution: await anInstitution(app, { plan: 'professional' }) });
    const theirs = await anApiToken(app, { by: victim });
    const bytes = (token: string) => Buffer.from(token.slice(4), 'base64url');
    const mixed = Buffer.concat([bytes(theirs.accessToken).subarray(0, 16), bytes(accessToken).subarray(16)]);
    const forged = `lyc_${mixed.toString('base64url')}`;
    expect(institutionOfToken(forged)).toBe(victim.institution.id);
    expect((await refusalOf({ accessToken: forged })).code).toBe('UNAUTHENTICATED');
  });

  test('once it has expired', async () => {
    const token = await anApiToken(app, { by: admin, expiresAt: inDays(-0.001) });
    expect(await refusalOf(token)).toMatchObject({ status: 401, message: 'This API token has expired.' });
  });

  test('once it has expired, even if a process has it cached', async () => {
    const token = await anApiToken(app, { by: admin, expiresAt: new Date(Date.now() + 1_500) });
    expect((await refusalOf(token)).status).toBe(200);
    const session = await openSession(app.url, token);
    expect((await session.closed).code).toBe(ENDED); // at its expiry
    expect(await refusalOf(token)).toMatchObject({ status: 401, message: 'This API token has expired.' });
  });

  test('when the institution is suspended', async () => {
    const token = await anApiToken(app, { by: admin });
    await app.db.query('update institution set suspended_at = now() where id = $1', [institution.id]);
    expect(await refusalOf(token)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('when its creator has left the institution', async () => {
    const token = await anApiToken(app, { by: admin });
    await app.db.query('delete from membership where id = $1', [admin.membershipId]);
    expect((await refusalOf(token)).code).toBe('UNAUTHENTICATED');
  });

  test('when its creator is no longer verified', async () => {
    const token = await anApiToken(app, { by: admin });
    await app.db.query('update account set is_verified = false where id = $1', [admin.accountId]);
    expect((await refusalOf(token)).code).toBe('UNVERIFIED');
  });
});

describe('a creator who is no longer an admin', () => {
  test('takes the permissions of an admin from the token', async () => {
    const token = await anApiToken(app, { by: admin });
    const rename = 'mutation { updateInstitution(input: { name: "Mine" }) { institution { id } } }';
    expect((await app.graphql(rename, {}, { as: token })).errors).toEqual([]);
    await app.db.query(`update membership set role = 'instructor' where id = $1`, [admin.membershipId]);
    await app.services.bus.publish('institutionChanged', { institutionId: institution.id });
    await expect.poll(async () => (await app.graphql(rename, {}, { as: token })).code).toBe('FORBIDDEN');
    const { data } = await app.graphql(WHO, {}, { as: token });
    expect(data.apiToken.creator.role).toBe('INSTRUCTOR');
    expect((await app.graphql('{ members { totalCount } }', {}, { as: token })).errors).toEqual([]);
  });
});

describe('a revoked token', () => {
  test('is rejected immediately, in every process that had it cached', async () => {
    const token = await anApiToken(app, { by: admin });
    for (const at of [app, other]) expect((await refusalOf(token, at)).status).toBe(200);
    expect((await revoke(token.tokenId)).errors).toEqual([]);
    expect((await refusalOf(token, app)).status).toBe(401);
    const refused = { status: 401, code: 'UNAUTHENTICATED', message: 'This API token has been revoked.' };
    await expect.poll(() => refusalOf(token, app)).toEqual(refused);
    await expect.poll(() => refusalOf(token, other)).toEqual(refused);
  });

  test('loses its open sockets, while those of other tokens and of people stay', async () => {
    const [token, neighbour] = [await anApiToken(app, { by: admin }), await anApiToken(app, { by: admin })];
    const ended = [await openSession(app.url, token), await openSession(other.url, token)];
    const kept = [await openSession(app.url, neighbour), await openSession(app.url, admin)];
    await revoke(token.tokenId);
    for (const { closed } of ended) expect((await closed).code).toBe(ENDED);
    for (const { send, next } of kept) {
      send({ type: 'subscribe', id: '1', payload: { query: '{ __typename }' } });
      expect((await next()).type).toBe('next');
    }
  });

  test('still works in a process that missed the bus message, so the message has an effect (negative control)', async () => {
    const token = await anApiToken(app, { by: admin });
    expect((await refusalOf(token)).status).toBe(200);
    await app.db.query('update api_token set revoked_at = now() where id = $1', [token.tokenId]);
    expect((await refusalOf(token)).status).toBe(200);
    await app.services.bus.publish('apiTokenChanged', { tokenId: token.tokenId });
    await expect.poll(async () => (await refusalOf(token)).status).toBe(401);
  });
});

describe('the plan of an institution', () => {
  test('stops tokens and their sockets when downgraded, and accepts them again when upgraded', async () => {
    const token = await anApiToken(app, { by: admin });
    const session = await openSession(app.url, token);
    expect((await refusalOf(token)).status).toBe(200);
    expect((await setPlan('STARTER')).data.setInstitutionPlan).toEqual({
      plan: 'STARTER',
      institution: { name: institution.name },
    });
    expect((await session.closed).code).toBe(ENDED);
    const refused = {
      status: 403,
      code: 'PLAN_REQUIRED',
      message: `${institution.name}’s plan doesn’t include API access.`,
    };
    await expect.poll(() => refusalOf(token)).toEqual(refused);
    expect((await app.rest('GET', '/cohorts', { as: token })).body).toMatchObject({ code: 'PLAN_REQUIRED' });
    await setPlan('ENTERPRISE');
    await expect.poll(async () => (await refusalOf(token)).status).toBe(200);
  });

  test('can be set by super admins only', async () => {
    const id = institution.id;
    expect((await app.graphql(PLAN, { id, plan: 'ENTERPRISE' }, { as: admin })).code).toBe('FORBIDDEN');
    const { rows } = await app.db.query('select plan from institution where id = $1', [id]);
    expect(rows).toEqual([{ plan: 'professional' }]);
    const as = await anAccount(app, { isSuperAdmin: true });
    expect((await app.graphql(PLAN, { id: UNKNOWN_ID, plan: 'FREE' }, { as })).code).toBe('NOT_FOUND');
  });

  test('is shown to admins, not to others', async () => {
    const teacher = await aTeacher(app, { institution });
    const plan = '{ institution { plan } }';
    expect((await app.graphql(plan, {}, { as: admin })).data.institution.plan).toBe('PROFESSIONAL');
    expect((await app.graphql(plan, {}, { as: teacher })).data.institution.plan).toBeNull();
  });
});

test('the audit log names the token for its changes, and does not record its use', async () => {
  const token = await anApiToken(app, { by: admin });
  const rename = 'mutation { updateInstitution(input: { name: "By a program" }) { institution { id } } }';
  expect((await app.graphql(rename, {}, { as: token })).errors).toEqual([]);
  const { rows } = await app.db.query(
    `select account_id, token_id, noun, operation from audit_entry where institution_id = $1 and token_id is not null`,
    [institution.id],
  );
  expect(rows).toEqual([
    {
      account_id: admin.accountId,
      token_id: token.tokenId,
      noun: 'institution',
      operation: 'updateInstitution',
    },
  ]);
});

test('a call repeated with an Idempotency-Key runs once, even if another token uses the key', async () => {
  const [token, neighbour] = [await anApiToken(app, { by: admin }), await anApiToken(app, { by: admin })];
  const create = `mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }`;
  const input = { title: 'Made by a program', category: 'BUSINESS', level: 'BEGINNER', language: 'ENGLISH' };
  const call = async (as: { accessToken: string }) => {
    const answer = await app.graphql(create, { input }, { as, headers: { 'idempotency-key': 'import-1' } });
    return answer.data?.createCourse.course.id as string;
  };
  const first = await call(token);
  expect(first).toMatch(/-/);
  expect(await call(token)).toBe(first);
  expect(await call(neighbour)).not.toBe(first);
});

describe('the last use of a token', () => {
  const lastUse = async (id: string) => {
    const { rows } = await app.db.query<{ last_used_at: Date | null; ctid: string }>(
      'select last_used_at, ctid::text from api_token where id = $1',
      [id],
    );
    return rows[0]!;
  };
  /** Evicts the token from the caches of every process. */
  const evict = (tokenId: string) => app.services.bus.publish('apiTokenChanged', { tokenId });

  test('is recorded, and not written again within five minutes', async () => {
    const token = await anApiToken(app, { by: admin });
    await Promise.all(Array.from({ length: 10 }, () => refusalOf(token)));
    await expect.poll(async () => (await lastUse(token.tokenId)).last_used_at).not.toBeNull();
    const noted = await lastUse(token.tokenId);
    await evict(token.tokenId);
    await Promise.all([app, other].map((at) => refusalOf(token, at)));
    expect(await lastUse(token.tokenId)).toEqual(noted); // not even with the same value
    await app.db.query(`update api_token set last_used_at = now() - interval '6 minutes' where id = $1`, [
      token.tokenId,
    ]);
    await evict(token.tokenId);
    await expect
      .poll(async () => {
        await refusalOf(token);
        return Number((await lastUse(token.tokenId)).last_used_at);
      })
      .toBeGreaterThanOrEqual(Number(noted.last_used_at));
  });
});

test('no token is in the log', async () => {
  const token = await anApiToken(app, { by: admin });
  await refusalOf(token);
  await app.rest('GET', '/cohorts', { as: token });
  await app.graphql('{ nothingOfThisName }', {}, { as: token });
  await revoke(token.tokenId);
  await expect.poll(async () => (await refusalOf(token)).status).toBe(401);
  const { id } = await aCohort(app, { by: admin });
  const stillValid = await anApiToken(app, { by: admin });
  await app.db.query('alter table cohort rename to elsewhere');
  const failed = await app.rest('GET', `/cohorts/${id}`, { as: stillValid });
  await app.db.query('alter table elsewhere rename to cohort');
  expect(failed.status).toBe(500);
  const { requestId } = failed.body as { requestId: string };
  expect(app.log.join('')).toContain(requestId);
  expect(app.log.join('')).not.toMatch(/lyc_[\w-]{10}/);
});
