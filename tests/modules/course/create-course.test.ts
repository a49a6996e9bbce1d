import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  anAccount,
  anAdmin,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type Member,
} from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';
import { inDollars } from '#tests/support/money';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const create = (input: object, as: GraphqlOptions['as'] = teacher) =>
  app.graphql(
    `mutation Create($input: CreateCourseInput!) {
      createCourse(input: $input) {
        course {
          id title shortDescription language level category price { amount currency } maxStudents startDate isRecurring recurringInterval
          status isPublic owner { id displayName } sections { title description duration position } viewerCan { edit }
        }
      }
    }`,
    { input },
    { as: as ?? null },
  );

const courses = async () => Number((await app.db.query('select count(*) from course')).rows[0].count);

test('every field is stored as sent, with trimmed texts and sections in order', async () => {
  const startDate = inDays(30).toISOString();
  const input = {
    title: '  Algebra ',
    shortDescription: 'Numbers and letters.',
    language: 'FRENCH',
    level: 'INTERMEDIATE',
    category: 'DATA_SCIENCE',
    price: inDollars(49.99),
    maxStudents: 25,
    startDate,
    isRecurring: true,
    recurringInterval: 'CUSTOM',
    isPublic: true,
    sections: [{ title: 'Groups', description: 'Of things', duration: '2 hours' }, { title: 'Rings' }],
  };
  const { data, errors } = await create(input);
  expect(errors).toEqual([]);
  expect(data.createCourse.course).toEqual({
    ...input,
    id: expect.any(String),
    title: 'Algebra',
    status: 'PUBLISHED',
    owner: { id: teacher.membershipId, displayName: `${teacher.firstName} ${teacher.lastName}` },
    sections: [
      { title: 'Groups', description: 'Of things', duration: '2 hours', position: 0 },
      { title: 'Rings', description: '', duration: '', position: 1 },
    ],
    viewerCan: { edit: true },
  });
});

test('only the title is required', async () => {
  const { data } = await create({ title: 'Geometry', shortDescription: null, price: null, sections: null });
  expect(data.createCourse.course).toMatchObject({
    shortDescription: '',
    language: 'ENGLISH',
    level: 'ALL_LEVELS',
    category: 'OTHER',
    price: inDollars(0),
    maxStudents: null,
    startDate: null,
    isRecurring: false,
    recurringInterval: null,
    status: 'PUBLISHED',
    isPublic: false,
    sections: [],
  });
});

test('a draft is a course that is not published', async () => {
  const { data } = await create({ title: 'Later', publish: false });
  expect(data.createCourse.course.status).toBe('DRAFT');
});

test('an interval without recurrence is dropped', async () => {
  const { data } = await create({ title: 'Once', recurringInterval: 'WEEKLY' });
  expect(data.createCourse.course).toMatchObject({ isRecurring: false, recurringInterval: null });
});

test.each([
  ['level', ['Beginner', 'Intermediate', 'Advanced', 'All Levels', 'All', 'Other']],
  ['category', ['Web Development', 'Mobile Development', 'Data Science', 'Design', 'Business', 'Other']],
  ['language', ['English', 'Spanish', 'French', 'German']],
])(
  '%s accepts and returns each documented value by its name, and stores it as spelled',
  async (field, values) => {
    for (const value of values) {
      const name = value.toUpperCase().replace(' ', '_');
      const { data } = await create({ title: 'Any', [field]: name });
      const { id, [field]: shown } = data.createCourse.course;
      expect(shown).toBe(name);
      const { rows } = await app.db.query(`select ${field} as stored from course where id = $1`, [id]);
      expect(rows).toEqual([{ stored: value }]);
    }
  },
);

test.each([
  ['language', 'KLINGON'],
  ['level', 'Beginner'],
  ['category', ''],
])('a %s that is not in the schema is an error of the request', async (field, value) => {
  const before = await courses();
  const answer = await create({ title: 'Fine', [field]: value });
  expect(answer).toMatchObject({ status: 400, code: 'INVALID', data: null });
  expect(answer.errors[0]!.message).toContain(`does not exist in "Course`);
  expect(await courses()).toBe(before);
});

describe('invalid courses', () => {
  const tooLong = 'x'.repeat(5001);
  test.each<[field: string, input: object, message: string]>([
    ['title', { title: '   ' }, 'Course Title is required.'],
    ['title', { title: 'x'.repeat(201) }, 'Use at most 200 characters.'],
    ['title', { title: 'nul\u0000' }, 'Remove the invisible characters.'],
    ['shortDescription', { shortDescription: tooLong }, 'Use at most 5,000 characters.'],
    ['price', { price: { amount: -1 } }, 'The price can’t be negative.'],
    ['price', { price: { amount: 10_000_000_000 } }, 'The price is too high.'],
    ['maxStudents', { maxStudents: 0 }, 'Enter at least 1.'],
    ['maxStudents', { maxStudents: 100_001 }, 'The maximum is 100,000.'],
    ['startDate', { startDate: '1999-12-31T23:59:59Z' }, 'Enter a date from 2000 on.'],
    ['startDate', { startDate: '2200-01-01T00:00:00Z' }, 'Enter a date before 2200.'],
    [
      'sections',
      { sections: Array.from({ length: 21 }, () => ({ title: 'S' })) },
      'A course can have up to 20 sections.',
    ],
    ['sections.1.title', { sections: [{ title: 'A' }, { title: '' }] }, 'Enter a section title.'],
    [
      'sections.0.description',
      { sections: [{ title: 'A', description: tooLong }] },
      'Use at most 5,000 characters.',
    ],
    [
      'sections.0.duration',
      { sections: [{ title: 'A', duration: 'x'.repeat(101) }] },
      'Use at most 100 characters.',
    ],
  ])('rejects an invalid field and writes nothing: %s %#', async (field, input, message) => {
    const before = await courses();
    const answer = await create({ title: 'Fine', ...input });
    expect(answer).toMatchObject({ code: 'INVALID', data: { createCourse: null } });
    expect(answer.errors[0]!.extensions.fields).toEqual([{ field, message }]);
    expect(await courses()).toBe(before);
  });

  test('errors name every invalid field at once', async () => {
    const { errors } = await create({ title: '', price: inDollars(-1), maxStudents: 0 });
    expect(errors[0]!.extensions.fields!.map(({ field }) => field).toSorted()).toEqual([
      'maxStudents',
      'price',
      'title',
    ]);
  });

  test.each([
    ['a visitor', () => aVisitor(), 'UNAUTHENTICATED'],
    ['an unverified account', () => anAccount(app, { isVerified: false }), 'UNVERIFIED'],
    ['an account without an institution', () => anAccount(app), 'FORBIDDEN'],
    ['a student', () => aStudent(app, { institution: teacher.institution }), 'FORBIDDEN'],
  ])('rejects %s', async (_, actor, code) => {
    const before = await courses();
    expect(await create({ title: 'Mine' }, await actor())).toMatchObject({
      code,
      data: { createCourse: null },
    });
    expect(await courses()).toBe(before);
  });
});

test("everybody may read the name of a public course's owner, but not the names of others", async () => {
  const named = await aTeacher(app);
  const unnamed = await anAdmin(app, { institution: named.institution });
  const { data } = await create({ title: 'Open', isPublic: true }, named);
  await create({ title: 'Closed' }, unnamed);
  await create({ title: 'Not yet', isPublic: true, publish: false }, unnamed);
  const asVisitor = await app.graphql(
    'query Course($id: ID!) { course(id: $id) { owner { displayName } } }',
    {
      id: data.createCourse.course.id,
    },
  );
  expect(asVisitor.data.course.owner.displayName).toBe(`${named.firstName} ${named.lastName}`);
  const { rows } = await app.db.query('select id from membership where is_public and institution_id = $1', [
    named.institution.id,
  ]);
  expect(rows).toEqual([{ id: named.membershipId }]);
});
