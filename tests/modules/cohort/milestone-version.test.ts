import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Milestone } from '#modules/cohort/cohort-parts.entity';
import { readWithoutLock } from '#tests/modules/lesson/without-lock';
import { type App, startApp } from '#tests/support/app';
import { expectOneOfTen } from '#tests/support/concurrent-changes';
import {
  type Actor,
  aCohort,
  anAdmin,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { aMilestone } from './dates.ts';

let app: App;
let teacher: Member;
let admin: Member;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  admin = await anAdmin(app, { institution: teacher.institution });
});
afterAll(() => app.stop());

let id: string;
beforeEach(async () => {
  cohort = await aCohort(app, { by: teacher, startDate: inDays(10), endDate: inDays(30) });
  id = await aMilestone(app, cohort, inDays(20));
});

const update = (input: object, as: Actor = teacher) =>
  app.graphql(
    `mutation ($input: UpdateMilestoneInput!) { updateMilestone(input: $input) { milestone { title description version } } }`,
    { input: { id, ...input } },
    { as },
  );

const remove = (version?: number) =>
  app.graphql(
    'mutation ($id: ID!, $version: Int) { removeMilestone(input: { id: $id, version: $version }) { id } }',
    { id, ...(version !== undefined && { version }) },
    { as: teacher },
  );

const STALE = { code: 'CONFLICT', errors: [{ extensions: { currentVersion: 2 } }] };

test('the second edit of a version gets a conflict with the current one and writes nothing', async () => {
  const first = await update({ version: 1, title: 'First' }, admin);
  expect(first.data.updateMilestone.milestone).toMatchObject({ title: 'First', version: 2 });
  expect(await update({ version: 1, title: 'Second' })).toMatchObject(STALE);
  const again = await update({ version: 2, description: 'Third' });
  expect(again.data.updateMilestone.milestone).toEqual({ title: 'First', description: 'Third', version: 3 });
});

test('a milestone that changed in the meantime is not removed', async () => {
  await update({ title: 'First' }, admin);
  expect(await remove(1)).toMatchObject(STALE);
  expect((await remove(2)).data.removeMilestone).toEqual({ id });
});

test('without a version an update replaces the values, and one without a difference keeps the version', async () => {
  expect((await update({ title: 'First' })).data.updateMilestone.milestone.version).toBe(2);
  expect((await update({ title: 'First' })).data.updateMilestone.milestone.version).toBe(2);
  expect((await update({ version: null })).code).toBe('INVALID');
});

test('a shift of the cohort is a change of its milestones', async () => {
  const shifted = await app.graphql(
    'mutation ($input: ShiftCohortInput!) { shiftCohort(input: $input) { cohort { milestones { version } } } }',
    { input: { id: cohort.id, days: 7 } },
    { as: teacher },
  );
  expect(shifted.data.shiftCohort.cohort.milestones).toEqual([{ version: 2 }]);
});

test('exactly one of ten concurrent updates of one version succeeds', async () => {
  await expectOneOfTen((at) => update({ version: 1, title: `Title ${at}` }));
});

test('two updates of one version succeed without the lock (negative control)', async () => {
  const stopRemoving = readWithoutLock(2, Milestone);
  try {
    const answers = await Promise.all([
      update({ version: 1, title: 'First' }),
      update({ version: 1, description: 'Second' }, admin),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
  } finally {
    stopRemoving();
  }
});
