import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anAdmin,
  anEnrollment,
  aStudent,
  aSubmission,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { grade, handIn } from './calls.ts';

let app: App;
let teacher: Member;
let student: Member;
let course: ItemRow;
let cohort: ItemRow;

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution, firstName: '=1+1', lastName: 'Ümlaut' });
  course = await aCourse(app, { by: teacher });
  cohort = await aCohort(app, { by: teacher, courses: [course], capacity: 500 });
  await anEnrollment(app, { cohort, student });
  const [first, second] = [
    await anActivity(app, { course, title: '+Set a page' }),
    await anActivity(app, { course, title: 'Set a line' }),
  ];
  const graded = await aSubmission(app, { activity: first, student });
  await aSubmission(app, { activity: second, student });
  await grade(app, graded, teacher, { points: 20 });
});
afterAll(() => app.stop());

const exported = (query = '', as: Member = teacher) =>
  app.request('GET', `/exports/gradebook.csv?courseId=${course.id}${query}`, { as });

describe('the export of a gradebook', () => {
  test('has a line for each student and a column for each activity, and no formulas', async () => {
    const { status, text, headers } = await exported();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'x-total-count': '1',
    });
    expect(headers['content-disposition']).toMatch(/filename="gradebook-.*\.csv"/);
    const [head, line, end] = text.split('\r\n');
    expect(head).toMatch(/^\uFEFFid,student,email,points,possible,percent,/);
    expect(head).toContain("'+Set a page (");
    expect(line).toContain(`${student.membershipId},'=1+1 Ümlaut,`);
    expect(line!.split(',').slice(3, 8).toSorted()).toEqual(expect.arrayContaining(['20', 'submitted']));
    expect(line!.split(',').slice(8)).toEqual(['', '']);
    expect(end).toBe('');
  });

  test('marks late work and has its points after the deduction', async () => {
    const late = await aCourse(app, { by: teacher });
    const learner = await aStudent(app, { institution: teacher.institution });
    await anEnrollment(app, {
      cohort: await aCohort(app, { by: teacher, courses: [late] }),
      student: learner,
    });
    const policies = [{ penalty: 'fixed', percent: 25 }, { penalty: 'none' }] as const;
    for (const [at, policy] of policies.entries()) {
      const activity = await anActivity(app, {
        course: late,
        title: `Number ${at}`,
        startsAt: inDays(at - 3),
        late: policy,
      });
      const { submission } = (await handIn(app, activity, learner)).data.submitWork;
      await grade(app, submission, teacher, { points: 40 });
    }
    const { text } = await app.request('GET', `/exports/gradebook.csv?courseId=${late.id}`, { as: teacher });
    const [head, line] = text.split('\r\n').map((row) => row.split(','));
    expect(head!.slice(-2)).toEqual(['Late: Number 0', 'Late: Number 1']);
    expect(line!.slice(3)).toEqual(['70', '200', '35', '30', '40', 'late −25%', 'late']);
  });

  test('takes the filters of the list', async () => {
    expect((await exported('&search=nobody')).headers['x-total-count']).toBe('0');
    expect((await exported('&needsGrading=true')).headers['x-total-count']).toBe('1');
    expect((await exported(`&cohortId=${cohort.id}`)).headers['x-total-count']).toBe('1');
    expect((await exported('&needsGrading=perhaps')).status).toBe(400);
    expect((await app.request('GET', '/exports/gradebook.csv', { as: teacher })).status).toBe(400);
  });

  test('is for those who grade', async () => {
    expect((await exported('', student)).status).toBe(403);
    expect((await exported('', await anAdmin(app))).status).toBe(404);
    const colleague = await aTeacher(app, { institution: teacher.institution });
    expect((await exported('', colleague)).headers['x-total-count']).toBe('0');
  });

  test('has every student and activity of a course with more than a page of both', async () => {
    const { id: institution } = teacher.institution;
    await app.db.query(
      `with person as (
         insert into membership (institution_id, id, account_id, role, last_name, contact_email)
         select $1, uuidv7(), uuidv7(), 'student', 'n' || n, 'n' || n || '@example.org' from generate_series(1, 60) n
         returning id, account_id)
       insert into enrollment (institution_id, id, cohort_id, membership_id, account_id, status)
       select $1, uuidv7(), $2, id, account_id, 'active' from person`,
      [institution, cohort.id],
    );
    for (let at = 0; at < 50; at++) await anActivity(app, { course, title: `Number ${at}` });
    await app.db.query(
      `insert into submission (institution_id, id, activity_id, student_id, description, points, graded_at)
       select $1, uuidv7(), a.id, e.membership_id, 'Work', 5, now() from activity a, enrollment e
       where a.institution_id = $1 and a.title like 'Number %' and e.cohort_id = $2`,
      [institution, cohort.id],
    );
    const { text, headers } = await exported();
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(headers['x-total-count']).toBe('61');
    expect(lines).toHaveLength(61);
    const others = lines.filter((line) => !line.startsWith(student.membershipId));
    for (const line of others)
      expect(
        line
          .split(',')
          .slice(6, 58)
          .filter((value) => value === '5'),
      ).toHaveLength(50);
  });
});
