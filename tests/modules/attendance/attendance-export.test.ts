import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCohortSession,
  anAttendance,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let student: Member;
let classmate: Member;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  student = await aStudent(app, { institution, firstName: '=1+1', lastName: 'Ümlaut' });
  classmate = await aStudent(app, { institution });
  cohort = await aCohort(app, { by: teacher });
  for (const each of [student, classmate]) await anEnrollment(app, { cohort, student: each });
});
afterAll(() => app.stop());

const exported = ({ id }: ItemRow, as?: Member) =>
  app.request('GET', `/exports/cohorts/${id}/attendance.csv`, { ...(as && { as }) });

test('the export has a line for each student of each session, oldest first, and no formulas', async () => {
  const late = await aCohortSession(app, { cohort, topic: '+Touch', date: inDays(-1) });
  const early = await aCohortSession(app, { cohort, topic: 'Navigation', date: inDays(-8) });
  await aCohortSession(app, { cohort, topic: 'Untaken', date: inDays(-3) });
  await anAttendance(app, { session: late, student, status: 'late', note: 'Trains\nwere late.' });
  await anAttendance(app, { session: late, student: classmate, status: 'absent' });
  await anAttendance(app, { session: early, student });
  const { status, text, headers } = await exported(cohort, teacher);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-total-count': '3',
  });
  expect(headers['content-disposition']).toMatch(/filename="attendance-.*\.csv"/);
  const [head, ...lines] = text.split('\r\n').filter(Boolean);
  expect(head).toBe('\uFEFFdate,topic,id,student,email,status,note');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(`Navigation,${student.membershipId},'=1+1 Ümlaut,`);
  expect(lines[0]).toMatch(/,present,$/);
  expect(lines.slice(1).every((line) => line.includes(",'+Touch,"))).toBe(true);
  expect(
    lines
      .slice(1)
      .map((line) => line.split(',').slice(5).join())
      .toSorted(),
  ).toEqual(['absent,', 'late,Trains were late.']);
});

test('the export reads more than a page of a session', async () => {
  const many = await aCohort(app, { by: teacher, capacity: 500 });
  const session = await aCohortSession(app, { cohort: many });
  const { institution } = teacher;
  const people = await Promise.all(Array.from({ length: 103 }, () => aStudent(app, { institution })));
  for (const each of people) await anAttendance(app, { session, student: each });
  const { text, headers } = await exported(many, teacher);
  expect(headers['x-total-count']).toBe('103');
  expect(new Set(text.trim().split('\r\n')).size).toBe(104);
});

test('the export is refused to those who do not teach the cohort', async () => {
  expect((await exported(cohort, student)).status).toBe(403);
  expect((await exported(cohort, await aTeacher(app, { institution: teacher.institution }))).status).toBe(
    403,
  );
  expect((await exported(cohort, await aTeacher(app))).status).toBe(404);
  expect((await exported({ ...cohort, id: 'x' }, teacher)).status).toBe(400);
});
