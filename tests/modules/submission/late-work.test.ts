import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  anActivity,
  anExtension,
  aSubmission,
  inDays,
  type ItemRow,
  type Member,
  aClass,
} from '#tests/support/factories';
import { grade, handIn, read } from './calls.ts';

let app: App;
let teacher: Member;
let course: ItemRow;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  const { students, ...others } = await aClass(app);
  ({ teacher, course } = others);
  student = students[0]!;
});
afterAll(() => app.stop());

type Late = NonNullable<Parameters<typeof anActivity>[1]['late']>;

/** Creates an activity that was due two and a half days ago. */
const anOverdueActivity = (late?: Late) =>
  anActivity(app, { course, points: 40, startsAt: inDays(-2.5), ...(late && { late }) });

const stateOf = async (submission: { id: string }) => (await read(app, submission, student)).data.submission;

describe('late work', () => {
  test.each<[string, Late, number, number]>([
    ['no penalty', {}, 0, 30],
    ['a fixed penalty', { penalty: 'fixed', percent: 20 }, 20, 24],
    ['a penalty per day that has begun', { penalty: 'per-day', percent: 10 }, 30, 21],
    ['a penalty that takes all', { penalty: 'per-day', percent: 60 }, 100, 0],
  ])('%s takes its share of the points that the teacher gave', async (_, late, latePercent, points) => {
    const activity = await anOverdueActivity(late);
    const { data } = await handIn(app, activity, student);
    const { id } = data.submitWork.submission;
    expect(data.submitWork.submission).toMatchObject({ isLate: true, latePercent });
    const graded = await grade(app, { id }, teacher, { points: 30 });
    expect(graded.data.gradeSubmission.submission).toMatchObject({ givenPoints: 30, points, latePercent });
    const waived = await grade(app, { id }, teacher, { points: 30, waiveLatePenalty: true });
    expect(waived.data.gradeSubmission.submission).toMatchObject({
      points: 30,
      latePercent: 0,
      isPenaltyWaived: true,
    });
  });

  test('nothing is accepted after the last day', async () => {
    const closed = await anOverdueActivity({ days: 2 });
    expect((await handIn(app, closed, student)).code).toBe('DEADLINE_PASSED');
    const open = await anOverdueActivity({ days: 3 });
    expect((await handIn(app, open, student)).errors).toEqual([]);
  });

  test('a changed policy or due date judges work and grades again, and notifies of changed grades', async () => {
    const activity = await anOverdueActivity({ penalty: 'fixed', percent: 50 });
    const { id } = (await handIn(app, activity, student)).data.submitWork.submission;
    await grade(app, { id }, teacher, { points: 30 });
    expect(await stateOf({ id })).toMatchObject({ points: 15 });
    const update = (input: object) =>
      app.graphql(
        'mutation ($input: UpdateActivityInput!) { updateActivity(input: $input) { activity { id } } }',
        { input: { id: activity.id, ...input } },
        { as: teacher },
      );
    expect((await update({ latePolicy: { penalty: 'FIXED', percent: 10 } })).errors).toEqual([]);
    expect(await stateOf({ id })).toMatchObject({ points: 27, latePercent: 10, isLate: true });
    const startsAt = inDays(5);
    const dueAt = new Date(startsAt.getTime() + 60_000);
    expect((await update({ startsAt, dueAt })).errors).toEqual([]);
    expect(await stateOf({ id })).toMatchObject({
      points: 30,
      latePercent: 0,
      isLate: false,
      attempts: [{ number: 1, isLate: false }],
    });
    const told = await notificationsOf(app, student, '(kind: GRADE)');
    expect(told.find(({ subjectId }) => subjectId === activity.id)).toMatchObject({ count: 3 });
  });

  test('an extension moves the end, the lateness and the deduction', async () => {
    const activity = await anOverdueActivity({ days: 1, penalty: 'per-day', percent: 10 });
    expect((await handIn(app, activity, student)).code).toBe('DEADLINE_PASSED');
    await anExtension(app, { activity, student, by: teacher, dueAt: inDays(-0.5) });
    const late = (await handIn(app, activity, student)).data.submitWork.submission;
    expect(late).toMatchObject({ isLate: true, latePercent: 10 });
    await app.db.query('update extension set due_at = now() + $1::interval where activity_id = $2', [
      '1 day',
      activity.id,
    ]);
    const again = await handIn(app, activity, student, { description: 'In time.' });
    expect(again.data.submitWork.submission).toMatchObject({ isLate: false, latePercent: 0, attempt: 2 });
  });

  test('a grade of work from before the policy counts as given', async () => {
    const activity = await anOverdueActivity({});
    const submission = await aSubmission(app, { activity, student, points: 20 });
    await app.db.query('update submission set given_points = null where id = $1', [submission.id]);
    await app.graphql(
      'mutation ($input: UpdateActivityInput!) { updateActivity(input: $input) { activity { id } } }',
      { input: { id: activity.id, latePolicy: { penalty: 'FIXED', percent: 50 } } },
      { as: teacher },
    );
    expect(await stateOf(submission)).toMatchObject({ points: 10 });
  });
});
