import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { schema } from '#tests/support/schema';
import { completeEnrollments } from '#modules/enrollment/complete.service';
import { newEmail, refresh, signIn, signUp, switchTo, whoAmI } from '#tests/modules/account/calls';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCertificate,
  aCohort,
  aCourse,
  aMembership,
  anAccount,
  anApiToken,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type ItemRow,
  type Member,
  PASSWORD,
} from '#tests/support/factories';
import { everyOperation, withValue } from '#tests/support/operations';
import { anEndpoint, expectStates, turnsLeft } from '#tests/modules/webhook/calls';
import { aReceiver } from '#tests/modules/webhook/receiver';

const NUMBER = 'ABCD-EFGH-JKMN';
const SUSPEND = `mutation ($input: SuspendInstitutionInput!) {
  suspendInstitution(input: $input) { institution { name suspendedAt suspensionReason } }
}`;
const REOPEN = `mutation ($id: ID!) {
  reopenInstitution(input: { id: $id }) { institution { name suspendedAt suspensionReason } }
}`;
const REASON = 'The invoice of March is not paid.';

let app: App;
/** Part of every text of the suspended institution. */
let canary: string;
let platform: Actor;
let owner: Member;
let student: Member;
let guest: Actor & { accountId: string; sessionId: string; accessToken: string };
let outsider: Member;
let course: ItemRow;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  platform = await anAccount(app, { isSuperAdmin: true });
  outsider = await aStudent(app, { institution: await anInstitution(app) });
});
afterAll(() => app.stop());

/** Creates an institution with its members and one of everything that outsiders may see. */
beforeEach(async () => {
  canary = `canary-${uuidv7()}`;
  const institution = await anInstitution(app, { name: canary, plan: 'professional' });
  owner = await aTeacher(app, { institution, isOwner: true, isPublic: true, lastName: canary });
  student = await aStudent(app, { institution });
  guest = await anAccount(app);
  const joined = await aMembership(app, guest, institution, 'student');
  course = await aCourse(app, { by: owner, title: canary, isPublic: true, lessons: [canary] });
  cohort = await aCohort(app, { by: owner, title: canary, isPublic: true, courses: [course], capacity: 9 });
  await anEnrollment(app, { cohort, student });
  await anEnrollment(app, { cohort, student: { ...guest, ...joined } });
});

const suspend = (as: Actor = platform, reason = REASON) =>
  app.graphql(SUSPEND, { input: { id: owner.institution.id, reason } }, { as });
const reopen = (as: Actor = platform) => app.graphql(REOPEN, { id: owner.institution.id }, { as });

/** Types of the objects that the queries are asked for. */
const TARGETS: ReadonlySet<string> = new Set(['Institution', 'Member', 'Course', 'Cohort']);

const queries = everyOperation(schema).filter(
  ({ kind, onType }) => kind === 'query' && (onType === undefined || TARGETS.has(onType)),
);

/** Arguments with which lists return everything. */
const unfiltered = (variables: Record<string, unknown>): Record<string, unknown> => ({
  ...variables,
  search: null,
  category: null,
  categorySlug: null,
  level: null,
  status: null,
  isTaught: false,
  isOpen: false,
  ids: null,
  createdAt: null,
  updatedAt: null,
  orderBy: null,
});

/** Returns which of the queries show the canary to an actor, given no ID or any of the institution. */
async function shownTo(as: Actor, asked = queries): Promise<string[]> {
  const targets = [owner.institution.id, owner.membershipId, course.id, cohort.id];
  const shown = new Set<string>();
  for (const { name, document, variables, places } of asked) {
    const ids = places.filter(({ type }) => type === 'ID');
    for (const id of ids.length > 0 ? [null, ...targets] : [null]) {
      const all = unfiltered(variables);
      const given = id ? ids.reduce((sofar, place) => withValue(sofar, place, id), all) : all;
      if ((await app.graphql(document, given, { as })).text.includes(canary)) shown.add(name);
    }
  }
  return [...shown].toSorted();
}

describe('a suspended institution is hidden', () => {
  test('from a visitor of the marketplace', async () => {
    const shown = ['cohort', 'cohorts', 'course', 'courses', 'node', 'nodes'];
    expect(await shownTo(aVisitor())).toEqual(shown);
    await suspend();
    expect(await shownTo(aVisitor())).toEqual([]);
    await reopen();
    const lists = queries.filter(({ name }) => name === 'cohorts' || name === 'courses');
    expect(await shownTo(aVisitor(), lists)).toEqual(['cohorts', 'courses']);
  });

  test('from a visitor of its own host', async () => {
    const host = owner.institution.namespace;
    const landing = () => app.graphql('{ hostInstitution { name } cohorts { totalCount } }', {}, { host });
    expect((await landing()).data).toMatchObject({ cohorts: { totalCount: 1 } });
    await suspend();
    expect(await landing()).toMatchObject({ code: 'NOT_FOUND', data: { hostInstitution: null } });
    const { data } = await app.graphql('{ cohorts { totalCount } courses { totalCount } }', {}, { host });
    expect(data).toEqual({ cohorts: { totalCount: 0 }, courses: { totalCount: 0 } });
  });

  test('from an outsider with a session in another institution, who can no longer enroll', async () => {
    expect(await shownTo(outsider)).toContain('cohort');
    await suspend();
    expect(await shownTo(outsider)).toEqual([]);
    expect(await enroll(app, cohort, outsider)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('from a visitor of the REST API', async () => {
    await suspend();
    for (const path of ['/cohorts', '/courses', `/cohorts/${cohort.id}`, `/courses/${course.id}`])
      expect((await app.rest('GET', path)).text).not.toContain(canary);
  });

  test('from a student with a seat whose session is in another institution', async () => {
    const OWN = '{ viewer { enrollments { totalCount } memberships { institution { name isSuspended } } } }';
    const own = async () => (await app.graphql(OWN, {}, { as: guest })).data.viewer;
    expect(await own()).toMatchObject({
      enrollments: { totalCount: 1 },
      memberships: [{ institution: { isSuspended: false } }],
    });
    await suspend();
    expect(await own()).toEqual({
      enrollments: { totalCount: 0 },
      memberships: [{ institution: { name: owner.institution.name, isSuspended: true } }],
    });
    await reopen();
    expect(await own()).toMatchObject({ enrollments: { totalCount: 1 } });
  });

  test('except for its certificates, which can still be checked', async () => {
    await aCertificate(app, { course, cohort, student, number: NUMBER });
    await suspend();
    const check = 'query ($number: String!) { checkCertificate(number: $number) { institutionName } }';
    const { data } = await app.graphql(check, { number: NUMBER }, { as: aVisitor() });
    expect(data.checkCertificate).toEqual({ institutionName: owner.institution.name });
  });
});

describe('the members of a suspended institution', () => {
  /** Another process of the same product. */
  let other: App;
  beforeAll(async () => void (other = await startApp({ databaseUrl: app.databaseUrl })));
  afterAll(() => other.stop());

  test('lose their HTTP sessions on every instance, and get them back', async () => {
    for (const each of [app, other]) expect((await whoAmI(each, student.accessToken)).status).toBe(200);
    await suspend();
    const codes = () =>
      Promise.all([app, other].map(async (each) => (await whoAmI(each, student.accessToken)).code));
    await expect.poll(codes).toEqual(['TOKEN_EXPIRED', 'TOKEN_EXPIRED']);
    await reopen();
    await expect.poll(codes).toEqual([undefined, undefined]);
  });

  test('lose their sockets on every instance', async () => {
    const closed = [app, other].map(async (each) => {
      const events = each.subscribe('subscription { cohortChanged { cohortId } }', {}, { as: student });
      await events.ready;
      return { end: events.next().catch((closing: { code: number }) => closing.code) };
    });
    const ends = (await Promise.all(closed)).map(({ end }) => end);
    await suspend();
    expect(await Promise.all(ends)).toEqual([4403, 4403]);
  });

  test('lose their sockets even if no instance was notified', async () => {
    const events = app.subscribe('subscription { cohortChanged { cohortId } }', {}, { as: student });
    await events.ready;
    const end = events.next().catch((closing: { code: number }) => closing.code);
    await app.db.query('update institution set suspended_at = now() where id = $1', [owner.institution.id]);
    expect(await end).toBe(4403);
  });

  test('get an error that says so when they sign in, sign up, refresh or switch there', async () => {
    const { institution } = owner;
    const host = institution.namespace;
    const signedIn = await signIn(app, { email: student.email, password: PASSWORD }, { host });
    await suspend();
    const refusal = {
      code: 'FORBIDDEN',
      errors: [{ message: `${institution.name} is suspended.` }],
    };
    const person = { email: newEmail(), password: PASSWORD, firstName: 'Ana', lastName: 'Silva' };
    expect(await signIn(app, { email: student.email, password: PASSWORD }, { host })).toMatchObject(refusal);
    expect(await signUp(app, person, { host })).toMatchObject(refusal);
    expect(await refresh(app, signedIn.cookies, { host })).toMatchObject(refusal);
    expect(await switchTo(app, institution.id, { as: guest })).toMatchObject(refusal);
    expect(await switchTo(app, institution.id, { as: outsider })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('API tokens of a suspended institution are rejected until it is reactivated', async () => {
  const token = await anApiToken(app, { by: owner });
  const ask = async () => (await app.graphql('{ institution { id } }', {}, { as: token })).status;
  expect(await ask()).toBe(200);
  await suspend();
  await expect.poll(ask).toBe(403);
  await reopen();
  await expect.poll(ask).toBe(200);
});

test('webhook deliveries of a suspended institution wait until it is reactivated', async () => {
  const receiver = await aReceiver();
  const endpoint = await anEndpoint(app, { by: owner, url: receiver.url });
  await enroll(app, cohort, await aStudent(app, { institution: owner.institution }));
  await receiver.until(1);
  await expectStates(app, endpoint, owner, ['SUCCEEDED']);
  await suspend();
  // An event that still happens, such as one of a transaction that was running.
  await app.db.query(
    `insert into webhook_delivery (institution_id, id, endpoint_id, event_id, type, payload, next_attempt_at)
     select institution_id, uuidv7(), endpoint_id, uuidv7(), type, payload, now() from webhook_delivery
     where endpoint_id = $1`,
    [endpoint.id],
  );
  await app.db.query(
    `select queue_job_promptly('deliver-webhook',
       json_build_object('institutionId', $1::uuid, 'endpointId', $2::uuid, 'share', null), now())`,
    [owner.institution.id, endpoint.id],
  );
  await expect.poll(() => turnsLeft(app)).toBe(0);
  expect(receiver.received).toHaveLength(1);
  await reopen();
  expect(await receiver.until(2)).toHaveLength(2);
  await receiver.stop();
});

test('scheduled jobs skip a suspended institution until it is reactivated', async () => {
  const ended = await aCohort(app, { by: owner, startDate: inDays(-9), endDate: inDays(-1) });
  await anEnrollment(app, { cohort: ended, student });
  const status = async () =>
    (await app.db.query<{ status: string }>('select status from enrollment where cohort_id = $1', [ended.id]))
      .rows[0]!.status;
  await suspend();
  await completeEnrollments(app.services);
  expect(await status()).toBe('active');
  await reopen();
  await completeEnrollments(app.services);
  expect(await status()).toBe('completed');
});

test('mails that were queued before the suspension are not sent', async () => {
  await app.db.query('update institution set suspended_at = now() where id = $1', [owner.institution.id]);
  const reader = await anAccount(app);
  const mail = (share: string | null) => ({
    id: `mail-${share}`,
    queuedAt: new Date().toISOString(),
    share,
    mail: {
      to: reader.email,
      template: 'membership-changed',
      data: { change: 'role', role: 'admin', institution: 'X', namespace: share ?? 'x' },
    },
  });
  for (const share of [owner.institution.namespace, outsider.institution.namespace])
    await app.db.query(`select queue_job('send-mail', $1::json)`, [JSON.stringify(mail(share))]);
  const waiting = async () => (await app.db.query('select from graphile_worker.jobs')).rowCount;
  await expect.poll(waiting).toBe(0);
  expect(await app.mailTo(reader.email)).toHaveLength(1);
});

describe('suspending an institution', () => {
  test('super admins suspend it: the owner receives the reason, and the audit log names the actor', async () => {
    const { data } = await suspend();
    expect(data.suspendInstitution.institution).toEqual({
      name: owner.institution.name,
      suspendedAt: expect.any(String),
      suspensionReason: REASON,
    });
    const [mail] = await app.mailTo(owner.email);
    expect(mail!.subject).toBe(`${owner.institution.name} was suspended`);
    expect(mail!.text).toContain(REASON);
    expect((await reopen()).data.reopenInstitution.institution).toMatchObject({
      suspendedAt: null,
      suspensionReason: null,
    });
    expect((await app.mailTo(owner.email, 2))[1]!.subject).toBe(`${owner.institution.name} is open again`);
    const { rows } = await app.db.query(
      `select account_id as by, operation, after->>'suspension_reason' as reason from audit_entry
       where institution_id = $1 and noun = 'institution' and action = 'updated' order by id`,
      [owner.institution.id],
    );
    expect(rows).toEqual([
      { by: platform.accountId, operation: 'suspendInstitution', reason: REASON },
      { by: platform.accountId, operation: 'reopenInstitution', reason: null },
    ]);
  });

  test('suspending twice and reactivating an active institution change nothing', async () => {
    const first = await suspend();
    expect((await suspend(platform, 'Another reason')).data).toEqual(first.data);
    await reopen();
    expect((await reopen()).errors).toEqual([]);
    await app.mailTo(owner.email, 2);
    expect(app.mails().filter(({ to }) => to.includes(owner.email))).toHaveLength(2);
  });

  test('rejects owners, API tokens and visitors, and requires a reason and an existing institution', async () => {
    const token = await anApiToken(app, { by: owner });
    for (const [as, code] of [
      [owner, 'FORBIDDEN'],
      [token, 'FORBIDDEN'],
      [aVisitor(), 'UNAUTHENTICATED'],
    ] as const)
      for (const change of [suspend, reopen]) expect((await change(as)).code).toBe(code);
    expect(await suspend(platform, '  ')).toMatchObject({ code: 'INVALID' });
    const nowhere = { id: platform.accountId, reason: REASON };
    expect(await app.graphql(SUSPEND, { input: nowhere }, { as: platform })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await whoAmI(app, owner.accessToken)).status).toBe(200);
  });

  test('shows date and reason to super admins only', async () => {
    const read = `query ($id: ID!) { node(id: $id) { ... on Institution { name suspendedAt suspensionReason } } }`;
    const seenBy = async (as: Actor) =>
      (await app.graphql(read, { id: owner.institution.id }, { as })).data.node;
    expect(await seenBy(outsider)).toMatchObject({ suspendedAt: null });
    await suspend();
    expect(await seenBy(outsider)).toBeNull();
    expect(await seenBy(platform)).toMatchObject({ suspensionReason: REASON });
  });
});
