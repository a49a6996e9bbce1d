import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anAdmin,
  anExtension,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { ANALYTICS, AT_RISK, aCompletedLesson, aPayment, aPlace, aWork, readAnalytics } from './calls.ts';

let app: App;
let admin: Member;
let teacher: Member;
let course: ItemRow;
let cohort: ItemRow;
let other: ItemRow;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
  const { institution } = admin;
  teacher = await aTeacher(app, { institution });
  course = await aCourse(app, { by: teacher });
  const running = { startDate: inDays(-40), endDate: inDays(40), capacity: 200 };
  cohort = await aCohort(app, { by: teacher, courses: [course], ...running });
  other = await aCohort(app, { by: admin, courses: [await aCourse(app, { by: admin })], ...running });
});
afterAll(() => app.stop());

async function aLearner(enrolledAt: Date, of = cohort): Promise<{ student: Member; enrollmentId: string }> {
  const student = await aStudent(app, { institution: admin.institution });
  return { student, enrollmentId: await aPlace(app, { cohort: of, student, enrolledAt }) };
}

const CSV = { bom: true, columns: true } as const;

async function download(path: string, as: Member): Promise<Record<string, string>[]> {
  const response = await app.request('GET', path, { as });
  expect([path, response.status]).toEqual([path, 200]);
  return parse(response.text, CSV);
}

interface AtRisk {
  studentId: string;
  isIdle: boolean;
  missedDeadlines: number;
  lastActiveAt: string | null;
}

async function atRisk(as: Member, filters: object = {}): Promise<AtRisk[]> {
  const { data, errors } = await app.graphql(AT_RISK, { ...filters }, { as });
  expect(errors).toEqual([]);
  return data.studentsAtRisk as AtRisk[];
}

describe('analytics', () => {
  test('are for admins and instructors', async () => {
    const student = await aStudent(app, { institution: admin.institution });
    for (const document of [ANALYTICS, AT_RISK]) {
      expect((await app.graphql(document, {}, { as: student })).errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await app.graphql(document, {}, { as: aVisitor() })).errors[0]?.extensions.code).toBe(
        'UNAUTHENTICATED',
      );
    }
    for (const path of ['/exports/analytics.csv', '/exports/students-at-risk.csv'])
      expect((await app.request('GET', path, { as: student })).status).toBe(403);
  });

  test('give instructors what they teach, and nothing of the cohorts of others', async () => {
    const { student, enrollmentId } = await aLearner(inDays(-2), other);
    await aPayment(app, { cohort: other, student, enrollmentId, amount: 10, paidAt: inDays(-2) });
    await aLearner(inDays(-3));
    const ofAdmin = await readAnalytics(app, admin);
    const ofTeacher = await readAnalytics(app, teacher);
    expect(ofAdmin.totals.revenue.amount).toBe(1000);
    expect(ofTeacher.totals.revenue.amount).toBe(0);
    expect(ofTeacher.totals.enrollments).toBeLessThan(ofAdmin.totals.enrollments);
    const foreign = await readAnalytics(app, teacher, { cohortId: other.id });
    expect(foreign.totals).toMatchObject({ enrollments: 0, revenue: { amount: 0 } });
    expect(foreign.courses).toEqual([]);
    expect(await atRisk(teacher, { cohortId: other.id })).toEqual([]);
  });

  test('are one statement, however long the period and however many rows', async () => {
    const { services } = app;
    const run = services.runStatements;
    let statements = 0;
    const counted = async (document: string, range?: string) => {
      statements = 0;
      await app.graphql(document, { ...(range && { range }) }, { as: teacher });
      return statements;
    };
    services.runStatements = (viewer, batch) => {
      statements += batch.length;
      return run(viewer, batch);
    };
    try {
      await counted(ANALYTICS); // caches the session
      const few = [await counted(ANALYTICS, 'LAST_7_DAYS'), await counted(AT_RISK)];
      for (let at = 0; at < 10; at++) await aLearner(inDays(-at - 1));
      expect([await counted(ANALYTICS, 'LAST_YEAR'), await counted(AT_RISK)]).toEqual(few);
      expect(few).toEqual([1, 1]);
    } finally {
      services.runStatements = run;
    }
  });

  test('have the same numbers as files', async () => {
    const { student, enrollmentId } = await aLearner(inDays(-1));
    await aPayment(app, { cohort, student, enrollmentId, amount: 12.5, paidAt: inDays(-1) });
    await aCompletedLesson(app, { course, student, enrollmentId, at: inDays(-1) });
    for (const [as, query, asked] of [
      [admin, 'range=LAST_7_DAYS', { range: 'LAST_7_DAYS' }],
      [teacher, `range=LAST_YEAR&courseId=${course.id}`, { range: 'LAST_YEAR', courseId: course.id }],
    ] as const) {
      const { points, funnel, courses } = await readAnalytics(app, as, asked);
      expect(await download(`/exports/analytics.csv?${query}`, as)).toEqual(
        points.map(({ day, figures: { revenue, ...figures } }) =>
          Object.fromEntries([
            ['day', day],
            ...Object.entries(figures).map(([name, value]) => [name, String(value)]),
            ['revenue', (revenue.amount / 100).toFixed(2)],
            ['currency', 'USD'],
          ]),
        ),
      );
      expect(await download(`/exports/analytics.csv?table=funnel&${query}`, as)).toEqual(
        funnel.map(({ stage, count }) => ({ stage, count: String(count) })),
      );
      const lines = await download(`/exports/analytics.csv?table=courses&${query}`, as);
      expect(lines.map(({ id, enrollments }) => [id, Number(enrollments)])).toEqual(
        courses.map(({ courseId, enrollments }) => [courseId, enrollments]),
      );
    }
    const refused = await app.request('GET', '/exports/analytics.csv?range=ALWAYS', { as: admin });
    expect(refused.status).toBe(400);
  });
});

describe('students at risk', () => {
  test('are those who did nothing for 14 days, or missed two deadlines', async () => {
    const tutor = await aTeacher(app, { institution: admin.institution });
    const taken = await aCourse(app, { by: tutor });
    const running = { startDate: inDays(-40), endDate: inDays(40), capacity: 50 };
    const group = await aCohort(app, { by: tutor, courses: [taken], ...running });
    const due = [
      await anActivity(app, { course: taken, startsAt: inDays(-9) }),
      await anActivity(app, { course: taken, startsAt: inDays(-4) }),
      await anActivity(app, { course: taken, startsAt: inDays(4) }),
    ];
    const idle = await aLearner(inDays(-30), group);
    const late = await aLearner(inDays(-30), group);
    await aCompletedLesson(app, { course: taken, ...late, at: inDays(-1) });
    const diligent = await aLearner(inDays(-30), group);
    await aWork(app, { activity: due[0]!, ...diligent, at: inDays(-10) });
    const excused = await aLearner(inDays(-30), group);
    await aCompletedLesson(app, { course: taken, ...excused, at: inDays(-1) });
    await anExtension(app, { activity: due[1]!, ...excused, by: tutor }); // misses the other one only
    await aLearner(inDays(-3), group); // enrolled after the deadlines
    const found = await atRisk(tutor);
    expect(found.map(({ studentId }) => studentId)).toEqual([
      idle.student.membershipId,
      late.student.membershipId,
    ]);
    expect(found[0]).toMatchObject({ isIdle: true, missedDeadlines: 2, lastActiveAt: null });
    expect(found[1]).toMatchObject({ isIdle: false, missedDeadlines: 2 });
    expect(await atRisk(tutor, { courseId: course.id })).toEqual([]);
    expect(await download('/exports/students-at-risk.csv', tutor)).toHaveLength(2);
  });
});
