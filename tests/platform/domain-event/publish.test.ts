import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { CONSUMERS } from '#app/modules';
import type { EventConsumer } from '#platform/domain-event/consumer';
import type { DomainEvent } from '#platform/domain-event/domain-event';
import { cancel, enroll, standing } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAccount,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let student: Member;
const announced: DomainEvent[] = [];

/** Records each object of an event, read from the tables. */
const witness: EventConsumer = {
  statementsFor: ({ type, ids, institutionId }) => [
    {
      name: `witness_${type.split('.')[0]}`,
      text: `insert into witness (type, id) select $1, o.id from ${type.split('.')[0]} o
             where o.institution_id = $2 and o.id = any($3::uuid[])`,
      values: [type, institutionId, ids],
    },
  ],
  announce: (_services, event) => void announced.push(event),
};

beforeAll(async () => {
  app = await startApp();
  await app.db.query('create table witness (type text, id uuid); grant insert on witness to lyceum_app');
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  CONSUMERS.push(witness);
});
afterEach(async () => {
  announced.length = 0;
  await app.db.query('truncate witness');
});
afterAll(async () => {
  CONSUMERS.splice(CONSUMERS.indexOf(witness), 1);
  await app.stop();
});

/** The recorded objects in order. */
async function witnessed(): Promise<[type: string, id: string][]> {
  const { rows } = await app.db.query<{ type: string; id: string }>('select type, id from witness');
  return rows.map(({ type, id }) => [type, id]);
}

const COURSE = { title: 'Algebra', shortDescription: 'Numbers.', category: 'DATA_SCIENCE' };
const createCourse = async (publish: boolean) => {
  const { data, errors } = await app.graphql(
    'mutation Create($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }',
    { input: { ...COURSE, publish } },
    { as: teacher },
  );
  expect(errors).toEqual([]);
  return data.createCourse.course.id as string;
};
const createCohort = () =>
  app.graphql(
    'mutation Create($input: CreateCohortInput!) { createCohort(input: $input) { cohort { id } } }',
    {
      input: {
        title: 'Spring',
        description: 'Now',
        startDate: inDays(10).toISOString(),
        endDate: inDays(31).toISOString(),
        registrationDeadline: inDays(9).toISOString(),
        capacity: 12,
        courseIds: [],
      },
    },
    { as: teacher },
  );
const updateCohort = (input: object) =>
  app.graphql(
    'mutation Update($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
    { input },
    { as: teacher },
  );
const deleteCohort = (id: string) =>
  app.graphql(
    'mutation Delete($id: ID!) { deleteCohort(input: { id: $id }) { id } }',
    { id },
    { as: teacher },
  );
const quickCreate = () =>
  app.graphql(
    'mutation Quick($input: QuickCreateInput!) { quickCreate(input: $input) { course { id } cohort { id } } }',
    {
      input: {
        course: { title: 'Algebra', description: 'Numbers.', category: 'DATA_SCIENCE' },
        cohort: { title: 'Spring', startDate: inDays(3).toISOString(), durationWeeks: 4 },
      },
    },
    { as: teacher },
  );

describe('services publish events in their transaction', () => {
  test('creating a draft publishes one event, and a published course a second one', async () => {
    const draft = await createCourse(false);
    const course = await createCourse(true);
    expect(await witnessed()).toEqual([
      ['course.created', draft],
      ['course.created', course],
      ['course.published', course],
    ]);
    expect(announced[0]).toEqual({
      id: expect.any(String),
      at: expect.any(Date),
      type: 'course.created',
      institutionId: teacher.institution.id,
      ids: [draft],
      actorId: teacher.accountId,
    });
  });

  test('creating, updating and deleting a cohort publish events', async () => {
    const id = (await createCohort()).data.createCohort.cohort.id as string;
    await updateCohort({ id, title: 'Autumn' });
    await deleteCohort(id);
    expect(await witnessed()).toEqual([
      ['cohort.created', id],
      ['cohort.updated', id],
      ['cohort.deleted', id],
    ]);
  });

  test('changing teachers publishes an update of the cohort, unless nothing changes', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const colleague = await aTeacher(app, { institution: teacher.institution });
    for (const call of ['addCohortInstructor', 'addCohortInstructor', 'removeCohortInstructor'])
      await app.graphql(
        `mutation Teach($id: ID!, $member: ID!) { ${call}(input: { cohortId: $id, memberId: $member }) { cohort { id } } }`,
        { id: cohort.id, member: colleague.membershipId },
        { as: teacher },
      );
    expect(await witnessed()).toEqual([
      ['cohort.updated', cohort.id],
      ['cohort.updated', cohort.id],
    ]);
  });

  test('quick start creates and publishes a course, and creates a cohort', async () => {
    const { data, errors } = await quickCreate();
    expect(errors).toEqual([]);
    const { course, cohort } = data.quickCreate;
    expect(await witnessed()).toEqual([
      ['course.created', course.id],
      ['course.published', course.id],
      ['cohort.created', cohort.id],
    ]);
  });

  test('the fast path of enrolling publishes within its flush', async () => {
    const { runStatements, runWrites } = app.services;
    const journeys: string[] = [];
    app.services.runStatements = (...asked) => (journeys.push('read'), runStatements(...asked));
    app.services.runWrites = (...asked) => (journeys.push('write'), runWrites(...asked));
    try {
      const cohort = await aCohort(app, { by: teacher });
      const { data } = await enroll(app, cohort, student);
      expect(journeys).toEqual(['write']);
      expect(await witnessed()).toEqual([['enrollment.created', data.enroll.enrollment.id]]);
      expect(announced).toMatchObject([{ type: 'enrollment.created', actorId: student.accountId }]);
      await enroll(app, cohort, student);
      expect(await witnessed()).toHaveLength(1); // repeating publishes nothing
      expect(announced).toHaveLength(1);
    } finally {
      Object.assign(app.services, { runStatements, runWrites });
    }
  });

  test('a seat of a student from outside publishes in the institution of the cohort', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true });
    const { data } = await enroll(app, cohort, await anAccount(app));
    expect(await witnessed()).toEqual([['enrollment.created', data.enroll.enrollment.id]]);
    expect(announced[0]!.institutionId).toBe(teacher.institution.id);
  });

  test('queueing, cancelling and the resulting promotion publish events', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 1 });
    const seated = (await enroll(app, cohort, student)).data.enroll.enrollment.id as string;
    const next = await aStudent(app, { institution: teacher.institution });
    const waiting = (await enroll(app, cohort, next, true)).data.enroll.enrollment.id as string;
    await cancel(app, cohort, student);
    await cancel(app, cohort, student); // repeating publishes nothing
    expect(await witnessed()).toEqual([
      ['enrollment.created', seated],
      ['enrollment.waitlisted', waiting],
      ['enrollment.cancelled', seated],
      ['enrollment.promoted', waiting],
    ]);
  });

  test('increased capacity promotes as many students in one event', async () => {
    const cohort = await aCohort(app, { by: teacher, capacity: 1 });
    await anEnrollment(app, { cohort, student });
    const waiting: string[] = [];
    for (let at = 0; at < 3; at++) {
      const classmate = await aStudent(app, { institution: teacher.institution });
      const { id } = await anEnrollment(app, { cohort, student: classmate, status: 'waitlisted' });
      waiting.push(id);
    }
    await updateCohort({ id: cohort.id, capacity: 3 });
    expect(announced.map(({ type, ids }) => [type, ids])).toEqual([
      ['cohort.updated', [cohort.id]],
      ['enrollment.promoted', waiting.slice(0, 2)],
    ]);
  });

  test('deleting a cohort cancels its enrollments in one event', async () => {
    const cohort = await aCohort(app, { by: teacher });
    const ids: string[] = [];
    for (const status of ['active', 'waitlisted', 'completed'] as const) {
      const classmate = await aStudent(app, { institution: teacher.institution });
      ids.push((await anEnrollment(app, { cohort, student: classmate, status })).id);
    }
    await deleteCohort(cohort.id);
    expect(announced.map(({ type }) => type)).toEqual(['enrollment.cancelled', 'cohort.deleted']);
    expect(new Set(announced[0]!.ids)).toEqual(new Set(ids.slice(0, 2)));
  });
});

test('a rejected call publishes nothing', async () => {
  const cohort = await aCohort(app, { by: teacher, capacity: 1 });
  await anEnrollment(app, { cohort, student });
  const late = await aStudent(app, { institution: teacher.institution });
  expect((await enroll(app, cohort, late)).code).toBe('COHORT_FULL');
  expect((await enroll(app, { id: uuidv7() }, late)).code).toBe('NOT_FOUND');
  expect(await witnessed()).toEqual([]);
  expect(announced).toEqual([]);
});

describe('a failing consumer rolls back the operation', () => {
  const failing: EventConsumer = {
    statementsFor: () => [{ text: 'select 1 / (select count(*) from witness where id is null)', values: [] }],
  };
  beforeAll(() => CONSUMERS.push(failing));
  afterAll(() => CONSUMERS.splice(CONSUMERS.indexOf(failing), 1));

  const rowsOf = async (table: string) =>
    Number((await app.db.query(`select count(*) from ${table}`)).rows[0].count);

  test('of any service', async () => {
    const course = await aCourse(app, { by: teacher });
    const cohort = await aCohort(app, { by: teacher, courses: [course] });
    const priced = await aCohort(app, { by: teacher, price: 10 });
    await anEnrollment(app, { cohort, student });
    const classmate = await aStudent(app, { institution: teacher.institution });
    const before = {
      cohorts: await rowsOf('cohort'),
      courses: await rowsOf('course'),
      seats: await standing(app, cohort),
    };
    const answers = [
      await createCohort(),
      await updateCohort({ id: cohort.id, title: 'Autumn' }),
      await deleteCohort(cohort.id),
      await quickCreate(),
      await enroll(app, cohort, classmate), // in one statement
      await enroll(app, priced, classmate), // in several statements
      await cancel(app, cohort, student),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'INTERNAL'));
    expect(await witnessed()).toEqual([]);
    expect(announced).toEqual([]);
    expect({
      cohorts: await rowsOf('cohort'),
      courses: await rowsOf('course'),
      seats: await standing(app, cohort),
    }).toEqual(before);
    expect(await standing(app, priced)).toMatchObject({ pending: [] });
  });
});

test('a failing announcement is logged and does not affect the others', async () => {
  const mute: EventConsumer = {
    announce: () => {
      throw new Error('no voice');
    },
  };
  CONSUMERS.unshift(mute);
  try {
    const cohort = await aCohort(app, { by: teacher });
    expect((await enroll(app, cohort, student)).errors).toEqual([]);
    expect(announced).toHaveLength(1);
    expect(app.log.some((line) => line.includes('no voice'))).toBe(true);
  } finally {
    CONSUMERS.shift();
  }
});
