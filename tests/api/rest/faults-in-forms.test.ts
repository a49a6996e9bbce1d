import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aTeacher, inDays, type Member } from '#tests/support/factories';
import { callsOf } from './call.ts';

let app: App;
let teacher: Member;
const { post } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const COHORT = {
  title: 'Spring',
  description: 'For beginners.',
  startDate: inDays(10).toISOString(),
  endDate: inDays(20).toISOString(),
  registrationDeadline: inDays(5).toISOString(),
  maxEnrollments: 20,
};

describe('an empty form field', () => {
  test('counts as absent if it is optional', async () => {
    const body = {
      title: 'Networks',
      price: '',
      maxStudents: '',
      startDate: '',
      level: '',
      recurringInterval: '',
    };
    const answer = await post('/courses', { as: teacher, body });
    expect([answer.status, answer.body.price, answer.body.maxStudents]).toEqual([201, 0, null]);
  });

  test('counts as absent inside another object', async () => {
    const body = {
      course: { title: 'Networks', category: '' },
      cohort: { title: 'Spring', startDate: inDays(5).toISOString(), endDate: '', durationWeeks: 4 },
    };
    expect((await post('/cohorts/quick-create', { as: teacher, body })).status).toBe(201);
  });

  test('is reported as missing if it is required', async () => {
    const { body } = await post('/cohorts', {
      as: teacher,
      body: { ...COHORT, maxEnrollments: '', title: '' },
    });
    const missing = (
      await post('/cohorts', {
        as: teacher,
        body: { ...COHORT, maxEnrollments: undefined, title: undefined },
      })
    ).body;
    expect(body.errors).toHaveLength(2);
    expect(body.errors).toEqual(missing.errors);
  });
});

describe('the message of a value of the wrong type', () => {
  test.each<[string, unknown, string]>([
    ['maxEnrollments', '7', 'maxEnrollments must be a number.'],
    ['maxEnrollments', true, 'maxEnrollments must be a number.'],
    ['title', 5, 'title must be a text.'],
    ['description', ['a'], 'description must be a text.'],
    ['startDate', { day: 1 }, 'startDate must be a date, such as 2027-03-01T18:00:00Z.'],
    ['startDate', 'tomorrow', 'startDate must be a date, such as 2027-03-01T18:00:00Z.'],
    ['startDate', '03/01/2027', 'startDate must be a date, such as 2027-03-01T18:00:00Z.'],
    ['startDate', 'Mon, 01 Mar 2027 18:00:00 GMT', 'startDate must be a date, such as 2027-03-01T18:00:00Z.'],
    ['startDate', '2027-03-01T25:00:00Z', 'startDate must be a date, such as 2027-03-01T18:00:00Z.'],
    ['startDate', '2027-02-30', 'That date doesn’t exist.'],
    ['endDate', '2027-02-29T18:00:00Z', 'That date doesn’t exist.'],
    ['registrationDeadline', '2026-11-31T00:00', 'That date doesn’t exist.'],
    ['courses', 'Networks', 'courses must be a list.'],
    ['courses', [7], 'courses.0 must be a text.'],
  ])('names the fault of %s: %j', async (field, value, message) => {
    const { status, body } = await post('/cohorts', { as: teacher, body: { ...COHORT, [field]: value } });
    expect([status, body.message]).toEqual([400, message]);
  });

  test.each<[string, unknown, string]>([
    ['level', 5, 'Choose one of: Beginner, Intermediate, Advanced, All Levels, All, Other.'],
    ['level', 'expert', 'Choose one of: Beginner, Intermediate, Advanced, All Levels, All, Other.'],
    ['language', 'Klingon', 'Choose one of: English, Spanish, French, German.'],
    ['recurringInterval', 'daily', 'Choose one of: weekly, biweekly, monthly, quarterly, Custom.'],
    ['isRecurring', 'yes', 'isRecurring must be true or false.'],
    ['price', {}, 'price must be a number.'],
  ])('names the fault of the course’s %s: %j', async (field, value, message) => {
    const { status, body } = await post('/courses', { as: teacher, body: { title: 'A', [field]: value } });
    expect([status, body.message]).toEqual([400, message]);
  });

  test.each(['\u200b', '\u202e \u202c', '\ufeff\u2060', '\u200d\u200d'])(
    'asks for a text where it has nothing that is seen: %j',
    async (title) => {
      const { status, body } = await post('/courses', { as: teacher, body: { title } });
      expect([status, body.message]).toEqual([400, 'Course Title is required.']);
    },
  );

  test('of a role lists the roles that register', async () => {
    const { body } = await post('/users/register', {
      body: { role: 'admin', email: 'ada@example.org', password: 'correct horse' },
    });
    expect(body.errors).toEqual([{ field: 'role', message: 'role must be student or instructor.' }]);
  });

  test('of an object in place of a body names the body', async () => {
    const { body } = await post('/courses', { as: teacher, body: '[1]' });
    expect(body.message).toBe('The body must be an object.');
  });

  test('asks for the value where it is null or missing only', async () => {
    for (const maxEnrollments of [null, undefined]) {
      const { body } = await post('/cohorts', { as: teacher, body: { ...COHORT, maxEnrollments } });
      expect(body.message).toBe('Enter the number of seats.');
    }
  });
});

test('no message is that of the validator', async () => {
  const paths = ['/courses', '/cohorts', '/cohorts/quick-create', '/institutions', '/activities', '/lessons'];
  for (const path of [...paths, '/users/signup', '/users/login', '/users/register', '/users/subscribe'])
    for (const value of [1, 'x', true, [], {}, [{}], '\u0000', 1e300]) {
      const fields = Object.keys((await post(path, { as: teacher, body: {} })).body.errors ?? {});
      expect(fields).toBeDefined();
      const named = [
        'title',
        'price',
        'level',
        'course',
        'cohort',
        'courses',
        'startDate',
        'points',
        'email',
        'password',
        'role',
        'type',
        'materials',
        'dueDate',
        'courseId',
        'maxStudents',
        'website',
      ];
      const body = Object.fromEntries(named.map((name) => [name, value]));
      const answer = await post(path, { as: teacher, body });
      for (const { message } of answer.body.errors ?? [])
        expect(message).not.toMatch(/invalid input|expected|received|undefined|NaN|\bstring\b|\bnull\b|zod/i);
    }
});
