import { afterAll, beforeAll, expect, test } from 'vitest';
import { aKey, countOf } from '#tests/platform/idempotency/keys';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aLesson,
  anActivity,
  aTeacher,
  inDays,
  type Member,
} from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';

const UNKNOWN = '01a1fc0b-f50d-773f-bcfc-b3bdfdbab242';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const RESULT = 'index error { code message fields { field message } }';

/** Runs a bulk mutation as the teacher. Returns its answer and its results. */
async function bulk(name: string, object: string, items: object[], options: GraphqlOptions = {}) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const answer = await app.graphql(
    `mutation Bulk($input: ${type}!) { bulk: ${name}(input: $input) { results { ${RESULT} ${object} } } }`,
    { input: { items } },
    { as: teacher, ...options },
  );
  return { answer, results: answer.data?.bulk?.results };
}

const failed = (index: number, code: string, fields: string[] = []) =>
  expect.objectContaining({
    index,
    error: {
      code,
      message: expect.any(String),
      fields: fields.map((field) => ({ field, message: expect.any(String) })),
    },
  });

test('a failing item has an error in its result and does not undo the others', async () => {
  const { answer, results } = await bulk('createCourses', 'course { title status }', [
    { title: 'First' },
    { title: '', maxStudents: 0 },
    { title: 'Third', publish: false },
  ]);
  expect([answer.status, answer.errors]).toEqual([200, []]);
  expect(results).toEqual([
    { index: 0, error: null, course: { title: 'First', status: 'PUBLISHED' } },
    failed(1, 'INVALID', ['title', 'maxStudents']),
    { index: 2, error: null, course: { title: 'Third', status: 'DRAFT' } },
  ]);
  expect([
    await countOf(app, 'course', { title: 'First' }),
    await countOf(app, 'course', { title: 'Third' }),
  ]).toEqual([1, 1]);
});

test('courses are updated with their versions', async () => {
  const [first, second] = [await aCourse(app, { by: teacher }), await aCourse(app, { by: teacher })];
  const { results } = await bulk('updateCourses', 'course { id title version }', [
    { id: first.id, version: 1, title: 'Changed' },
    { id: second.id, version: 7, title: 'Stale' },
    { id: UNKNOWN, version: 1, title: 'Unknown' },
  ]);
  expect(results).toEqual([
    { index: 0, error: null, course: { id: first.id, title: 'Changed', version: 2 } },
    failed(1, 'CONFLICT'),
    failed(2, 'NOT_FOUND'),
  ]);
  const logged = await app.db.query(
    `select row_id, operation from audit_entry where row_id = any($1) and action = 'updated'`,
    [[first.id, second.id]],
  );
  expect(logged.rows).toEqual([{ row_id: first.id, operation: 'updateCourses' }]);
});

test('cohorts are created and updated', async () => {
  const cohort = await aCohort(app, { by: teacher, capacity: 10 });
  const values = {
    description: 'In bulk.',
    startDate: inDays(20),
    endDate: inDays(40),
    registrationDeadline: inDays(10),
    capacity: 5,
  };
  const created = await bulk('createCohorts', 'cohort { title courses { id } }', [
    { ...values, title: 'With an unknown course', courseIds: [UNKNOWN] },
    { ...values, title: 'Without courses', courseIds: [] },
  ]);
  expect(created.results).toEqual([
    failed(0, 'NOT_FOUND'),
    { index: 1, error: null, cohort: { title: 'Without courses', courses: [] } },
  ]);
  const updated = await bulk('updateCohorts', 'cohort { capacity }', [
    { id: cohort.id, capacity: 20 },
    { id: UNKNOWN, capacity: 20 },
  ]);
  expect(updated.results).toEqual([
    { index: 0, error: null, cohort: { capacity: 20 } },
    failed(1, 'NOT_FOUND'),
  ]);
});

test('lessons and activities are created', async () => {
  const course = await aCourse(app, { by: teacher });
  const common = { description: 'In bulk.', startsAt: '2030-05-01T09:00:00Z' };
  const lesson = {
    ...common,
    title: 'Lesson',
    endsAt: '2030-05-01T10:00:00Z',
    meetingLink: 'https://meet.example.org/',
    maxParticipants: 5,
  };
  const lessons = await bulk('createLessons', 'lesson { title }', [
    { ...lesson, courseId: course.id },
    { ...lesson, courseId: UNKNOWN },
  ]);
  expect(lessons.results).toEqual([
    { index: 0, error: null, lesson: { title: 'Lesson' } },
    failed(1, 'NOT_FOUND'),
  ]);
  const activity = {
    ...common,
    title: 'Activity',
    type: 'QUIZ',
    dueAt: '2030-05-01T10:00:00Z',
    points: 10,
    instructions: 'One page.',
  };
  const activities = await bulk('createActivities', 'activity { title }', [
    { ...activity, courseId: course.id, title: '' },
    { ...activity, courseId: course.id },
  ]);
  expect(activities.results).toEqual([
    failed(0, 'INVALID', ['title']),
    { index: 1, error: null, activity: { title: 'Activity' } },
  ]);
});

test('lessons and activities are updated, each if the teacher may edit its course', async () => {
  const course = await aCourse(app, { by: teacher });
  const strangers = await aCourse(app, { by: await aTeacher(app, { institution: teacher.institution }) });
  const lessons = [await aLesson(app, { course }), await aLesson(app, { course: strangers })];
  const changed = await bulk('updateLessons', 'lesson { id title }', [
    ...lessons.map(({ id }) => ({ id, title: 'Renamed' })),
    { id: UNKNOWN, title: 'Renamed' },
  ]);
  expect(changed.results).toEqual([
    { index: 0, error: null, lesson: { id: lessons[0]!.id, title: 'Renamed' } },
    failed(1, 'FORBIDDEN'),
    failed(2, 'NOT_FOUND'),
  ]);
  const { id } = await anActivity(app, { course });
  const activities = await bulk('updateActivities', 'activity { id points }', [
    { id, points: -1 },
    { id, points: 7 },
  ]);
  expect(activities.results).toEqual([
    failed(0, 'INVALID', ['points']),
    { index: 1, error: null, activity: { id, points: 7 } },
  ]);
});

test('more than 100 items are rejected before anything runs', async () => {
  const items = Array.from({ length: 101 }, () => ({ title: 'Too many' }));
  const { answer } = await bulk('createCourses', 'course { id }', items);
  expect(answer).toMatchObject({ code: 'INVALID', data: { bulk: null } });
  expect(answer.errors[0]!.extensions.fields).toEqual([
    { field: 'items', message: 'Send at most 100 items.' },
  ]);
  expect(await countOf(app, 'course', { title: 'Too many' })).toBe(0);
  const { results } = await bulk('createCourses', 'course { id }', items.slice(1));
  expect(results).toHaveLength(100);
});

test('an unexpected failure of an item is masked', async () => {
  await app.db.query(`alter table course add constraint no_fault check (title <> 'Faulty')`);
  const { results } = await bulk('createCourses', 'course { title }', [
    { title: 'Faulty' },
    { title: 'Fine' },
  ]);
  expect(results).toEqual([failed(0, 'INTERNAL'), { index: 1, error: null, course: { title: 'Fine' } }]);
  expect(JSON.stringify(results)).not.toContain('no_fault');
});

test('a repeat with the same Idempotency-Key creates nothing', async () => {
  const items = [{ title: 'Keyed' }, { title: '' }, { title: 'Keyed' }];
  const headers = { 'idempotency-key': aKey() };
  const first = await bulk('createCourses', 'course { id }', items, { headers });
  const again = await bulk('createCourses', 'course { id }', items, { headers });
  expect(first.results.map(({ error }: { error: object | null }) => error === null)).toEqual([
    true,
    false,
    true,
  ]);
  expect(again.answer.text).toBe(first.answer.text);
  expect(await countOf(app, 'course', { title: 'Keyed' })).toBe(2);
});

test('each item costs as much as a mutation of one object', async () => {
  const costOf = async (document: string, variables = {}) => {
    const headers = { 'x-lyceum-cost': '1' };
    const { text } = await app.graphql(document, variables, { as: teacher, headers });
    return (JSON.parse(text) as { extensions: { cost: { requested: number } } }).extensions.cost.requested;
  };
  const item = '{ title: "Costly" }';
  const body = '{ results { course { id owner { id } } } }';
  const literal = (items: string) => `mutation { createCourses(input: { items: ${items} }) ${body} }`;
  const one = await costOf(literal(item));
  const three = await costOf(literal(`[${item}, ${item}, ${item}]`));
  expect(three - one).toBe(2 * 13); // a transaction, the result, the course and its owner
  const items = [1, 2, 3].map(() => ({ title: 'Costly' }));
  const typed = 'mutation ($items: [CreateCourseInput!]!';
  const given = `createCourses(input: { items: $items }) ${body}`;
  expect(await costOf(`${typed}) { ${given} }`, { items })).toBe(three);
  expect(await costOf(`${typed} = [${item}, ${item}, ${item}]) { ${given} }`)).toBe(three);
  const whole = `mutation ($input: CreateCoursesInput!) { createCourses(input: $input) ${body} }`;
  expect(await costOf(whole, { input: { items } })).toBe(three);
});
