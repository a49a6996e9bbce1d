import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCoTeacher,
  aCourse,
  aLesson,
  anAccount,
  anAdmin,
  aSection,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let colleague: Member;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  [colleague, student] = [await aTeacher(app, { institution }), await aStudent(app, { institution })];
});
afterAll(() => app.stop());

let course: ItemRow;
beforeEach(async () => {
  course = await aCourse(app, { by: teacher, title: 'Algebra' });
});

const EVENT = `courseId course { title status coTeachers { member { id } }
  sections { title lessons { title } } lessons(first: 5) { nodes { title } } }`;

/** Follows a course. Returns a function that waits for the next event. */
async function follow(as: Actor, { id } = course) {
  const events = app.subscribe(
    `subscription ($id: ID!) { courseChanged(id: $id) { ${EVENT} } }`,
    { id },
    { as },
  );
  await events.ready;
  return async () => (await events.next()).value?.data?.['courseChanged'] as object;
}

const act = (mutation: string, input: object, as: Actor = teacher) =>
  app.graphql(
    `mutation ($input: ${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!) {
      ${mutation}(input: $input) { ${mutation === 'deleteCourse' || mutation === 'deleteLesson' ? 'id' : '__typename'} }
    }`,
    { input },
    { as },
  );

test('texts, states, sections and lessons reach everyone who has the course on the screen', async () => {
  const [section, nexts] = [
    await aSection(app, { course, title: 'Groups' }),
    await Promise.all([colleague, student].map((each) => follow(each))),
  ];
  const expectNext = async (expected: object) => {
    for (const next of nexts) expect(await next()).toMatchObject({ courseId: course.id, course: expected });
  };
  const { id } = course;
  await act('updateCourse', { id, version: 1, title: 'Algebra II' });
  await expectNext({ title: 'Algebra II' });
  await act('editSection', { id: section.id, title: 'Rings' });
  await expectNext({ sections: [{ title: 'Rings', lessons: [] }] });
  const lesson = { title: 'Ideals', description: 'Of rings.', type: 'VIDEO', courseId: id };
  await act('createLesson', { ...lesson, sectionId: section.id });
  await expectNext({ sections: [{ lessons: [{ title: 'Ideals' }] }] });
});

test('a changed and a deleted lesson, and a new co-teacher', async () => {
  const lesson = await aLesson(app, { course, title: 'Ideals' });
  const next = await follow(colleague);
  await act('updateLesson', { id: lesson.id, title: 'Prime ideals' });
  expect(await next()).toMatchObject({ course: { lessons: { nodes: [{ title: 'Prime ideals' }] } } });
  await act('deleteLesson', { id: lesson.id });
  expect(await next()).toMatchObject({ course: { lessons: { nodes: [] } } });
  await act('addCoTeacher', { courseId: course.id, memberId: colleague.membershipId, mayEdit: true });
  expect(await next()).toMatchObject({
    course: { coTeachers: [{ member: { id: colleague.membershipId } }] },
  });
});

test('a draft reaches its teachers and admins only, also its deletion', async () => {
  const draft = await aCourse(app, { by: teacher, status: 'draft' });
  await aCoTeacher(app, { course: draft, member: colleague });
  const admin = await anAdmin(app, { institution: teacher.institution });
  const stranger = await aTeacher(app, { institution: teacher.institution });
  const reading = await Promise.all([teacher, colleague, admin].map((each) => follow(each, draft)));
  const others = await Promise.all([student, stranger].map((each) => follow(each, draft)));
  const known = await Promise.all([student, stranger].map((each) => follow(each)));
  /** Waits until the others have been sent everything so far: their events are read in order. */
  const catchUp = async (version: number, title: string) => {
    await act('updateCourse', { id: course.id, version, title });
    for (const next of known) expect(await next()).toMatchObject({ course: { title } });
  };
  await act('updateCourse', { id: draft.id, version: 1, title: 'In work' });
  for (const next of reading) expect(await next()).toMatchObject({ course: { title: 'In work' } });
  await catchUp(1, 'Before it is published');
  await act('publishCourse', { id: draft.id });
  for (const next of [...reading, ...others])
    expect(await next()).toMatchObject({ course: { status: 'PUBLISHED' } });
  await act('unpublishCourse', { id: draft.id });
  for (const next of reading) expect(await next()).toMatchObject({ course: { status: 'DRAFT' } });
  await act('deleteCourse', { id: draft.id });
  for (const next of reading) expect(await next()).toEqual({ courseId: draft.id, course: null });
  const learned = others.map((next) => next());
  await catchUp(2, 'After it is deleted');
  for (const event of learned)
    expect(await Promise.race([event, Promise.resolve('nothing')])).toBe('nothing');
});

test('a deleted course is reported to everyone who could read it', async () => {
  const next = await follow(student);
  await act('deleteCourse', { id: course.id });
  expect(await next()).toEqual({ courseId: course.id, course: null });
});

test('other institutions and accounts without one learn nothing', async () => {
  const elsewhere = await aTeacher(app);
  const own = await aCourse(app, { by: elsewhere });
  const [foreign, next] = [(await follow(elsewhere))(), await follow(elsewhere, own)];
  await act('updateCourse', { id: course.id, version: 1, title: 'Secret' });
  await act('updateCourse', { id: own.id, version: 1, title: 'Own' }, elsewhere);
  expect(await next()).toMatchObject({ course: { title: 'Own' } });
  expect(await Promise.race([foreign, Promise.resolve('nothing')])).toBe('nothing');
  const query = 'subscription ($id: ID!) { courseChanged(id: $id) { courseId } }';
  const { value } = await app.subscribe(query, { id: course.id }, { as: await anAccount(app) }).next();
  expect(value?.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});
