import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pointsOf } from '#modules/activity/criterion.rules';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  aFile,
  anAdmin,
  anEnrollment,
  aStudent,
  aSubmission,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { grade, handIn, listed, read } from './calls.ts';

let app: App;
let teacher: Member;
let admin: Member;
let course: ItemRow;
let cohort: ItemRow;
let student: Member;
let classmate: Member;
let activity: ItemRow;
let submission: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  admin = await anAdmin(app, { institution: teacher.institution });
  course = await aCourse(app, { by: teacher });
  cohort = await aCohort(app, { by: teacher, courses: [course], capacity: 20 });
  student = await aLearner();
  classmate = await aLearner();
});
afterAll(() => app.stop());
beforeEach(async () => {
  activity = await anActivity(app, { course, points: 40 });
  submission = await aSubmission(app, { activity, student });
});

async function aLearner(of: ItemRow = cohort): Promise<Member> {
  const member = await aStudent(app, { institution: teacher.institution });
  await anEnrollment(app, { cohort: of, student: member });
  return member;
}

/** Creates a colleague who teaches another cohort of the same course, with a student in it. */
async function aColleagueWithLearner() {
  const colleague = await aTeacher(app, { institution: teacher.institution });
  const own = await aCohort(app, { by: colleague, courses: [course] });
  return { colleague, learner: await aLearner(own) };
}

describe('grading', () => {
  test('stores points and feedback, and notifies and mails the student', async () => {
    const { data, errors } = await grade(app, submission, teacher, {
      points: 32,
      feedback: ' **Well** done. ',
    });
    expect(errors).toEqual([]);
    expect(data.gradeSubmission.submission).toMatchObject({
      state: 'GRADED',
      points: 32,
      feedback: '**Well** done.',
      gradedBy: { id: teacher.membershipId },
      viewerCan: { grade: true },
    });
    expect((await read(app, submission, student)).data.submission).toMatchObject({
      points: 32,
      feedback: '**Well** done.',
    });
    expect((await notificationsOf(app, student, '(kind: GRADE)'))[0]).toMatchObject({
      kind: 'GRADE',
      subjectId: activity.id,
      subjectTitle: activity.title,
      isRead: false,
    });
    const [mail] = await app.mailTo(student.email);
    expect(mail!.subject).toBe(`Your submission for "${activity.title}" was graded`);
    expect(mail!.text).toContain(`/assignments/submit/${activity.id}`);
  });

  test('a corrected grade notifies the student again; the same grade notifies nobody', async () => {
    const latest = async () =>
      (await notificationsOf(app, student, '(kind: GRADE)')).find(
        ({ subjectId }) => subjectId === activity.id,
      );
    await grade(app, submission, teacher, { points: 10 });
    const first = await latest();
    expect(first).toMatchObject({ count: 1 });
    await grade(app, submission, admin, { points: 10 });
    expect((await latest())!.count).toBe(1);
    await grade(app, submission, admin, { points: 12 });
    expect(await latest()).toMatchObject({ id: first!.id, count: 2, isRead: false });
    expect((await read(app, submission, student)).data.submission).toMatchObject({
      points: 12,
      gradedBy: { id: admin.membershipId },
    });
  });

  test.each([
    [-1, 'Points can’t be negative.'],
    [41, 'The maximum is 40 points.'],
    [10_001, 'The maximum is 10,000 points.'],
  ])('rejects %s points', async (points, message) => {
    const { code, errors } = await grade(app, submission, teacher, { points });
    expect(code).toBe('INVALID');
    expect(errors[0]!.extensions['fields']).toEqual([{ field: 'points', message }]);
    expect((await read(app, submission, student)).data.submission.state).toBe('SUBMITTED');
  });

  test('keeps the scores with the criteria of their time, until a grade without scores', async () => {
    const scored = [
      { name: 'Functionality', percent: 50, score: 90 },
      { name: 'Code Quality', percent: 30, score: 100 },
      { name: 'UI/UX', percent: 20, score: 0 },
    ];
    const scores = scored.map(({ score }) => score);
    const first = await grade(app, submission, teacher, { points: 30, scores });
    expect(first.data.gradeSubmission.submission.criteria).toEqual(scored);
    const { errors } = await app.graphql(
      'mutation ($input: UpdateActivityInput!) { updateActivity(input: $input) { activity { id } } }',
      { input: { id: activity.id, criteria: [{ name: 'Style', percent: 100 }] } },
      { as: teacher },
    );
    expect(errors).toEqual([]);
    expect((await read(app, submission, student)).data.submission.criteria).toEqual(scored);
    await grade(app, submission, teacher, { points: 30, scores: [70] });
    expect((await read(app, submission, student)).data.submission.criteria).toEqual([
      { name: 'Style', percent: 100, score: 70 },
    ]);
    await grade(app, submission, teacher, { points: 30 });
    expect((await read(app, submission, student)).data.submission.criteria).toEqual([]);
  });

  test.each([
    ['too few', [50, 50], 'scores', 'Enter a score for each criterion of the activity.'],
    ['too many', [1, 2, 3, 4], 'scores', 'Enter a score for each criterion of the activity.'],
    ['more than all', [50, 50, 101], 'scores.2', 'Enter a whole number from 0 to 100.'],
    ['less than nothing', [-1, 50, 50], 'scores.0', 'Enter a whole number from 0 to 100.'],
  ])('rejects %s scores and keeps the work ungraded', async (_, scores, field, message) => {
    const { code, errors } = await grade(app, submission, teacher, { scores });
    expect(code).toBe('INVALID');
    expect(errors[0]!.extensions['fields']).toEqual([{ field, message }]);
    expect((await read(app, submission, student)).data.submission.state).toBe('SUBMITTED');
  });

  test('scores come to points of the activity, rounded', () => {
    const criteria = [{ percent: 50 }, { percent: 30 }, { percent: 20 }];
    expect(pointsOf(criteria, [100, 100, 100], 40)).toBe(40);
    expect(pointsOf(criteria, [0, 0, 0], 40)).toBe(0);
    expect(pointsOf(criteria, [90, 100, 0], 40)).toBe(30);
    expect(pointsOf(criteria, [33, 33, 34], 10)).toBe(3);
  });

  test('accepts all points and zero', async () => {
    for (const points of [40, 0])
      expect((await grade(app, submission, teacher, { points })).data.gradeSubmission.submission.points).toBe(
        points,
      );
  });

  test('rejects a grade for work that was resubmitted since it was read', async () => {
    const { submittedAt } = (await read(app, submission, teacher)).data.submission;
    await handIn(app, activity, student, { description: 'Another one.' });
    expect((await grade(app, submission, teacher, { submittedAt })).code).toBe('CONFLICT');
    const seen = (await read(app, submission, teacher)).data.submission.submittedAt as string;
    expect((await grade(app, submission, teacher, { submittedAt: seen })).errors).toEqual([]);
  });

  test('a grade does not replace one that a colleague gave since the work was read', async () => {
    const unseen = { points: 5, feedback: 'Late to the party', gradedAt: null };
    const first = await grade(app, submission, admin, { points: 20, feedback: 'Neat', gradedAt: null });
    expect(first.errors).toEqual([]);
    const { errors, code } = await grade(app, submission, teacher, unseen);
    expect(code).toBe('CONFLICT');
    expect(errors[0]!.message).toMatch(/^Someone else graded this work/);
    const stored = (await read(app, submission, teacher)).data.submission;
    expect(stored).toMatchObject({ points: 20, feedback: 'Neat' });
    // A repeated request of the colleague is no conflict.
    const again = await grade(app, submission, admin, { points: 20, feedback: 'Neat', gradedAt: null });
    expect(again.errors).toEqual([]);
    const seen = { ...unseen, gradedAt: stored.gradedAt };
    expect((await grade(app, submission, teacher, seen)).errors).toEqual([]);
  });

  test('of two first grades at once one is given', async () => {
    const answers = await Promise.all([
      grade(app, submission, admin, { points: 1, gradedAt: null }),
      grade(app, submission, teacher, { points: 2, gradedAt: null }),
    ]);
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(['CONFLICT']);
  });

  test('a grade names its attempt: that of an earlier one is refused, in any order of the two', async () => {
    for (let round = 0; round < 5; round++) {
      const task = await anActivity(app, { course });
      const { id } = await aSubmission(app, { activity: task, student, description: 'Seen.' });
      const [again, graded] = await Promise.all([
        handIn(app, task, student, { description: 'Unseen.' }),
        grade(app, { id }, teacher, { attempt: 1 }),
      ]);
      // One of them wins, and the other learns of it.
      expect([again.code, graded.code].filter(Boolean)).toEqual(['CONFLICT']);
      const stored = (await read(app, { id }, teacher)).data.submission;
      expect([stored.state, stored.attempt]).toEqual(graded.code ? ['SUBMITTED', 2] : ['GRADED', 1]);
    }
  });

  test('a grade that names no attempt is for work that nobody saw (negative control)', async () => {
    const task = await anActivity(app, { course });
    const { id } = await aSubmission(app, { activity: task, student, description: 'Seen.' });
    await handIn(app, task, student, { description: 'Unseen.' });
    expect((await grade(app, { id }, teacher, { attempt: 1 })).code).toBe('CONFLICT');
    expect((await grade(app, { id }, teacher)).errors).toEqual([]);
    expect((await read(app, { id }, teacher)).data.submission).toMatchObject({ state: 'GRADED', attempt: 2 });
  });
});

describe('access to submissions', () => {
  test('admins grade all work, teachers that of their cohorts even in an own course; others see it as unknown', async () => {
    const { colleague, learner } = await aColleagueWithLearner();
    const theirs = await aSubmission(app, { activity, student: learner });
    const stranger = await aTeacher(app, { institution: teacher.institution });
    const rights: [string, Member, boolean, boolean][] = [
      ['admin', admin, true, true],
      ['owner of the course', teacher, true, false],
      ['teacher of a cohort', colleague, false, true],
      ['another teacher', stranger, false, false],
    ];
    for (const [name, actor, ofStudent, ofLearner] of rights) {
      const codes: unknown[] = [];
      for (const work of [submission, theirs]) {
        const seen = await read(app, work, actor);
        const tooMany = await grade(app, work, actor, { points: 41 });
        const fair = await grade(app, work, actor, { points: 5 });
        const mayGrade = seen.data?.submission?.viewerCan.grade ?? false;
        codes.push([name, seen.code, tooMany.code, fair.code, mayGrade]);
      }
      const expected = (may: boolean) =>
        may
          ? [name, undefined, 'INVALID', undefined, true]
          : [name, 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', false];
      expect(codes).toEqual([expected(ofStudent), expected(ofLearner)]);
      const visible = [...(ofStudent ? [submission.id] : []), ...(ofLearner ? [theirs.id] : [])];
      expect(await listed(app, activity, actor)).toEqual(visible);
    }
  });

  test('readers of the work may download its files, and nobody else', async () => {
    const file = await aFile(app, { by: student, holderId: submission.id, content: 'export {};' });
    const statuses = async (...actors: Member[]) =>
      Promise.all(actors.map(async (as) => (await app.request('GET', `/files/${file}`, { as })).status));
    expect(await statuses(student, teacher, admin)).toEqual([200, 200, 200]);
    const stranger = await aTeacher(app);
    const colleague = await aTeacher(app, { institution: teacher.institution });
    expect(await statuses(classmate, colleague, stranger)).toEqual([404, 404, 404]);
    expect((await read(app, submission, teacher)).data.submission.files).toEqual([
      { id: file, name: 'answer.js', size: 10, contentType: 'text/javascript' },
    ]);
  });

  test('students see their own work and grade nothing', async () => {
    expect(await listed(app, activity, student)).toEqual([submission.id]);
    expect(await listed(app, activity, classmate)).toEqual([]);
    expect((await read(app, submission, classmate)).code).toBe('NOT_FOUND');
    expect((await grade(app, submission, student)).code).toBe('FORBIDDEN');
    expect((await grade(app, submission, classmate)).code).toBe('FORBIDDEN');
    expect((await read(app, submission, aVisitor())).code).toBe('UNAUTHENTICATED');
  });

  test('teachers filter the work that they may grade by state', async () => {
    const graded = await aSubmission(app, { activity, student: classmate, points: 20 });
    expect(await listed(app, activity, teacher)).toEqual([submission.id, graded.id]);
    expect(await listed(app, activity, teacher, '(state: SUBMITTED)')).toEqual([submission.id]);
    expect(await listed(app, activity, teacher, '(state: GRADED)')).toEqual([graded.id]);
    const { data } = await app.graphql(
      'query A($id: ID!) { activity(id: $id) { viewerCan { submit grade } viewerSubmission { id } } }',
      { id: activity.id },
      { as: teacher },
    );
    expect(data.activity).toEqual({ viewerCan: { submit: false, grade: true }, viewerSubmission: null });
  });
});

test('the work for a deleted activity is hidden from every screen and kept', async () => {
  await app.db.query('update activity set deleted_at = now() where id = $1', [activity.id]);
  for (const actor of [student, teacher, admin])
    expect((await read(app, submission, actor)).code).toBe('NOT_FOUND');
  expect((await grade(app, submission, teacher)).code).toBe('NOT_FOUND');
  const { rows } = await app.db.query('select id from submission where id = $1', [submission.id]);
  expect(rows).toHaveLength(1);
});
