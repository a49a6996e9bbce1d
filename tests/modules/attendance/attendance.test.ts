import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ATTENDANCE_TAKEN, MAX_SESSIONS } from '#modules/attendance/attendance.rules';
import { statementsOf } from '#tests/modules/cohort/statements';
import { notificationsOf } from '#tests/modules/notification/calls';
import { anEndpoint } from '#tests/modules/webhook/calls';
import { aReceiver } from '#tests/modules/webhook/receiver';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  anAttendance,
  anEnrollment,
  aCohortSession,
  aStudent,
  aTeacher,
  inDays,
  insert,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let colleague: Member;
let admin: Member;
let student: Member;
let classmate: Member;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  colleague = await aTeacher(app, { institution });
  admin = await anAdmin(app, { institution });
  student = await aStudent(app, { institution });
  classmate = await aStudent(app, { institution });
});
afterAll(() => app.stop());

beforeEach(async () => {
  cohort = await aCohort(app, { by: teacher });
  await anEnrollment(app, { cohort, student });
  await anEnrollment(app, { cohort, student: classmate });
});

const SESSION = 'session { id topic date present total } cohort { id }';

const plan = (as: Member, input: object = {}) =>
  app.graphql(
    `mutation ($input: CreateCohortSessionInput!) { createCohortSession(input: $input) { ${SESSION} } }`,
    { input: { cohortId: cohort.id, topic: 'Navigation', date: inDays(3), ...input } },
    { as },
  );

const change = (as: Member, input: object) =>
  app.graphql(
    `mutation ($input: UpdateCohortSessionInput!) { updateCohortSession(input: $input) { ${SESSION} } }`,
    { input },
    { as },
  );

const remove = (as: Member, { id }: ItemRow) =>
  app.graphql(
    'mutation ($id: ID!) { deleteCohortSession(input: { id: $id }) { id cohort { attendance { id } plannedSessions { id } } } }',
    { id },
    { as },
  );

const mark = (as: Member, session: ItemRow, entries: object[]) =>
  app.graphql(
    `mutation ($input: MarkAttendanceInput!) { markAttendance(input: $input) { ${SESSION} } }`,
    { input: { id: session.id, entries } },
    { as },
  );

const marking = (member: Member, status: string, note?: string) => ({
  membershipId: member.membershipId,
  status,
  note,
});

const sheet = async (as: Member, { id }: ItemRow) => {
  const { data } = await app.graphql(
    'query ($id: ID!) { attendances(sessionId: $id) { nodes { memberId status note } } }',
    { id },
    { as },
  );
  return data.attendances.nodes;
};

const seenBy = async (as: Member) => {
  const { data } = await app.graphql(
    `query ($id: ID!) { cohort(id: $id) {
      attendance { topic present total viewerAttendance { status note } } plannedSessions { id topic } viewerCan { manageSessions } } }`,
    { id: cohort.id },
    { as },
  );
  return data.cohort;
};

const fieldsOf = ({ errors }: Awaited<ReturnType<typeof plan>>) =>
  (errors[0]!.extensions['fields'] as { field: string }[]).map(({ field }) => field);

describe('sessions', () => {
  test('are planned by those who teach the cohort and read by its students, soonest first', async () => {
    await insert(app, 'cohort_instructor', {
      institution_id: cohort.institutionId,
      id: crypto.randomUUID(),
      cohort_id: cohort.id,
      membership_id: colleague.membershipId,
    });
    const later = await plan(teacher, { topic: 'Touch', date: inDays(9) });
    expect(later.errors).toEqual([]);
    expect(later.data.createCohortSession).toMatchObject({
      session: { topic: 'Touch', date: inDays(9).toISOString(), present: 0, total: 0 },
      cohort: { id: cohort.id },
    });
    expect((await plan(colleague)).errors).toEqual([]);
    expect((await plan(admin, { topic: 'Kick-off', date: inDays(-1) })).errors).toEqual([]);
    expect(await seenBy(student)).toMatchObject({
      attendance: [{ topic: 'Kick-off', viewerAttendance: null }],
      plannedSessions: [{ topic: 'Navigation' }, { topic: 'Touch' }],
      viewerCan: { manageSessions: false },
    });
    expect((await seenBy(teacher)).viewerCan.manageSessions).toBe(true);
  });

  test('that were held are added with their recording', async () => {
    const date = inDays(-2);
    expect(fieldsOf(await plan(teacher, { date, recordingUrl: 'http://video.example/1' }))).toEqual([
      'recordingUrl',
    ]);
    const recordingUrl = 'https://video.example/1';
    expect((await plan(teacher, { date, recordingUrl })).errors).toEqual([]);
    const { rows } = await app.db.query('select recording_url from cohort_session where cohort_id = $1', [
      cohort.id,
    ]);
    expect(rows).toEqual([{ recording_url: recordingUrl }]);
  });

  test('are not changed by others', async () => {
    const session = await aCohortSession(app, { cohort });
    const stranger = await aTeacher(app);
    const attempts = (as: Member) =>
      Promise.all([
        plan(as),
        change(as, { id: session.id, topic: 'Mine' }),
        remove(as, session),
        mark(as, session, [marking(student, 'PRESENT')]),
      ]);
    const codes = async (as: Member) => (await attempts(as)).map(({ code }) => code);
    expect(await codes(student)).toEqual(Array(4).fill('FORBIDDEN'));
    expect(await codes(colleague)).toEqual(Array(4).fill('FORBIDDEN'));
    expect(await codes(stranger)).toEqual(Array(4).fill('NOT_FOUND'));
  });

  test('need a topic and a start', async () => {
    const answer = await plan(teacher, { topic: ' ', date: '1800-01-01T00:00:00.000Z' });
    expect(answer.code).toBe('INVALID');
    expect(fieldsOf(answer).toSorted()).toEqual(['date', 'topic']);
  });

  test('that move or are deleted notify the students once, unless they are past', async () => {
    const ahead = await aCohortSession(app, { cohort, date: inDays(3) });
    const past = await aCohortSession(app, { cohort });
    expect((await change(teacher, { id: past.id, topic: 'Other', date: inDays(-2) })).errors).toEqual([]);
    expect((await change(teacher, { id: ahead.id, topic: 'Other' })).errors).toEqual([]);
    const told = async () =>
      (await notificationsOf(app, student, '(kind: COHORT_CHANGE)')).filter(
        ({ subjectId }) => subjectId === cohort.id,
      );
    expect(await told()).toEqual([]);
    expect((await change(teacher, { id: ahead.id, date: inDays(4) })).errors).toEqual([]);
    expect(await told()).toMatchObject([{ count: 1 }]);
    const removed = await remove(teacher, ahead);
    expect(removed.data.deleteCohortSession).toMatchObject({
      id: ahead.id,
      cohort: { attendance: [{ id: past.id }], plannedSessions: [] },
    });
    expect(await told()).toMatchObject([{ count: 2 }]);
  });

  test('that move notify those who teach the cohort, except the person who moved them', async () => {
    await insert(app, 'cohort_instructor', {
      institution_id: cohort.institutionId,
      id: crypto.randomUUID(),
      cohort_id: cohort.id,
      membership_id: colleague.membershipId,
    });
    const { id } = await aCohortSession(app, { cohort, date: inDays(3) });
    expect((await change(colleague, { id, date: inDays(4) })).errors).toEqual([]);
    const told = async (member: Member) =>
      (await notificationsOf(app, member, '(kind: COHORT_CHANGE)')).filter(
        ({ subjectId }) => subjectId === cohort.id,
      );
    expect(await told(teacher)).toMatchObject([{ count: 1, details: ['MEETINGS'] }]);
    expect(await told(colleague)).toEqual([]);
  });

  test('with attendance are not deleted', async () => {
    const session = await aCohortSession(app, { cohort });
    await anAttendance(app, { session, student });
    const { code, errors } = await remove(teacher, session);
    expect([code, errors[0]!.message]).toEqual(['CONFLICT', ATTENDANCE_TAKEN]);
  });

  test('of a cohort are limited', async () => {
    await app.db.query(
      `insert into cohort_session (institution_id, id, cohort_id, topic, date)
       select $1, gen_random_uuid(), $2, 'Many', now() from generate_series(1, $3::int)`,
      [cohort.institutionId, cohort.id, MAX_SESSIONS],
    );
    expect((await plan(teacher)).code).toBe('CONFLICT');
  });
});

describe('attendance', () => {
  test('is marked for many at once and again, and late counts as present', async () => {
    const session = await aCohortSession(app, { cohort });
    const first = await mark(teacher, session, [
      marking(student, 'LATE', 'Trains were late.'),
      marking(classmate, 'ABSENT'),
    ]);
    expect(first.errors).toEqual([]);
    expect(first.data.markAttendance.session).toMatchObject({ present: 1, total: 2 });
    const second = await mark(admin, session, [marking(classmate, 'EXCUSED')]);
    expect(second.data.markAttendance.session).toMatchObject({ present: 1, total: 2 });
    expect(await sheet(teacher, session)).toEqual(
      expect.arrayContaining([
        { memberId: student.membershipId, status: 'LATE', note: 'Trains were late.' },
        { memberId: classmate.membershipId, status: 'EXCUSED', note: '' },
      ]),
    );
  });

  test('is removed again, and read with the students who were marked', async () => {
    const session = await aCohortSession(app, { cohort });
    await anAttendance(app, { session, student });
    const { data, errors } = await app.graphql(
      `mutation ($input: MarkAttendanceInput!, $ids: [ID!]) { markAttendance(input: $input) {
        session { total } students { id attendances(sessionIds: $ids, first: 1) { nodes { status } } } } }`,
      {
        input: {
          id: session.id,
          entries: [{ membershipId: student.membershipId, status: null }, marking(classmate, 'LATE')],
        },
        ids: [session.id],
      },
      { as: teacher },
    );
    expect(errors).toEqual([]);
    expect(data.markAttendance.session).toEqual({ total: 1 });
    const marked = [
      { id: student.membershipId, attendances: { nodes: [] } },
      { id: classmate.membershipId, attendances: { nodes: [{ status: 'LATE' }] } },
    ];
    expect(data.markAttendance.students).toHaveLength(2);
    expect(data.markAttendance.students).toEqual(expect.arrayContaining(marked));
    expect(await sheet(teacher, session)).toHaveLength(1);
  });

  test('is read by the student and by teachers of the cohort only', async () => {
    const session = await aCohortSession(app, { cohort });
    await anAttendance(app, { session, student, status: 'late', note: 'Trains were late.' });
    await anAttendance(app, { session, student: classmate, status: 'absent' });
    expect(await sheet(student, session)).toEqual([
      { memberId: student.membershipId, status: 'LATE', note: 'Trains were late.' },
    ]);
    expect(await sheet(colleague, session)).toEqual([]);
    expect(await sheet(admin, session)).toHaveLength(2);
    expect(await sheet(await aTeacher(app), session)).toEqual([]);
    expect((await seenBy(student)).attendance).toEqual([
      {
        topic: 'Kick-off',
        present: 1,
        total: 2,
        viewerAttendance: { status: 'LATE', note: 'Trains were late.' },
      },
    ]);
  });

  test('is taken in a sheet of all students with a seat, for those who teach the cohort', async () => {
    const session = await aCohortSession(app, { cohort });
    await anAttendance(app, { session, student });
    const waiting = await aStudent(app, { institution: teacher.institution });
    await anEnrollment(app, { cohort, student: waiting, status: 'waitlisted' });
    const sheetOf = (as: Member, search?: string) =>
      app.graphql(
        'query ($id: ID!, $search: String) { attendanceSheet(sessionId: $id, search: $search) { nodes { id } } }',
        { id: session.id, search },
        { as },
      );
    const students = [student, classmate].map(({ membershipId }) => ({ id: membershipId }));
    for (const as of [teacher, admin]) {
      const { nodes } = (await sheetOf(as)).data.attendanceSheet;
      expect(nodes).toHaveLength(2);
      expect(nodes).toEqual(expect.arrayContaining(students));
    }
    for (const as of [colleague, await aTeacher(app)])
      expect((await sheetOf(as)).data.attendanceSheet.nodes).toEqual([]);
    expect((await sheetOf(teacher, student.email)).data.attendanceSheet.nodes).toEqual([students[0]]);
    expect((await sheetOf(student)).code).toBe('FORBIDDEN');
  });

  test('is of students with a seat only, each once', async () => {
    const session = await aCohortSession(app, { cohort });
    const outsider = await aStudent(app, { institution: teacher.institution });
    for (const entries of [
      [marking(student, 'PRESENT'), marking(outsider, 'PRESENT')],
      [marking(student, 'PRESENT'), marking(student, 'ABSENT')],
      [],
    ])
      expect(fieldsOf(await mark(teacher, session, entries))).toEqual(['entries']);
    expect(await sheet(teacher, session)).toEqual([]);
  });

  test('takes the same number of statements for two students as for many', async () => {
    const { institution } = teacher;
    cohort = await aCohort(app, { by: teacher, capacity: 50 });
    const session = await aCohortSession(app, { cohort });
    const many = await Promise.all(Array.from({ length: 30 }, () => aStudent(app, { institution })));
    for (const each of many) await anEnrollment(app, { cohort, student: each });
    const costOf = (people: Member[], status: string) =>
      statementsOf(app, () =>
        Promise.resolve(async () => {
          const entries = people.map((each) => marking(each, status));
          expect((await mark(teacher, session, entries)).errors).toEqual([]);
        }),
      );
    // Scheduled jobs may send statements while one is counted, so the fewest are those of the call.
    let [few, all] = [Infinity, Infinity];
    const difference = async () => {
      few = Math.min(few, await costOf(many.slice(0, 2), 'PRESENT'), await costOf(many.slice(0, 2), 'LATE'));
      all = Math.min(all, await costOf(many, 'PRESENT'), await costOf(many, 'LATE'));
      return all - few;
    };
    await costOf(many, 'ABSENT'); // all have a row, which the counted calls change
    await expect.poll(difference).toBe(0);
    expect(few).toBeGreaterThan(3);
  });

  test('is sent to webhooks with the figures of the session', async () => {
    const receiver = await aReceiver();
    await app.db.query(`update institution set plan = 'professional' where id = $1`, [cohort.institutionId]);
    await anEndpoint(app, { by: admin, url: receiver.url, events: ['ATTENDANCE_MARKED'] });
    const session = await aCohortSession(app, { cohort });
    await mark(teacher, session, [marking(student, 'PRESENT'), marking(classmate, 'ABSENT')]);
    const [request] = await receiver.until(1);
    expect(JSON.parse(request!.body)).toMatchObject({
      type: 'attendance.marked',
      data: { id: session.id, cohortId: cohort.id, present: 1, total: 2 },
    });
    await receiver.stop();
  });
});
