import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Section } from '#modules/course/section.entity';
import { type App, startApp } from '#tests/support/app';
import { expectOneOfTen } from '#tests/support/concurrent-changes';
import {
  type Actor,
  aCourse,
  anAdmin,
  aSection,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { readWithoutLock } from '../lesson/without-lock.ts';

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
beforeEach(async () => void ({ id } = await aSection(app, { course })));

const edit = (input: object, as: Actor = teacher) =>
  app.graphql(
    'mutation ($input: EditSectionInput!) { editSection(input: $input) { section { title description version } } }',
    { input: { id, ...input } },
    { as },
  );

test('the second edit of a version of a section gets a conflict with the current one and writes nothing', async () => {
  const first = await edit({ version: 1, title: 'First' }, admin);
  expect(first.data.editSection.section).toMatchObject({ title: 'First', version: 2 });
  expect(await edit({ version: 1, description: 'Second' })).toMatchObject({
    code: 'CONFLICT',
    errors: [
      {
        message: 'This section was changed by someone else. Load the latest version and try again.',
        extensions: { currentVersion: 2 },
      },
    ],
  });
  const again = await edit({ version: 2, description: 'Second' });
  expect(again.data.editSection.section).toEqual({ title: 'First', description: 'Second', version: 3 });
});

test('without a version an edit of a section replaces its texts, and one without a difference keeps the version', async () => {
  const change = () => edit({ description: 'Same' });
  expect((await change()).data.editSection.section.version).toBe(2);
  expect((await change()).data.editSection.section.version).toBe(2);
  expect((await edit({ version: null })).code).toBe('INVALID');
});

test('an update of the course with its sections counts the versions of those that differ', async () => {
  const { id: courseId, ...rest } = await aCourse(app, { by: teacher });
  const sections = [
    await aSection(app, { course: { id: courseId, ...rest }, title: 'Paper' }),
    await aSection(app, { course: { id: courseId, ...rest }, title: 'Ink', position: 1 }),
  ];
  const { data } = await app.graphql(
    'mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { course { sections { title version } } } }',
    {
      input: {
        id: courseId,
        version: 1,
        sections: [
          { id: sections[0]!.id, title: 'Paper' },
          { id: sections[1]!.id, title: 'Type' },
        ],
      },
    },
    { as: teacher },
  );
  expect(data.updateCourse.course.sections).toEqual([
    { title: 'Paper', version: 1 },
    { title: 'Type', version: 2 },
  ]);
});

test('exactly one of ten concurrent edits of one version of a section succeeds', async () => {
  await expectOneOfTen((at) => edit({ version: 1, title: `Title ${at}` }, at % 2 ? admin : teacher));
});

test('two edits of one version of a section succeed without the lock (negative control)', async () => {
  const stopRemoving = readWithoutLock(2, Section);
  try {
    const answers = await Promise.all([
      edit({ version: 1, title: 'First' }),
      edit({ version: 1, description: 'Second' }, admin),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
  } finally {
    stopRemoving();
  }
});
