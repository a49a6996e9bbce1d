import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOT_OPEN, WRONG_CODE } from '#modules/attendance/attendance.rules';
import { anEndpoint } from '#tests/modules/webhook/calls';
import { aReceiver } from '#tests/modules/webhook/receiver';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCohortSession,
  anAdmin,
  anAttendance,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

const CODE = '123456';
const WRONG = '654321';
/** Simultaneous tries. */
const AT_ONCE = 20;

let app: App;
let teacher: Member;
let student: Member;
let cohort: ItemRow;
let session: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
});
afterAll(() => app.stop());

beforeEach(async () => {
  cohort = await aCohort(app, { by: teacher, capacity: 100 });
  await anEnrollment(app, { cohort, student });
  session = await aCohortSession(app, { cohort, checkInCode: CODE });
});

const FIELDS =
  'session { id present total checkInCode checkInClosesAt checkInLateAt viewerAttendance { status note } }';

const open = (as: Member, input: object = {}) =>
  app.graphql(
    `mutation ($input: OpenCheckInInput!) { openCheckIn(input: $input) { ${FIELDS} } }`,
    { input: { id: session.id, minutes: 15, ...input } },
    { as },
  );

const close = (as: Member) =>
  app.graphql(
    `mutation ($id: ID!) { closeCheckIn(input: { id: $id }) { ${FIELDS} } }`,
    { id: session.id },
    { as },
  );

const checkIn = (as: Member, code = CODE, { id } = session) =>
  app.graphql(
    `mutation ($input: CheckInInput!) { checkIn(input: $input) { ${FIELDS} } }`,
    { input: { id, code } },
    { as },
  );

const seenBy = async (as: Member) => {
  const { data } = await app.graphql(
    `query ($id: ID!) { cohortSession(id: $id) { checkInCode checkInClosesAt viewerAttendance { status note } } }`,
    { id: session.id },
    { as },
  );
  return data.cohortSession;
};

describe('a check-in', () => {
  test('is opened by the teacher, who alone reads the code, and closed', async () => {
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const { data, errors } = await open(teacher, { minutes: 15, lateAfterMinutes: 10 });
    expect(errors).toEqual([]);
    const { checkInCode, checkInClosesAt, checkInLateAt } = data.openCheckIn.session;
    expect(checkInCode).toMatch(/^\d{6}$/);
    expect(Date.parse(checkInClosesAt)).toBeGreaterThan(Date.now() + 14 * 60_000);
    expect(checkInLateAt).not.toBeNull();
    expect(await seenBy(student)).toMatchObject({ checkInCode: null, checkInClosesAt });
    expect(await seenBy(colleague)).toMatchObject({ checkInCode: null });
    expect(await seenBy(await anAdmin(app, { institution: teacher.institution }))).toMatchObject({
      checkInCode,
    });
    expect((await close(teacher)).data.closeCheckIn.session.checkInCode).toBeNull();
    const { code, errors: after } = await checkIn(student, checkInCode);
    expect([code, after[0]!.message]).toEqual(['CONFLICT', NOT_OPEN]);
    expect((await close(teacher)).errors).toEqual([]);
  });

  test('has a new code each time, which replaces the earlier one', async () => {
    const { checkInCode: first } = (await open(teacher)).data.openCheckIn.session;
    const codes = new Set([first]);
    for (let at = 0; at < 3; at += 1) codes.add((await open(teacher)).data.openCheckIn.session.checkInCode);
    expect(codes.size).toBeGreaterThan(1);
    const [latest] = [...codes].slice(-1);
    expect((await checkIn(student, WRONG === latest ? CODE : WRONG)).code).toBe('INVALID');
    expect((await checkIn(student, latest)).errors).toEqual([]);
  });

  test('is opened by those who teach the cohort, for a session that takes place soon', async () => {
    const colleague = await aTeacher(app, { institution: teacher.institution });
    for (const as of [student, colleague]) {
      expect((await open(as)).code).toBe('FORBIDDEN');
      expect((await close(as)).code).toBe('FORBIDDEN');
    }
    expect((await open(await aTeacher(app))).code).toBe('NOT_FOUND');
    for (const input of [{ minutes: 0 }, { minutes: 241 }, { lateAfterMinutes: -1 }])
      expect((await open(teacher, input)).code).toBe('INVALID');
    session = await aCohortSession(app, { cohort, date: inDays(1) });
    expect((await open(teacher)).code).toBe('CONFLICT');
    session = await aCohortSession(app, { cohort, cancelledAt: new Date() });
    expect((await open(teacher)).code).toBe('CONFLICT');
  });

  test('records a student once, and tells it to webhooks', async () => {
    const receiver = await aReceiver();
    const { institution } = teacher;
    await app.db.query(`update institution set plan = 'professional' where id = $1`, [institution.id]);
    const admin = await anAdmin(app, { institution });
    await anEndpoint(app, { by: admin, url: receiver.url, events: ['ATTENDANCE_MARKED'] });
    const first = await checkIn(student);
    expect(first.errors).toEqual([]);
    expect(first.data.checkIn.session).toMatchObject({
      present: 1,
      total: 1,
      checkInCode: null,
      viewerAttendance: { status: 'PRESENT', note: '' },
    });
    expect((await checkIn(student)).data.checkIn.session).toMatchObject({ present: 1, total: 1 });
    const [request] = await receiver.until(1);
    expect(JSON.parse(request!.body)).toMatchObject({ data: { id: session.id, present: 1, total: 1 } });
    await receiver.stop();
  });

  test('counts as late from the moment that the teacher sets', async () => {
    await app.db.query(
      `update cohort_session set check_in_late_at = now() - interval '1 minute' where id = $1`,
      [session.id],
    );
    const { data } = await checkIn(student);
    expect(data.checkIn.session.viewerAttendance.status).toBe('LATE');
  });

  test('leaves what the teacher recorded', async () => {
    await anAttendance(app, { session, student, status: 'excused', note: 'Ill' });
    const { data } = await checkIn(student);
    expect(data.checkIn.session.viewerAttendance).toEqual({ status: 'EXCUSED', note: 'Ill' });
  });

  test('is for students with a seat, while it is open', async () => {
    const other = await aStudent(app, { institution: teacher.institution });
    const waiting = await aStudent(app, { institution: teacher.institution });
    await anEnrollment(app, { cohort, student: waiting, status: 'waitlisted' });
    for (const as of [
      other,
      waiting,
      teacher,
      await aStudent(app, { institution: (await aTeacher(app)).institution }),
    ])
      expect((await checkIn(as)).code).toBe('NOT_FOUND');
    await app.db.query('update cohort_session set check_in_closes_at = now() where id = $1', [session.id]);
    expect((await checkIn(student)).code).toBe('CONFLICT');
    session = await aCohortSession(app, { cohort, checkInCode: CODE, cancelledAt: new Date() });
    expect((await checkIn(student)).code).toBe('CONFLICT');
  });
});

describe('guessing a code', () => {
  test('is one of five tries, also for many at once, and then the right one is refused too', async () => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => checkIn(student, WRONG)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'INVALID')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(AT_ONCE - 5);
    const wrong = answers.find(({ code }) => code === 'INVALID')!;
    expect(wrong.errors[0]!.message).toBe(WRONG_CODE);
    expect((await checkIn(student)).code).toBe('TOO_MANY_REQUESTS');
    expect((await seenBy(student)).viewerAttendance).toBeNull();
  });

  test('does not use up the tries of others, nor those at another session', async () => {
    for (let at = 0; at < 5; at += 1) await checkIn(student, WRONG);
    const classmate = await aStudent(app, { institution: teacher.institution });
    await anEnrollment(app, { cohort, student: classmate });
    expect((await checkIn(classmate)).errors).toEqual([]);
    const next = await aCohortSession(app, { cohort, checkInCode: CODE });
    expect((await checkIn(student, CODE, next)).errors).toEqual([]);
  });

  test('has a code of six digits, and nothing else', async () => {
    for (const code of ['', '12345', '1234567', 'abcdef', '12 456', '１２３４５６'])
      expect((await checkIn(student, code)).code).toBe('INVALID');
    expect((await checkIn(student, ` ${CODE} `)).errors).toEqual([]);
  });
});

describe('at the same moment', () => {
  test('many students check in, each twice, and each is recorded once', async () => {
    const students = await Promise.all(
      Array.from({ length: AT_ONCE }, () => aStudent(app, { institution: teacher.institution })),
    );
    for (const one of students) await anEnrollment(app, { cohort, student: one });
    const answers = await Promise.all([...students, ...students].map((one) => checkIn(one)));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const { rows } = await app.db.query('select 1 from attendance where session_id = $1', [session.id]);
    expect(rows).toHaveLength(AT_ONCE);
  });

  test('a student who gives up the seat is not recorded, which depends on the lock (control)', async () => {
    expect(await whileLeaving('for update')).toBe('NOT_FOUND');
    const other = await aStudent(app, { institution: teacher.institution });
    await anEnrollment(app, { cohort, student: other });
    student = other;
    expect(await whileLeaving('')).toBeNull();
  });

  /** Checks in while the seat is given up in a transaction that is still open. Returns the error code, if any. */
  async function whileLeaving(lock: string): Promise<string | null> {
    const client = await app.db.connect();
    try {
      await client.query('begin');
      await client.query(`select from cohort where id = $1 ${lock}`, [cohort.id]);
      await client.query(
        `update enrollment set status = 'cancelled' where cohort_id = $1 and membership_id = $2`,
        [cohort.id, student.membershipId],
      );
      const answer = checkIn(student);
      await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 500))]);
      await client.query('commit');
      return (await answer).code ?? null;
    } finally {
      client.release();
    }
  }
});

test('screens of the cohort hear of a check-in with the figures', async () => {
  const heard = app.subscribe(
    'subscription ($id: ID!) { sessionsChanged(cohortId: $id) { sessionId cohort { attendance { id present } } } }',
    { id: cohort.id },
    { as: teacher },
  );
  await heard.ready;
  await checkIn(student);
  const { value } = await heard.next();
  expect(value!.data!['sessionsChanged']).toEqual({
    sessionId: session.id,
    cohort: { attendance: [{ id: session.id, present: 1 }] },
  });
  await heard.return();
});
