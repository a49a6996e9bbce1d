import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readWithoutLock } from '#tests/modules/lesson/without-lock';
import { type App, startApp } from '#tests/support/app';
import { expectOneOfTen } from '#tests/support/concurrent-changes';
import {
  type Actor,
  aCohort,
  aCourse,
  anAdmin,
  aResource,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

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
beforeEach(async () => void ({ id } = await aResource(app, { course })));

const FIELDS = 'name isForSeatsOnly version';

const update = (input: object, as: Actor = teacher) =>
  app.graphql(
    `mutation ($input: UpdateResourceInput!) { updateResource(input: $input) { resource { ${FIELDS} } } }`,
    { input: { id, ...input } },
    { as },
  );

test('the second edit of a version gets a conflict with the current one and writes nothing', async () => {
  const first = await update({ version: 1, name: 'First' }, admin);
  expect(first.data.updateResource.resource).toMatchObject({ name: 'First', version: 2 });
  expect(await update({ version: 1, isForSeatsOnly: false })).toMatchObject({
    code: 'CONFLICT',
    errors: [{ extensions: { currentVersion: 2 } }],
  });
  const again = await update({ version: 2, isForSeatsOnly: false });
  expect(again.data.updateResource.resource).toEqual({ name: 'First', isForSeatsOnly: false, version: 3 });
});

test('also of a resource of a cohort', async () => {
  const cohort = await aCohort(app, { by: teacher, courses: [course] });
  ({ id } = await aResource(app, { cohort }));
  expect((await update({ version: 1, name: 'First' })).data.updateResource.resource.version).toBe(2);
  expect((await update({ version: 1, name: 'Second' })).code).toBe('CONFLICT');
});

test('without a version an update replaces the values, and one without a difference keeps the version', async () => {
  expect((await update({ name: 'First' })).data.updateResource.resource.version).toBe(2);
  expect((await update({ name: 'First' })).data.updateResource.resource.version).toBe(2);
  expect((await update({ version: null })).code).toBe('INVALID');
});

test('exactly one of ten concurrent updates of one version succeeds', async () => {
  await expectOneOfTen((at) => update({ version: 1, name: `Name ${at}` }));
});

test('two updates of one version succeed without the lock (negative control)', async () => {
  const stopRemoving = readWithoutLock(2);
  try {
    const answers = await Promise.all([
      update({ version: 1, name: 'First' }),
      update({ version: 1, isForSeatsOnly: false }, admin),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
  } finally {
    stopRemoving();
  }
});
