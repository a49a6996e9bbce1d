import { afterAll, beforeAll, expect, test } from 'vitest';
import { Lesson } from '#modules/lesson/lesson.entity';
import { type App, startApp } from '#tests/support/app';
import { expectOneOfTen } from '#tests/support/concurrent-changes';
import {
  type Actor,
  aCourse,
  aFile,
  aLesson,
  anAdmin,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { readWithoutLock } from './without-lock.ts';

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

type As = Pick<Actor, 'accessToken'>;

const update = (input: object, as: As = teacher) =>
  app.graphql(
    'mutation ($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { title description version } } }',
    { input },
    { as },
  );

const read = async (id: string) =>
  (
    await app.graphql(
      'query ($id: ID!) { lesson(id: $id) { title description version materialFiles { id } } }',
      { id },
      { as: teacher },
    )
  ).data.lesson;

test('the second edit of a version gets a conflict with the current one and writes nothing', async () => {
  const { id } = await aLesson(app, { course });
  const first = await update({ id, version: 1, title: 'First' }, admin);
  expect(first.data.updateLesson.lesson).toMatchObject({ title: 'First', version: 2 });
  const fileId = await aFile(app, { by: teacher, purpose: 'material', name: 'notes.txt' });
  expect(await update({ id, version: 1, description: 'Second', materialFileIds: [fileId] })).toMatchObject({
    code: 'CONFLICT',
    errors: [
      {
        message: 'This lesson was changed by someone else. Load the latest version and try again.',
        extensions: { currentVersion: 2 },
      },
    ],
  });
  expect(await read(id)).toMatchObject({ title: 'First', version: 2, materialFiles: [] });
  const again = await update({ id, version: 2, description: 'Second', materialFileIds: [fileId] });
  expect(again.data.updateLesson.lesson).toEqual({ title: 'First', description: 'Second', version: 3 });
  expect((await read(id)).materialFiles).toEqual([{ id: fileId }]);
});

test('without a version an update replaces the values, and one without a difference keeps the version', async () => {
  const { id } = await aLesson(app, { course });
  expect((await update({ id, title: 'First' })).data.updateLesson.lesson.version).toBe(2);
  expect((await update({ id, title: 'Second' })).data.updateLesson.lesson.version).toBe(3);
  expect((await update({ id, title: 'Second' })).data.updateLesson.lesson.version).toBe(3);
  expect((await update({ id, version: null })).code).toBe('INVALID');
});

test('each item of a bulk update checks its version', async () => {
  const [one, other] = [await aLesson(app, { course }), await aLesson(app, { course })];
  const { data } = await app.graphql(
    'mutation ($input: UpdateLessonsInput!) { updateLessons(input: $input) { results { lesson { version } error { code } } } }',
    {
      input: {
        items: [
          { id: one.id, version: 1, title: 'Changed' },
          { id: other.id, version: 7, title: 'Changed' },
        ],
      },
    },
    { as: teacher },
  );
  expect(data.updateLessons.results).toEqual([
    { lesson: { version: 2 }, error: null },
    { lesson: null, error: { code: 'CONFLICT' } },
  ]);
});

test('exactly one of ten concurrent updates of one version succeeds', async () => {
  const { id } = await aLesson(app, { course });
  const winner = await expectOneOfTen((at) =>
    update({ id, version: 1, title: `Title ${at}` }, at % 2 ? admin : teacher),
  );
  expect(await read(id)).toMatchObject({ title: `Title ${winner}`, version: 2 });
});

test('two updates of one version succeed without the lock (negative control)', async () => {
  const { id } = await aLesson(app, { course });
  const stopRemoving = readWithoutLock(2, Lesson);
  try {
    const answers = await Promise.all([
      update({ id, version: 1, title: 'First' }),
      update({ id, version: 1, description: 'Second' }, admin),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
  } finally {
    stopRemoving();
  }
});
