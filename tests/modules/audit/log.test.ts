import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContext } from '#platform/request/create-context';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCertificate,
  aCohort,
  aCourse,
  aMembership,
  anAdmin,
  anApiToken,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  type InstitutionRow,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { entriesOf } from './replay.ts';

const ENTRIES = `query ($memberId: ID, $noun: AuditNoun, $rowId: ID, $action: AuditAction, $operation: String,
  $from: DateTime, $to: DateTime, $first: Int, $after: String) {
  auditEntries(memberId: $memberId, noun: $noun, rowId: $rowId, action: $action, operation: $operation, from: $from,
    to: $to, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes {
      id createdAt actorKind actor { id displayName } tokenId requestId operation noun rowId label action before after names
    }
  }
}`;

const ENROLL = 'mutation ($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { id } } }';
const UPDATE = 'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }';

interface Told {
  id: string;
  createdAt: string;
  actorKind: string;
  actor: { id: string; displayName: string } | null;
  requestId: string | null;
  operation: string | null;
  noun: string;
  rowId: string;
  label: string | null;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  names: Record<string, string> | null;
}

let app: App;
let school: InstitutionRow;
let admin: Member;
let teacher: Member;
let student: Member;
let course: ItemRow;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app, { namespace: 'school', plan: 'professional' });
  admin = await anAdmin(app, { institution: school });
  teacher = await aTeacher(app, { institution: school, firstName: 'Ada', lastName: 'Love' });
  student = await aStudent(app, { institution: school });
  course = await aCourse(app, { by: teacher });
  cohort = await aCohort(app, { by: teacher, courses: [course], title: 'Before' });
});
afterAll(() => app.stop());

async function log(filters: object = {}, as: Actor = admin): Promise<Told[]> {
  const { data, errors } = await app.graphql(ENTRIES, { first: 100, ...filters }, { as });
  expect(errors).toEqual([]);
  return (data as { auditEntries: { nodes: Told[] } }).auditEntries.nodes;
}

describe('an audit entry', () => {
  test('says who changed what in which call, with both values', async () => {
    const input = { id: cohort.id, title: 'After' };
    const began = Date.now();
    const { headers } = await app.graphql(UPDATE, { input }, { as: teacher });
    const [entry] = await log({ rowId: cohort.id });
    expect(entry).toMatchObject({
      actorKind: 'PERSON',
      actor: { id: teacher.membershipId, displayName: 'Ada Love' },
      requestId: headers['x-request-id'],
      operation: 'updateCohort',
      noun: 'COHORT',
      label: 'After',
      action: 'UPDATED',
      before: { title: 'Before' },
      after: { title: 'After' },
    });
    expect(Date.parse(entry!.createdAt)).toBeGreaterThanOrEqual(began);
  });

  test('records a seat taken by the fast path like any other, and none for its counter', async () => {
    const { data, headers } = await app.graphql(ENROLL, { id: cohort.id }, { as: student });
    const entries = await entriesOf(app, headers['x-request-id']);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      institution_id: school.id,
      account_id: student.accountId,
      operation: 'enroll',
      noun: 'enrollment',
      row_id: (data as { enroll: { enrollment: { id: string } } }).enroll.enrollment.id,
      action: 'created',
      before: null,
      after: { cohort_id: cohort.id, membership_id: student.membershipId, status: 'active' },
    });
  });

  test('names the rows that its values refer to', async () => {
    const place = await aCohort(app, { by: teacher, courses: [course], title: 'Spring' });
    const { data } = await app.graphql(ENROLL, { id: place.id }, { as: student });
    const { enrollment } = (data as { enroll: { enrollment: { id: string } } }).enroll;
    const [entry] = await log({ rowId: enrollment.id });
    expect(entry!.names).toEqual({
      [place.id]: 'Spring',
      [student.membershipId]: `${student.firstName} ${student.lastName}`,
    });
    const issued = await aCertificate(app, { course, cohort: place, student, studentName: 'Lena Farah' });
    expect((await log({ rowId: issued.id }))[0]!.label).toBe(`Lena Farah · ${course.title}`);
  });

  test('names the call of the REST API', async () => {
    const { headers } = await app.rest('POST', `/cohorts/${cohort.id}/enroll`, {
      as: await aStudent(app, { institution: school }),
    });
    const [seat] = await entriesOf(app, headers['x-request-id']);
    expect(seat).toMatchObject({ noun: 'enrollment', operation: 'POST /cohorts/:guid/enroll' });
  });

  test('names the API token and its creator', async () => {
    const token = await anApiToken(app, { by: admin, scopes: ['cohorts:write', 'cohorts:read'] });
    const input = { id: cohort.id, title: 'By a token' };
    const { errors } = await app.graphql(UPDATE, { input }, { as: token });
    expect(errors).toEqual([]);
    expect((await log({ rowId: cohort.id }))[0]).toMatchObject({
      actorKind: 'TOKEN',
      tokenId: token.tokenId,
      actor: { id: admin.membershipId },
      after: { title: 'By a token' },
    });
    expect((await log({ rowId: token.tokenId }))[0]).toMatchObject({ noun: 'API_TOKEN', action: 'CREATED' });
  });

  test('has no actor for changes of the product itself', async () => {
    await app.db.query(`update course set title = 'By the system' where id = $1`, [course.id]);
    expect((await log({ rowId: course.id }))[0]).toMatchObject({
      actorKind: 'SYSTEM',
      actor: null,
      requestId: null,
      operation: null,
      after: { title: 'By the system' },
    });
  });

  test('is rolled back with the change', async () => {
    const transport = { requestId: 'undone', operation: 'test' };
    const viewer = { ...admin, accountId: admin.accountId, institutionId: school.id };
    const context = createContext(app.services, viewer as never, transport as never);
    const change = (end: () => void) =>
      context.transaction(async (em) => {
        await em.execute(`update course set title = 'Undone' where institution_id = ? and id = ?`, [
          course.institutionId,
          course.id,
        ]);
        end();
      });
    await expect(
      change(() => {
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await entriesOf(app, 'undone')).toEqual([]);
    await change(() => {});
    expect(await entriesOf(app, 'undone')).toHaveLength(1);
  });

  test('is written by the trigger alone: without it a change leaves none', async () => {
    await app.db.query('alter table cohort disable trigger cohort_audit_update');
    const input = { id: cohort.id, title: 'Unheard' };
    const { headers } = await app.graphql(UPDATE, { input }, { as: teacher });
    await app.db.query('alter table cohort enable trigger cohort_audit_update');
    expect(await entriesOf(app, headers['x-request-id'])).toEqual([]);
  });

  test('is not written for a change without a difference', async () => {
    const before = (await log({ rowId: cohort.id })).length;
    await app.db.query('update cohort set title = title where id = $1', [cohort.id]);
    await app.db.query('update cohort set waitlist_count = waitlist_count + 1 where id = $1', [cohort.id]);
    await app.db.query('update cohort set waitlist_count = waitlist_count - 1 where id = $1', [cohort.id]);
    expect(await log({ rowId: cohort.id })).toHaveLength(before);
  });
});

describe('audit entries about people', () => {
  const signIn = ({ email }: Actor, password: string) =>
    app.graphql(SIGN_IN, { input: { email, password, institution: 'school' } });

  test('sign-ins and failures are logged in each institution of the account', async () => {
    const person = await aStudent(app, { institution: school });
    const other = await anAdmin(app);
    await aMembership(app, person, other.institution, 'student');
    await signIn(person, 'wrong-Password1');
    await signIn(person, person.password);
    const failed = {
      noun: 'ACCOUNT',
      rowId: person.accountId,
      action: 'SIGN_IN_FAILED',
      label: person.email,
    };
    expect((await log({ rowId: person.accountId }))[0]).toMatchObject({ ...failed, actorKind: 'VISITOR' });
    expect((await log({ rowId: person.accountId }, other))[0]).toMatchObject(failed);
    const [begun] = await log({ memberId: person.membershipId, action: 'SIGNED_IN' });
    expect(begun).toMatchObject({ noun: 'SESSION', operation: 'signIn', label: person.email });
    expect(begun!.after).toHaveProperty('address');
  });

  test('a wrong password for an unknown address is logged in no institution', async () => {
    const { headers } = await app.graphql(SIGN_IN, {
      input: { email: 'nobody@example.org', password: 'wrong-Password1' },
    });
    expect(await entriesOf(app, headers['x-request-id'])).toEqual([]);
  });

  test('a revoked session, a changed role and a changed e-mail are logged', async () => {
    const person = await aStudent(app, { institution: school });
    const { headers } = await app.graphql('mutation { signOut { message } }', {}, { as: person });
    expect(await entriesOf(app, headers['x-request-id'])).toMatchObject([
      { noun: 'session', action: 'signed_out', account_id: person.accountId, label: person.email },
    ]);
    await app.db.query(`update membership set role = 'admin' where id = $1`, [person.membershipId]);
    await app.db.query(`update account set email = 'changed@example.org' where id = $1`, [person.accountId]);
    expect((await log({ rowId: person.membershipId }))[0]).toMatchObject({
      before: { role: 'student' },
      after: { role: 'admin' },
    });
    expect((await log({ rowId: person.accountId }))[0]).toMatchObject({
      before: { email: person.email },
      after: { email: 'changed@example.org' },
    });
  });

  test('a new password is logged, and no entry ever contains it or another secret', async () => {
    const canary = 'Canary-passw0rd!';
    const input = { email: 'canary@example.org', password: canary, firstName: 'C', lastName: 'D' };
    const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';
    const { data, cookies, errors } = await app.graphql(
      signUp,
      { input: { ...input, institution: 'school' } },
      { host: 'school' },
    );
    expect(errors).toEqual([]);
    const account = await app.db.query<{ id: string; hash: string }>(
      'select id, password_hash as hash from account where email = $1',
      [input.email],
    );
    const { id, hash } = account.rows[0]!;
    await app.db.query(`update account set password_hash = 'canary-hash' where id = $1`, [id]);
    expect((await log({ rowId: id }))[0]).toMatchObject({
      action: 'UPDATED',
      before: { password_hash: 'hidden' },
      after: { password_hash: 'hidden' },
    });
    const all = await app.db.query<{ text: string }>('select audit_entry::text as text from audit_entry');
    const text = all.rows.map((row) => row.text).join('\n');
    const { accessToken } = (data as { signUp: { accessToken: string } }).signUp;
    for (const secret of [canary, hash, 'canary-hash', accessToken, cookies['refresh_token']!])
      expect(text).not.toContain(secret);
    expect(text).toContain(input.email);
  });
});

describe('callers without permission to read the audit log', () => {
  const REFUSED: [string, () => Promise<Actor>, string][] = [
    ['a student', () => Promise.resolve(student), 'FORBIDDEN'],
    ['an instructor', () => Promise.resolve(teacher), 'FORBIDDEN'],
    ['an account without an institution', () => aStudent(app), 'FORBIDDEN'],
    ['a visitor', () => Promise.resolve(aVisitor()), 'UNAUTHENTICATED'],
  ];
  test.each(REFUSED)('rejects %s', async (_, actor, refusal) => {
    const { code, data } = await app.graphql(ENTRIES, {}, { as: await actor() });
    expect([code, data]).toEqual([refusal, null]);
  });

  test("an admin of another institution sees no entry, not even by a row's ID", async () => {
    const stranger = await anAdmin(app);
    expect(await log({ rowId: cohort.id }, stranger)).toEqual([]);
    expect(await log({ memberId: teacher.membershipId }, stranger)).toEqual([]);
    expect((await log({}, stranger)).map(({ noun }) => noun)).toEqual(
      expect.not.arrayContaining(['COHORT', 'COURSE']),
    );
  });

  test('the owner may read the audit log', async () => {
    const owner = await aTeacher(app, { institution: school, isOwner: true });
    expect((await log({ rowId: cohort.id }, owner)).length).toBeGreaterThan(0);
  });
});

describe('filters of the audit log', () => {
  test('entries are filtered by actor, noun, action, operation and time', async () => {
    const all = await log();
    const by = (member: Member) => all.filter(({ actor }) => actor?.id === member.membershipId);
    expect(await log({ memberId: teacher.membershipId })).toEqual(by(teacher));
    expect(await log({ noun: 'ENROLLMENT' })).toEqual(all.filter(({ noun }) => noun === 'ENROLLMENT'));
    expect(await log({ action: 'UPDATED' })).toEqual(all.filter(({ action }) => action === 'UPDATED'));
    const ofCall = all.filter(({ operation }) => operation === 'updateCohort');
    expect(await log({ operation: 'updateCohort' })).toEqual(ofCall);
    const middle = all[Math.floor(all.length / 2)]!.createdAt;
    const since = await log({ from: middle });
    const until = await log({ to: middle });
    expect([...since, ...until]).toEqual(all);
    expect(since.length).toBeGreaterThan(0);
    expect(until.length).toBeGreaterThan(0);
  });

  test('pages return every entry once, the latest first', async () => {
    const all = await log();
    expect(all.map(({ id }) => id)).toEqual(
      all
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const { data } = await app.graphql(ENTRIES, { first: 7, after }, { as: admin });
      const { nodes, pageInfo } = data.auditEntries as {
        nodes: Told[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      seen.push(...nodes.map(({ id }) => id));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });
});
