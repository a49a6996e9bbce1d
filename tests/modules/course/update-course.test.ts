import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSUMERS } from '#app/modules';
import type { DomainEvent } from '#platform/domain-event/domain-event';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCourse,
  anAdmin,
  aStudent,
  aTeacher,
  inDays,
  type Member,
} from '#tests/support/factories';
import { inDollars } from '#tests/support/money';

let app: App;
let teacher: Member;
let admin: Member;
const published: DomainEvent[] = [];
const listener = { announce: (_: unknown, event: DomainEvent) => void published.push(event) };
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  admin = await anAdmin(app, { institution: teacher.institution });
  CONSUMERS.push(listener);
});
afterAll(async () => {
  CONSUMERS.splice(CONSUMERS.indexOf(listener), 1);
  await app.stop();
});

type As = Pick<Actor, 'accessToken'>;

const FIELDS = `id title shortDescription language level category price { amount currency } maxStudents startDate isRecurring recurringInterval
  isPublic status version sections { id title description duration position }`;

const create = async (input: object) => {
  const { data, errors } = await app.graphql(
    `mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { ${FIELDS} } } }`,
    { input },
    { as: teacher },
  );
  expect(errors).toEqual([]);
  return data.createCourse.course;
};

const update = (input: object, version: number, as: As = teacher) =>
  app.graphql(
    `mutation ($input: UpdateCourseInput!) {
      updateCourse(input: $input) { course { ${FIELDS} } }
    }`,
    { input: { ...input, version } },
    { as },
  );

const read = async (id: string) =>
  (await app.graphql(`query ($id: ID!) { course(id: $id) { ${FIELDS} } }`, { id }, { as: teacher })).data
    .course;

const FULL = {
  title: 'Algebra',
  shortDescription: 'Numbers and letters.',
  language: 'FRENCH',
  level: 'INTERMEDIATE',
  category: 'DESIGN',
  price: inDollars(49.99),
  maxStudents: 25,
  startDate: inDays(30).toISOString(),
  isRecurring: true,
  recurringInterval: 'MONTHLY',
  isPublic: false,
  sections: [{ title: 'Groups', description: 'Of things', duration: '2 hours' }, { title: 'Rings' }],
};

test('omitted fields keep their values, and the version increases by one', async () => {
  const course = await create(FULL);
  const { data, errors } = await update(
    { id: course.id, title: ' Algebra II ', price: inDollars(60.5) },
    course.version,
  );
  expect(errors).toEqual([]);
  expect(data.updateCourse.course).toEqual({
    ...course,
    title: 'Algebra II',
    price: inDollars(60.5),
    version: 2,
  });
  expect(await read(course.id)).toEqual(data.updateCourse.course);
});

test('objectives, prerequisites, audience and the full description are replaced; blank lines are dropped', async () => {
  const course = await create(FULL);
  const details = {
    objectives: ['Count', ' ', ' Solve '],
    prerequisites: ['A pen'],
    audience: ['Beginners'],
  };
  const change = async (input: object, version: number) =>
    app.graphql(
      `mutation ($input: UpdateCourseInput!) {
        updateCourse(input: $input) { course { version objectives prerequisites audience fullDescription } }
      }`,
      { input: { id: course.id, version, ...input } },
      { as: teacher },
    );
  const { data } = await change({ ...details, fullDescription: '# Numbers' }, 1);
  const stored = { ...details, objectives: ['Count', 'Solve'], fullDescription: '# Numbers' };
  expect(data.updateCourse.course).toEqual({ version: 2, ...stored });
  const { data: same } = await change({ objectives: ['Count', 'Solve'] }, 2);
  expect(same.updateCourse.course).toEqual({ version: 2, ...stored });
  expect((await change({ audience: [] }, 2)).data.updateCourse.course).toMatchObject({
    version: 3,
    audience: [],
  });
  for (const wrong of [
    { objectives: Array.from({ length: 21 }, () => 'x') },
    { objectives: ['x'.repeat(301)] },
    { fullDescription: 'x'.repeat(20_001) },
    { prerequisites: null },
  ])
    expect((await change(wrong, 3)).code).toBe('INVALID');
});

test('null clears the fields that may be null', async () => {
  const course = await create(FULL);
  const nulls = { maxStudents: null, startDate: null, recurringInterval: null };
  const { data, errors } = await update({ id: course.id, ...nulls }, 1);
  expect(errors).toEqual([]);
  expect(data.updateCourse.course).toEqual({ ...course, ...nulls, version: 2 });
});

test('the title cannot be null', async () => {
  const course = await create(FULL);
  expect(await update({ id: course.id, title: null }, 1)).toMatchObject({
    code: 'INVALID',
    errors: [{ extensions: { fields: [{ field: 'title', message: 'Course Title is required.' }] } }],
  });
});

test('saving without a difference writes nothing and publishes nothing', async () => {
  const course = await create(FULL);
  published.length = 0;
  const { id, title, price, startDate, sections } = course;
  const same = sections.map(
    (section: { id: string; title: string; description: string; duration: string }) => ({
      id: section.id,
      title: section.title,
      description: section.description,
      duration: section.duration,
    }),
  );
  const { data } = await update({ id, title, price, startDate, sections: same }, 1);
  expect(data.updateCourse.course).toEqual(course);
  expect(published).toEqual([]);
});

test('an update is published with the properties that changed', async () => {
  const course = await create(FULL);
  published.length = 0;
  await update({ id: course.id, title: 'Geometry', category: 'BUSINESS' }, 1);
  expect(published).toMatchObject([{ type: 'course.updated', ids: [course.id], actorId: teacher.accountId }]);
  expect(published[0]!.changes).toEqual(expect.arrayContaining(['title', 'category']));
});

describe('sections of a course', () => {
  test('sections are updated, added, ordered and removed as one list', async () => {
    const course = await create(FULL);
    const [groups, rings] = course.sections;
    const { data, errors } = await update(
      { id: course.id, sections: [{ title: 'Fields' }, { id: groups.id, title: 'Groups and more' }] },
      1,
    );
    expect(errors).toEqual([]);
    const { sections, version } = data.updateCourse.course;
    expect(version).toBe(2);
    expect(sections).toEqual([
      { id: expect.any(String), title: 'Fields', description: '', duration: '', position: 0 },
      { ...groups, title: 'Groups and more', position: 1 },
    ]);
    expect(sections.map(({ id }: { id: string }) => id)).not.toContain(rings.id);
  });

  test('a section with lessons cannot be removed', async () => {
    const course = await aCourse(app, { by: teacher, lessons: ['One'] });
    const before = await read(course.id);
    expect(await update({ id: course.id, title: 'Other', sections: [] }, 1)).toMatchObject({
      code: 'CONFLICT',
      errors: [
        { message: 'The section “Section” still has lessons. Move or delete them before you remove it.' },
      ],
    });
    expect(await read(course.id)).toEqual(before);
  });

  test('rejects sections of other courses and duplicate sections', async () => {
    const [course, other] = [await create(FULL), await create(FULL)];
    const foreign = { id: other.sections[0].id, title: 'Mine now' };
    const twice = { id: course.sections[0].id, title: 'Twice' };
    for (const sections of [[foreign], [twice, twice]])
      expect((await update({ id: course.id, sections }, 1)).code).toBe('INVALID');
    expect(await read(other.id)).toEqual(other);
  });
});

describe('concurrent edits of a course', () => {
  test('the second edit gets a conflict with the current version and writes nothing', async () => {
    const course = await create(FULL);
    expect((await update({ id: course.id, title: 'First' }, 1, admin)).errors).toEqual([]);
    expect(await update({ id: course.id, title: 'Second' }, 1)).toMatchObject({
      code: 'CONFLICT',
      errors: [{ extensions: { currentVersion: 2 } }],
    });
    expect(await read(course.id)).toMatchObject({ title: 'First', version: 2 });
    const again = await update({ id: course.id, title: 'Second' }, 2);
    expect(again.data.updateCourse.course).toMatchObject({ title: 'Second', version: 3 });
  });

  test('exactly one of ten concurrent updates of one version succeeds', async () => {
    const course = await create(FULL);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => update({ id: course.id, title: `Title ${at}` }, 1)),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(9);
    expect((await read(course.id)).version).toBe(2);
  });
});

test('only the owner and admins may update a course', async () => {
  const { institution } = teacher;
  const [colleague, student] = [await aTeacher(app, { institution }), await aStudent(app, { institution })];
  const stranger = await aTeacher(app);
  const course = await create(FULL);
  const draft = await aCourse(app, { by: teacher, status: 'draft' });
  const edit = async (id: string, as: As) => (await update({ id, title: 'Changed' }, 1, as)).code;
  expect(await edit(course.id, colleague)).toBe('FORBIDDEN');
  expect(await edit(course.id, student)).toBe('FORBIDDEN');
  expect(await edit(course.id, stranger)).toBe('NOT_FOUND');
  expect(await edit(draft.id, colleague)).toBe('NOT_FOUND');
  expect(await edit(draft.id, admin)).toBeUndefined();
});
