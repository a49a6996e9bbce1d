import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Activity } from '#modules/activity/activity.entity';
import { type App, startApp } from '#tests/support/app';
import { expectOneOfTen } from '#tests/support/concurrent-changes';
import {
  type Actor,
  aCourse,
  anActivity,
  anAdmin,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { readWithoutLock } from '#tests/modules/lesson/without-lock';

let app: App;
let teacher: Member;
let admin: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  admin = await anAdmin(app, { institution: teacher.institution });
  course = await aCourse(app, { by: teacher });
});
afterAll(() => app.stop());

let id: string;
beforeEach(async () => void ({ id } = await anActivity(app, { course })));

const FIELDS = 'title description version';

const update = (input: object, as: Actor = teacher) =>
  app.graphql(
    `mutation ($input: UpdateActivityInput!) { updateActivity(input: $input) { activity { ${FIELDS} } } }`,
    { input: { id, ...input } },
    { as },
  );

const read = async () =>
  (await app.graphql(`query ($id: ID!) { activity(id: $id) { ${FIELDS} } }`, { id }, { as: teacher })).data
    .activity;

test('the second edit of a version gets a conflict with the current one and writes nothing', async () => {
  const first = await update({ version: 1, title: 'First' }, admin);
  expect(first.data.updateActivity.activity).toMatchObject({ title: 'First', version: 2 });
  expect(await update({ version: 1, description: 'Second' })).toMatchObject({
    code: 'CONFLICT',
    errors: [{ extensions: { currentVersion: 2 } }],
  });
  expect(await read()).toMatchObject({ title: 'First', version: 2 });
  const again = await update({ version: 2, description: 'Second' });
  expect(again.data.updateActivity.activity).toEqual({ title: 'First', description: 'Second', version: 3 });
});

test('without a version an update replaces the values, and one without a difference keeps the version', async () => {
  expect((await update({ title: 'First' })).data.updateActivity.activity.version).toBe(2);
  expect((await update({ title: 'First' })).data.updateActivity.activity.version).toBe(2);
  expect((await update({ version: null })).code).toBe('INVALID');
});

test('exactly one of ten concurrent updates of one version succeeds', async () => {
  await expectOneOfTen((at) => update({ version: 1, title: `Title ${at}` }));
});

test('two updates of one version succeed without the lock (negative control)', async () => {
  const stopRemoving = readWithoutLock(2, Activity);
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
