import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { type App, startApp } from '#tests/support/app';
import {
  aCourse,
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

const at = (days: number) => inDays(days).toISOString();
const fine = () => ({
  title: 'Spring',
  description: 'For beginners.',
  startDate: at(10),
  endDate: at(31),
  registrationDeadline: at(9),
  capacity: 12,
  courseIds: [] as string[],
});

const create = (input: object, as: GraphqlOptions['as'] = teacher) =>
  app.graphql(
    `mutation Create($input: CreateCohortInput!) {
      createCohort(input: $input) {
        cohort {
          id title description startDate endDate registrationDeadline capacity studentCount durationInWeeks price { amount currency } status
          isPublic isPublished courses { id } instructors { member { id } } viewerCan { edit delete enroll }
        }
      }
    }`,
    { input },
    { as: as ?? null },
  );

const cohorts = async () => Number((await app.db.query('select count(*) from cohort')).rows[0].count);

test('a cohort is published immediately, its creator teaches it, and its courses keep their order', async () => {
  const [first, second] = [
    await aCourse(app, { by: teacher, price: 10 }),
    await aCourse(app, { by: teacher, price: 5 }),
  ];
  const input = { ...fine(), title: ' Spring ', courseIds: [second.id, first.id, second.id] };
  const { data, errors } = await create(input);
  expect(errors).toEqual([]);
  expect(data.createCohort.cohort).toEqual({
    id: expect.any(String),
    title: 'Spring',
    description: 'For beginners.',
    startDate: input.startDate,
    endDate: input.endDate,
    registrationDeadline: input.registrationDeadline,
    capacity: 12,
    studentCount: 0,
    durationInWeeks: 3,
    price: inDollars(15),
    status: 'UPCOMING',
    isPublic: false,
    isPublished: true,
    courses: [{ id: second.id }, { id: first.id }],
    instructors: [{ member: { id: teacher.membershipId } }],
    viewerCan: { edit: true, delete: true, enroll: false },
  });
});

describe('invalid cohorts', () => {
  const changed = (change: object) => ({ ...fine(), ...change });
  test.each<[field: string, change: object, message: string]>([
    ['title', { title: '' }, 'Cohort Title is required.'],
    ['title', { title: 'x'.repeat(201) }, 'Use at most 200 characters.'],
    ['description', { description: ' \n' }, 'Description is required.'],
    ['description', { description: 'x'.repeat(5001) }, 'Use at most 5,000 characters.'],
    ['capacity', { capacity: 0 }, 'Enter at least 1.'],
    ['capacity', { capacity: 100_001 }, 'The maximum is 100,000.'],
    ['startDate', { startDate: '1066-10-14T00:00:00Z' }, 'Enter a date from 2000 on.'],
    ['endDate', { endDate: '2200-01-01T00:00:00Z' }, 'Enter a date before 2200.'],
    ['endDate', { endDate: at(9.9) }, 'The end date can’t be before the start date.'],
    [
      'registrationDeadline',
      { registrationDeadline: at(31.1) },
      'The registration deadline can’t be after the end date.',
    ],
    [
      'courseIds',
      { courseIds: Array.from({ length: 21 }, () => uuidv7()) },
      'A cohort can have up to 20 courses.',
    ],
  ])('rejects an invalid field and writes nothing: %s %#', async (field, change, message) => {
    const before = await cohorts();
    const answer = await create(changed(change));
    expect(answer).toMatchObject({ code: 'INVALID', data: { createCohort: null } });
    expect(answer.errors[0]!.extensions.fields).toEqual([{ field, message }]);
    expect(await cohorts()).toBe(before);
  });

  test.each([
    'title',
    'description',
    'startDate',
    'endDate',
    'registrationDeadline',
    'capacity',
    'courseIds',
  ])('rejects a cohort without %s', async (field) => {
    const before = await cohorts();
    expect(await create(changed({ [field]: null }))).toMatchObject({ code: 'INVALID' });
    expect(await cohorts()).toBe(before);
  });

  test('the order of dates is reported along with what is wrong with other fields', async () => {
    const answer = await create(changed({ title: '', capacity: 0, endDate: at(9.9) }));
    expect(answer.errors[0]!.extensions.fields).toEqual([
      { field: 'title', message: 'Cohort Title is required.' },
      { field: 'capacity', message: 'Enter at least 1.' },
      { field: 'endDate', message: 'The end date can’t be before the start date.' },
    ]);
  });

  test('courses that the viewer may not see are answered like unknown ones, byte for byte', async () => {
    const before = await cohorts();
    const other = await aTeacher(app);
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const mine = await aCourse(app, { by: teacher });
    const unknown = await create(changed({ courseIds: [mine.id, uuidv7()] }));
    expect(unknown).toMatchObject({ code: 'NOT_FOUND', data: { createCohort: null } });
    for (const course of [
      await aCourse(app, { by: other }),
      await aCourse(app, { by: other, isPublic: true }),
      await aCourse(app, { by: colleague, status: 'draft' }),
      await aCourse(app, { by: teacher, deletedAt: new Date() }),
    ])
      expect((await create(changed({ courseIds: [mine.id, course.id] }))).text).toBe(unknown.text);
    expect(await cohorts()).toBe(before);
  });

  test.each([
    ['a visitor', () => aVisitor(), 'UNAUTHENTICATED'],
    ['an unverified account', () => anAccount(app, { isVerified: false }), 'UNVERIFIED'],
    ['an account without an institution', () => anAccount(app), 'FORBIDDEN'],
    ['a student', () => aStudent(app, { institution: teacher.institution }), 'FORBIDDEN'],
  ])('rejects %s', async (_, actor, code) => {
    const before = await cohorts();
    expect(await create(fine(), await actor())).toMatchObject({ code, data: { createCohort: null } });
    expect(await cohorts()).toBe(before);
  });
});

test('the error names a draft course as a draft to viewers who may see it', async () => {
  const draft = await aCourse(app, { by: teacher, status: 'draft' });
  const input = { ...fine(), courseIds: [draft.id] };
  for (const as of [teacher, await anAdmin(app, { institution: teacher.institution })])
    expect(await create(input, as)).toMatchObject({ code: 'INVALID' });
});

describe('quick start', () => {
  const quick = (course: object, cohort: object, as: GraphqlOptions['as'] = teacher) =>
    app.graphql(
      `mutation Quick($input: QuickCreateInput!) {
        quickCreate(input: $input) {
          course { id title shortDescription category level status isPublic }
          cohort { id title startDate endDate durationInWeeks capacity price { amount currency } isPublic isPublished courses { id } instructors { member { id } } }
        }
      }`,
      { input: { course, cohort } },
      { as: as ?? null },
    );
  const startDate = at(3);
  const after = (days: number) => new Date(Date.parse(startDate) + days * 86_400_000).toISOString();

  test('creates a course and its cohort, published and public, so that everyone can open the shared link', async () => {
    const { data, errors } = await quick(
      { title: 'Baking', description: 'Bread first.', category: 'OTHER', level: 'ALL' },
      { title: 'First oven', startDate, endDate: after(10) },
    );
    expect(errors).toEqual([]);
    const { course, cohort } = data.quickCreate;
    expect(course).toEqual({
      id: expect.any(String),
      title: 'Baking',
      shortDescription: 'Bread first.',
      category: 'OTHER',
      level: 'ALL',
      status: 'PUBLISHED',
      isPublic: true,
    });
    expect(cohort).toEqual({
      id: expect.any(String),
      title: 'First oven',
      startDate,
      endDate: after(10),
      durationInWeeks: 2,
      capacity: 30,
      price: inDollars(0),
      isPublic: true,
      isPublished: true,
      courses: [{ id: course.id }],
      instructors: [{ member: { id: teacher.membershipId } }],
    });
    const asVisitor = await app.graphql(
      'query Shared($id: ID!) { course(id: $id) { title owner { displayName } cohorts { nodes { id } } } }',
      { id: course.id },
    );
    expect(asVisitor.data.course).toEqual({
      title: 'Baking',
      owner: { displayName: `${teacher.firstName} ${teacher.lastName}` },
      cohorts: { nodes: [{ id: cohort.id }] },
    });
  });

  test.each([
    ['the weeks, without an end', { durationWeeks: 3 }, 21],
    ['the end, whatever the weeks', { durationWeeks: 3, endDate: 8 }, 8],
    ['the weeks, where the end is before the start and ignored', { durationWeeks: 2, endDate: -1 }, 14],
    ['one week, where nothing is given', {}, 7],
  ])(
    'the end comes from %s',
    async (_, { durationWeeks, endDate }: { durationWeeks?: number; endDate?: number }, days) => {
      const { data } = await quick(
        { title: 'C' },
        { title: 'K', startDate, durationWeeks, endDate: endDate === undefined ? undefined : after(endDate) },
      );
      expect(data.quickCreate.cohort.endDate).toBe(after(days));
    },
  );

  test.each<[field: string, course: object, cohort: object, message: string]>([
    ['course.title', { title: ' ' }, {}, 'Please fill in all required fields'],
    ['cohort.title', {}, { title: '' }, 'Please fill in all required fields'],
    ['course.description', { description: 'x'.repeat(5001) }, {}, 'Use at most 5,000 characters.'],
    ['cohort.durationWeeks', {}, { durationWeeks: 0 }, 'The minimum is 1 week.'],
    ['cohort.durationWeeks', {}, { durationWeeks: 521 }, 'The maximum is 520 weeks.'],
    ['cohort.startDate', {}, { startDate: '2300-01-01T00:00:00Z' }, 'Enter a date before 2200.'],
  ])('rejects %s and writes neither %#', async (field, course, cohort, message) => {
    const before = [await cohorts(), (await app.db.query('select count(*) from course')).rows];
    const answer = await quick({ title: 'C', ...course }, { title: 'K', startDate, ...cohort });
    expect(answer).toMatchObject({ code: 'INVALID', data: { quickCreate: null } });
    expect(answer.errors[0]!.extensions.fields).toEqual([{ field, message }]);
    expect([await cohorts(), (await app.db.query('select count(*) from course')).rows]).toEqual(before);
  });

  test('is limited to staff', async () => {
    const student = await aStudent(app, { institution: teacher.institution });
    expect(await quick({ title: 'C' }, { title: 'K', startDate }, student)).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('the days of a cohort', () => {
  const OF_ZONE = 'query Q($id: ID!) { cohort(id: $id) { durationInDays durationInWeeks } }';
  const daysOf = async (startDate: string, endDate: string, timeZone: string | null) => {
    const { data, errors } = await app.graphql(
      'mutation C($input: CreateCohortInput!) { createCohort(input: $input) { cohort { id } } }',
      {
        input: {
          title: 'Spring',
          description: 'Two weeks.',
          startDate,
          endDate,
          registrationDeadline: startDate,
          capacity: 5,
          courseIds: [],
          timeZone,
        },
      },
      { as: teacher },
    );
    expect(errors).toEqual([]);
    const read = await app.graphql(OF_ZONE, { id: data.createCohort.cohort.id }, { as: teacher });
    return Object.values(read.data.cohort as object);
  };

  test.each([
    ['in autumn, with an hour more', '2027-10-18T00:00:00+02:00', '2027-11-08T00:00:00+01:00', [21, 3]],
    ['in spring, with an hour less', '2027-03-15T00:00:00+01:00', '2027-04-05T00:00:00+02:00', [21, 3]],
    ['a minute longer than that', '2027-10-18T00:00:00+02:00', '2027-11-08T00:01:00+01:00', [22, 4]],
    [
      'a minute longer than that in spring',
      '2027-03-15T00:00:00+01:00',
      '2027-04-05T00:01:00+02:00',
      [22, 4],
    ],
  ])('are calendar days in its zone: %s', async (_, start, end, expected) => {
    expect(await daysOf(start, end, 'Europe/Berlin')).toEqual(expected);
  });

  test('are days of UTC if no zone is given', async () => {
    expect(await daysOf('2027-10-18T00:00:00+02:00', '2027-11-08T00:00:00+01:00', null)).toEqual([22, 4]);
    expect(await daysOf('2027-10-18T00:00:00Z', '2027-11-08T00:00:00Z', null)).toEqual([21, 3]);
  });

  test('quick start counts whole weeks across changes of daylight saving time', async () => {
    const { data, errors } = await app.graphql(
      `mutation Q($input: QuickCreateInput!) {
        quickCreate(input: $input) { cohort { endDate durationInDays durationInWeeks } } }`,
      {
        input: {
          course: { title: 'Knots' },
          cohort: {
            title: 'Spring',
            startDate: '2027-03-15T00:00:00+01:00',
            durationWeeks: 3,
            timeZone: 'Europe/Berlin',
          },
        },
      },
      { as: teacher },
    );
    expect(errors).toEqual([]);
    expect(data.quickCreate.cohort).toEqual({
      endDate: new Date('2027-04-05T00:00:00+02:00').toISOString(),
      durationInDays: 21,
      durationInWeeks: 3,
    });
  });

  test('require a zone that the database knows, because it counts them as well', async () => {
    const { runStatements } = app.services;
    app.services.runStatements = (viewer, statements) =>
      runStatements(
        viewer,
        statements.map((statement) =>
          statement.name === 'known_zone' ? { ...statement, values: ['Europe/Tomorrow'] } : statement,
        ),
      );
    try {
      const { errors } = await app.graphql(
        'mutation Q($input: QuickCreateInput!) { quickCreate(input: $input) { cohort { id } } }',
        {
          input: {
            course: { title: 'Knots' },
            cohort: { title: 'Spring', startDate: '2027-03-15T00:00:00Z', timeZone: 'Europe/Berlin' },
          },
        },
        { as: teacher },
      );
      expect(errors).toMatchObject([
        { extensions: { code: 'INVALID', fields: [{ field: 'cohort.timeZone' }] } },
      ]);
    } finally {
      app.services.runStatements = runStatements;
    }
  });

  test('require an existing zone', async () => {
    const { errors } = await app.graphql(
      'mutation Q($input: QuickCreateInput!) { quickCreate(input: $input) { cohort { id } } }',
      {
        input: {
          course: { title: 'Knots' },
          cohort: { title: 'Spring', startDate: '2027-03-15T00:00:00Z', timeZone: 'Europe/Atlantis' },
        },
      },
      { as: teacher },
    );
    expect(errors).toMatchObject([
      { extensions: { code: 'INVALID', fields: [{ field: 'cohort.timeZone' }] } },
    ]);
  });
});
