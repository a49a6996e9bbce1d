import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCategory,
  aCourse,
  aLesson,
  anActivity,
  anAdmin,
  aResource,
  aSection,
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
});
afterAll(() => app.stop());
beforeEach(async () => {
  course = await aCourse(app, { by: teacher });
});

/** Sends a mutation that changes an object. */
const change = (name: string, input: object) =>
  app.graphql(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
    { input },
    { as: admin },
  );

const remove = (noun: string, input: object) =>
  app.graphql(
    `mutation ($input: Delete${noun}Input!) { delete${noun}(input: $input) { id } }`,
    { input },
    { as: admin },
  );

const stale = { code: 'CONFLICT', errors: [{ extensions: { currentVersion: 2 } }] };

/** Per noun: an object, and the change that someone else makes. */
const cases: [noun: string, make: () => Promise<{ id: string }>, change: (id: string) => Promise<unknown>][] =
  [
    ['Course', async () => course, (id) => change('updateCourse', { id, version: 1, title: 'Renamed' })],
    [
      'Section',
      () => aSection(app, { course }),
      (id) => change('editSection', { id, description: 'With a new text' }),
    ],
    [
      'Lesson',
      () => aLesson(app, { course, type: 'video' }),
      (id) => change('updateLesson', { id, content: 'A page of work' }),
    ],
    [
      'Activity',
      () => anActivity(app, { course }),
      (id) => change('updateActivity', { id, instructions: 'Read it twice' }),
    ],
    ['Resource', () => aResource(app, { course }), (id) => change('updateResource', { id, name: 'Renamed' })],
    [
      'Category',
      async () => {
        await aCategory(app, { institution: teacher.institution });
        return aCategory(app, { institution: teacher.institution });
      },
      (id) => change('updateCategory', { id, description: 'With a new text' }),
    ],
  ];

test.each(cases)('%s: a version that changed in the meantime is not deleted', async (noun, make, edit) => {
  const { id } = await make();
  expect(await edit(id)).toMatchObject({ errors: [] });
  expect(await remove(noun, { id, version: 1 })).toMatchObject(stale);
  const { data } = await remove(noun, { id, version: 2 });
  expect(data).toEqual({ [`delete${noun}`]: { id } });
});

test.each(cases)('%s: a program that names no version deletes any', async (noun, make, edit) => {
  const { id } = await make();
  await edit(id);
  const { data } = await remove(noun, { id });
  expect(data).toEqual({ [`delete${noun}`]: { id } });
});

test('a section is not deleted with a lesson that someone else added to it or changed', async () => {
  const section = await aSection(app, { course });
  const lessonOf = async (title: string): Promise<string> => {
    const input = {
      courseId: course.id,
      sectionId: section.id,
      title,
      description: 'By hand.',
      type: 'VIDEO',
    };
    const { data } = await app.graphql(
      'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }',
      { input },
      { as: teacher },
    );
    return data.createLesson.lesson.id;
  };
  const first = await lessonOf('First');
  const known = [{ id: first, version: 1 }];
  const second = await lessonOf('Second');
  const message = expect.stringContaining('changed lessons of this section');
  const refused = { code: 'CONFLICT', errors: [{ message }] };
  expect(await remove('Section', { id: section.id, version: 1, lessons: known })).toMatchObject(refused);
  known.push({ id: second, version: 1 });
  await change('updateLesson', { id: second, content: 'A page of work' });
  expect(await remove('Section', { id: section.id, version: 1, lessons: known })).toMatchObject(refused);
  known[1]!.version = 2;
  const { data } = await remove('Section', { id: section.id, version: 1, lessons: known });
  expect(data.deleteSection).toEqual({ id: section.id });
});

test('lessons that move to another section need not be known', async () => {
  const [from, to] = [
    await aSection(app, { course, position: 0 }),
    await aSection(app, { course, position: 1 }),
  ];
  const input = {
    courseId: course.id,
    sectionId: from.id,
    title: 'Kept',
    description: 'By hand.',
    type: 'VIDEO',
  };
  await change('createLesson', input);
  const { data } = await remove('Section', { id: from.id, moveLessonsTo: to.id, lessons: [] });
  expect(data.deleteSection).toEqual({ id: from.id });
});
