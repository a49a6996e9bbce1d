import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rollUpFigures } from '#modules/analytics/roll-up.service';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anAdmin,
  aStudent,
  aTeacher,
  DAY,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { aCompletedLesson, aPayment, aPlace, aWork, type Figures, readAnalytics } from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Returns numbers from 0 to 1, the same in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

interface School {
  admin: Member;
  teacher: Member;
  courses: ItemRow[];
  taught: ItemRow;
  other: ItemRow;
}

const pick = <T>(from: readonly T[], next: () => number): T => from[Math.floor(next() * from.length)]!;

/** Creates a school with random enrollments, payments, lessons and work of the last 70 days. */
async function aSchool(seed: number): Promise<School> {
  const next = random(seed);
  const ago = (days: number) => new Date(Date.now() - Math.floor(next() * days * DAY));
  const after = (time: Date) => new Date(time.getTime() + next() * (Date.now() - time.getTime()));
  const admin = await anAdmin(app);
  const { institution } = admin;
  const teacher = await aTeacher(app, { institution });
  const courses = [await aCourse(app, { by: teacher }), await aCourse(app, { by: admin })];
  const activities = [
    await anActivity(app, { course: courses[0]! }),
    await anActivity(app, { course: courses[1]! }),
  ];
  const taught = await aCohort(app, { by: teacher, courses, capacity: 500 });
  const other = await aCohort(app, { by: admin, courses: [courses[1]!], capacity: 500 });
  for (let at = 0; at < 14; at++) {
    const student = await aStudent(app, { institution });
    for (const cohort of next() < 0.3 ? [taught, other] : [pick([taught, other], next)]) {
      const enrolledAt = ago(70);
      const status = pick(['active', 'active', 'completed', 'cancelled', 'waitlisted'] as const, next);
      const isEnded = status === 'completed' || status === 'cancelled';
      const enrollmentId = await aPlace(app, {
        cohort,
        student,
        status,
        enrolledAt,
        ...(isEnded && { endedAt: after(enrolledAt) }),
      });
      const paidAt = after(enrolledAt);
      if (next() < 0.6)
        await aPayment(app, {
          cohort,
          student,
          enrollmentId,
          amount: Math.floor(next() * 10_000) / 100,
          paidAt,
          refundedAt: next() < 0.3 ? after(paidAt) : null,
        });
      for (let lessons = Math.floor(next() * 3); lessons > 0; lessons--) {
        const course = cohort === taught ? pick(courses, next) : courses[1]!;
        await aCompletedLesson(app, { course, student, enrollmentId, at: after(enrolledAt) });
      }
    }
    if (next() < 0.5) await aWork(app, { activity: pick(activities, next), student, at: ago(60) });
  }
  return { admin, teacher, courses, taught, other };
}

const LISTS = `query ($cohortId: ID) {
  institution { enrollments(first: 100, cohortId: $cohortId) { nodes { status enrolledAt endedAt } } }
  orders(first: 100, cohortId: $cohortId) { nodes { paidAt refundedAt amount { amount } } }
  members(role: STUDENT, first: 100) { nodes { submissions(first: 20) { nodes { createdAt } } } } }`;

type Period = readonly [first: string, last: string];

/** Counts what lists have on days of UTC. */
async function countLists(as: Member, [first, last]: Period, cohortId?: string) {
  const { data, errors } = await app.graphql(LISTS, { cohortId }, { as });
  expect(errors).toEqual([]);
  const isWithin = (time: string | null) =>
    time !== null && time.slice(0, 10) >= first && time.slice(0, 10) <= last;
  interface Student {
    submissions: { nodes: { createdAt: string }[] };
  }
  interface Order {
    paidAt: string | null;
    refundedAt: string | null;
    amount: { amount: number };
  }
  interface Place {
    status: string;
    enrolledAt: string;
    endedAt: string | null;
  }
  const orders = data.orders.nodes as Order[];
  const places = data.institution.enrollments.nodes as Place[];
  const sum = (time: 'paidAt' | 'refundedAt') =>
    orders.filter((order) => isWithin(order[time])).reduce((total, { amount }) => total + amount.amount, 0);
  return {
    enrollments: places.filter(({ enrolledAt }) => isWithin(enrolledAt)).length,
    cancellations: places.filter(({ status, endedAt }) => status === 'CANCELLED' && isWithin(endedAt)).length,
    completions: places.filter(({ status, endedAt }) => status === 'COMPLETED' && isWithin(endedAt)).length,
    revenue: { amount: sum('paidAt') - sum('refundedAt') },
    submissions: (data.members.nodes as Student[])
      .flatMap(({ submissions }) => submissions.nodes)
      .filter(({ createdAt }) => isWithin(createdAt)).length,
  };
}

const withoutSubmissions = (counted: object): object =>
  Object.fromEntries(Object.entries(counted).filter(([name]) => name !== 'submissions'));

const dayBefore = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

describe('figures of a period', () => {
  test.each([1, 2, 3])(
    'equal the lists behind them, before and after the roll-up (school %i)',
    async (seed) => {
      const { admin, teacher, taught, other, courses } = await aSchool(seed);
      const questions = [
        { as: admin, asked: {} },
        { as: admin, asked: { cohortId: taught.id } },
        { as: admin, asked: { courseId: courses[1]!.id } },
        { as: admin, asked: { courseId: courses[0]!.id, cohortId: other.id } },
        { as: admin, asked: { range: 'LAST_YEAR' } },
        { as: teacher, asked: {} },
        { as: teacher, asked: { courseId: courses[1]!.id } },
      ] as const;
      const read = () => Promise.all(questions.map(({ as, asked }) => readAnalytics(app, as, asked)));
      const live = await read();
      await rollUpFigures(app.services);
      expect(await read()).toEqual(live);
      const { firstDay, lastDay, totals, previous } = live[0]!;
      expect(totals).toMatchObject(await countLists(admin, [firstDay, lastDay]));
      expect(previous).toMatchObject(await countLists(admin, [dayBefore(firstDay, 30), dayBefore(firstDay)]));
      const ofTaught = withoutSubmissions(await countLists(admin, [firstDay, lastDay], taught.id));
      expect(live[1]!.totals).toMatchObject(ofTaught);
      expect(live[5]!.totals).toMatchObject(ofTaught);
      expect(live[3]!.totals).toMatchObject({ enrollments: 0, revenue: { amount: 0 }, submissions: 0 });
      const { totals: year } = live[4]!;
      expect(year).toMatchObject(await countLists(admin, [live[4]!.firstDay, lastDay]));
    },
  );

  test('are the sums of their days or weeks', async () => {
    const { admin } = await aSchool(4);
    for (const [range, points] of [
      ['LAST_7_DAYS', 7],
      ['LAST_30_DAYS', 30],
    ] as const)
      expect((await readAnalytics(app, admin, { range })).points).toHaveLength(points);
    for (const range of ['LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_3_MONTHS', 'LAST_YEAR'] as const) {
      const { points, totals, isByWeek, firstDay } = await readAnalytics(app, admin, { range });
      const sum = (valueOf: (figures: Figures) => number) =>
        points.reduce((total, { figures }) => total + valueOf(figures), 0);
      expect(sum(({ enrollments }) => enrollments)).toBe(totals.enrollments);
      expect(sum(({ revenue }) => revenue.amount)).toBe(totals.revenue.amount);
      expect(sum(({ submissions }) => submissions)).toBe(totals.submissions);
      expect(points[0]!.day).toBe(firstDay);
      const later = points.slice(1).map(({ day }) => new Date(day).getUTCDay());
      expect(new Set(later)).toEqual(new Set(isByWeek ? [0] : later.slice(0, 7)));
    }
  });

  test('have the same numbers in the funnel and by course', async () => {
    const { admin, courses } = await aSchool(5);
    const { totals, funnel, courses: byCourse } = await readAnalytics(app, admin);
    expect(funnel).toEqual([
      { stage: 'ENROLLED', count: totals.enrollments },
      { stage: 'STARTED', count: totals.starts },
      { stage: 'COMPLETED', count: totals.completions },
    ]);
    for (const { courseId, enrollments, completions, cancellations, completionRate } of byCourse) {
      const narrowed = await readAnalytics(app, admin, { courseId });
      expect(narrowed.totals).toMatchObject({ enrollments, completions, cancellations });
      const ended = completions + cancellations;
      expect(completionRate).toBe(ended > 0 ? Math.round((100 * completions) / ended) : null);
    }
    expect(byCourse.map(({ courseId }) => courseId)).toContain(courses[1]!.id);
  });
});
