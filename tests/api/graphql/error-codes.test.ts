import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorCode, HTTP_STATUS } from '#kernel/errors';
import { refresh, signIn } from '#tests/modules/account/calls';
import { protect } from '#tests/modules/account/two-factor.calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAccount,
  anAdmin,
  anEnrollment,
  anEvent,
  aRegistration,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  PASSWORD,
  type Member,
} from '#tests/support/factories';
import type { GraphqlAnswer } from '#tests/support/graphql';
import { UNKNOWN_ID } from '#tests/support/unknown-id';

const COHORT = 'query ($id: ID!) { cohort(id: $id) { id } }';
const ENROLL = 'mutation ($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { id } } }';
const CREATE = 'mutation ($title: String!) { createCourse(input: { title: $title }) { course { id } } }';

let app: App;
let teacher: Member;
let student: Member;
beforeAll(async () => {
  app = await startApp({ env: { COST_LIMIT_OPERATION: '500' } });
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
});
afterAll(() => app.stop());

const create = (title: string, key: string) =>
  app.graphql(CREATE, { title }, { as: teacher, headers: { 'idempotency-key': key } });

/** A call that fails with each code. A code without one does not compile. */
const PRODUCERS: Record<ErrorCode, () => Promise<GraphqlAnswer>> = {
  UNAUTHENTICATED: () => app.graphql('{ members { totalCount } }', {}, { as: aVisitor() }),
  TOKEN_EXPIRED: () =>
    app.graphql('{ viewer { id } }', {}, { as: { ...student, accessToken: 'not.a.token' } }),
  TWO_FACTOR_REQUIRED: async () => {
    const { institution } = teacher;
    const owner = await aStudent(app, { institution });
    await protect(app, owner);
    return signIn(app, { email: owner.email, password: PASSWORD });
  },
  SESSION_TIMED_OUT: async () => {
    const member = await aStudent(app, {
      institution: await anInstitution(app, { sessionTimeoutMinutes: 30 }),
    });
    const { cookies } = await signIn(app, { email: member.email, password: PASSWORD });
    await app.db.query("update session set expires_at = now() + interval '29 days' where account_id = $1", [
      member.accountId,
    ]);
    return refresh(app, cookies);
  },
  TWO_FACTOR_SETUP_REQUIRED: async () => {
    const member = await aStudent(app, {
      institution: await anInstitution(app, { requiresTwoFactor: true }),
    });
    const { data } = await signIn(app, { email: member.email, password: PASSWORD });
    return app.graphql('{ members { totalCount } }', {}, { as: data.signIn });
  },
  ADDRESS_NOT_ALLOWED: async () => {
    const institution = await anInstitution(app, { allowedAddresses: ['203.0.113.0/24'] });
    return app.graphql('{ viewer { id } }', {}, { as: await aStudent(app, { institution }) });
  },
  UNVERIFIED: async () =>
    app.graphql('{ courses { totalCount } }', {}, { as: await anAccount(app, { isVerified: false }) }),
  FORBIDDEN: () => app.graphql('{ members { totalCount } }', {}, { as: student }),
  PLAN_REQUIRED: async () => {
    const admin = await anAdmin(app, { institution: await anInstitution(app, { plan: 'starter' }) });
    return app.graphql(
      'mutation { createApiToken(input: { name: "Reports", scopes: [COURSES_READ], expiresInDays: 30 }) { __typename } }',
      {},
      { as: admin },
    );
  },
  NOT_FOUND: () => app.graphql(COHORT, { id: UNKNOWN_ID }, { as: student }),
  INVALID: () => app.graphql('{ courses(first: 0) { totalCount } }', {}, { as: student }),
  TOO_COMPLEX: () =>
    app.graphql(
      '{ courses(first: 100) { nodes { cohorts(first: 100) { nodes { id } } } } }',
      {},
      { as: student },
    ),
  PLAN_LIMIT: async () => {
    const institution = await anInstitution(app, { plan: 'free' });
    const by = await aTeacher(app, { institution });
    for (let n = 0; n < 3; n++) await aStudent(app, { institution });
    const cohort = await aCohort(app, { by, isPublic: true });
    return app.graphql(ENROLL, { id: cohort.id }, { as: await anAccount(app) });
  },
  CONFLICT: async () =>
    app.graphql(ENROLL, { id: (await aCohort(app, { by: teacher })).id }, { as: teacher }),
  COHORT_FULL: async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 1 });
    await anEnrollment(app, { cohort, student: await aStudent(app, { institution: teacher.institution }) });
    return app.graphql(ENROLL, { id: cohort.id }, { as: student });
  },
  EVENT_FULL: async () => {
    const event = await anEvent(app, { by: teacher, maxParticipants: 1 });
    await aRegistration(app, { event, member: await aStudent(app, { institution: teacher.institution }) });
    return app.graphql(
      'mutation ($id: ID!) { registerForEvent(input: { eventId: $id }) { __typename } }',
      { id: event.id },
      { as: student },
    );
  },
  DEADLINE_PASSED: async () => {
    const cohort = await aCohort(app, { by: teacher });
    await app.db.query(`update cohort set registration_deadline = now() - interval '1 day' where id = $1`, [
      cohort.id,
    ]);
    return app.graphql(ENROLL, { id: cohort.id }, { as: student });
  },
  IDEMPOTENCY_KEY_REUSED: async () => {
    const key = crypto.randomUUID();
    expect((await create('Knots', key)).errors).toEqual([]);
    return create('Ropes', key);
  },
  IDEMPOTENCY_KEY_IN_USE: async () => {
    const key = crypto.randomUUID();
    const holder = await app.db.connect();
    await holder.query('begin; lock table course in exclusive mode');
    const first = create('Knots', key);
    await expect
      .poll(async () => (await app.db.query('select from pg_locks where not granted')).rowCount, {
        timeout: 60_000,
      })
      .toBeGreaterThan(0);
    const second = await create('Knots', key);
    await holder.query('rollback');
    holder.release();
    expect((await first).errors).toEqual([]);
    return second;
  },
  TOO_MANY_REQUESTS: async () => {
    const account = await anAccount(app, { isVerified: false });
    const resend = () => app.graphql('mutation { resendVerificationCode { message } }', {}, { as: account });
    await resend();
    return resend();
  },
  UNAVAILABLE: async () => {
    const cohort = await aCohort(app, { by: teacher });
    const holder = await app.db.connect();
    await holder.query('begin');
    await holder.query('select from cohort where id = $1 for update', [cohort.id]);
    const answer = await app.graphql(ENROLL, { id: cohort.id }, { as: student });
    await holder.query('rollback');
    holder.release();
    return answer;
  },
  INTERNAL: async () => {
    await app.db.query('alter table early_access_subscriber rename to gone');
    return app.graphql('mutation { subscribeEarlyAccess(input: { email: "ada@example.com" }) { message } }');
  },
};

describe.each(Object.values(ErrorCode))('%s', (code) => {
  test('has its status and a message for people', async () => {
    const { status, errors, data } = await PRODUCERS[code]();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual([code]);
    expect(status).toBe(data === null ? HTTP_STATUS[code] : 200); // a nullable field is null, and the rest is data
    expect(errors[0]!.message).toMatch(/^\S.+ .+[.!?”"]$/);
  });
});
