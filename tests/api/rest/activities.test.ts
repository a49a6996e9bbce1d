import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCourse,
  anAccount,
  anAdmin,
  aStudent,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { callsOf, identified, identityOf, postAt } from './call.ts';
import { activityForm } from './forms.ts';

let app: App;
let teacher: Member;
let course: ItemRow;
const { post } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  course = await aCourse(app, { by: teacher, title: 'Logic' });
});
afterAll(() => app.stop());

/** Resolution 1: the document's path and two aliases lead to one handler. */
const PATHS = ['/api/v1/activities', '/api/activities', '/api/v1/api/activities'];

test.each(PATHS)('POST %s returns 201 with the activity, echoing the input', async (path) => {
  const form = activityForm(course.id);
  const { status, body } = await postAt(app, path, teacher, form);
  expect(status).toBe(201);
  expect(body).toEqual({
    ...identityOf(body.id),
    ...form,
    course: 'Logic',
    timeZone: 'UTC',
    startsAt: '2027-03-12T09:00:00.000Z',
    dueAt: '2027-03-12T17:30:00.000Z',
    createdAt: expect.any(String),
  });
});

describe('POST /activities', () => {
  const send = (more: object, as: Pick<Actor, 'accessToken'> = teacher) =>
    post('/activities', { as, body: { ...activityForm(course.id), ...more } });

  test.each(['assignment', 'quiz', 'project', 'discussion', 'presentation'])(
    'accepts and echoes the type %s',
    async (type) => {
      const { status, body } = await send({ type });
      expect([status, body.type]).toEqual([201, type]);
    },
  );

  test('a local time that the clocks skip is an hour later, also in the response', async () => {
    const { status, body } = await send({
      dueDate: '2027-03-28',
      startTime: '02:30',
      endTime: '04:00',
      timeZone: 'Europe/Berlin',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      startTime: '03:30',
      endTime: '04:00',
      startsAt: '2027-03-28T01:30:00.000Z',
      dueAt: '2027-03-28T02:00:00.000Z',
    });
  });

  test('the response has one object with its ID', async () => {
    const { body } = await send({});
    expect(identified(body)).toHaveLength(1);
    const { rows } = await app.db.query('select title from activity where id = $1', [body.guid]);
    expect(rows).toEqual([{ title: 'Proof by induction' }]);
  });

  test('checkbox fields and materials are optional', async () => {
    const { allowLateSubmission: _late, materials: _materials, ...rest } = activityForm(course.id);
    const { status, body } = await post('/activities', { as: teacher, body: rest });
    expect([status, body.allowLateSubmission, body.materials]).toEqual([201, false, []]);
  });

  test('day and times are read and returned in the given zone', async () => {
    const { body } = await send({ timeZone: 'America/New_York', startTime: '09:00:00' });
    expect(body).toMatchObject({
      dueDate: '2027-03-12',
      startTime: '09:00',
      endTime: '17:30',
      timeZone: 'America/New_York',
      startsAt: '2027-03-12T14:00:00.000Z',
      dueAt: '2027-03-12T22:30:00.000Z',
    });
  });

  test.each(['2027-03-12T00:00:00.000Z', '2027-03-12T09:00'])('uses only the day of %s', async (dueDate) => {
    expect((await send({ dueDate })).body.dueDate).toBe('2027-03-12');
  });

  test('materials may be the lines of a text field', async () => {
    expect((await send({ materials: 'Chapter 3\r\n\nChapter 4 ' })).body.materials).toEqual([
      'Chapter 3',
      'Chapter 4',
    ]);
  });

  test('returns 400 naming every missing field', async () => {
    const answer = await post('/activities', { as: teacher, body: {} });
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID']);
    expect(answer.body.errors).toEqual([
      { field: 'title', message: 'Activity Title is required.' },
      { field: 'description', message: 'Description is required.' },
      { field: 'type', message: 'Choose a type.' },
      { field: 'dueDate', message: 'Due date is required.' },
      { field: 'startTime', message: 'Start time is required.' },
      { field: 'endTime', message: 'End time is required.' },
      { field: 'points', message: 'Points are required.' },
      { field: 'instructions', message: 'Instructions are required.' },
      { field: 'courseId', message: 'Choose a course.' },
    ]);
  });

  test.each([
    ['title', ' '],
    ['title', 'a'.repeat(201)],
    ['description', 5],
    ['type', 'exam'],
    ['type', 'Quiz'],
    ['courseId', '1'],
    ['dueDate', '12 March'],
    ['dueDate', '2027-02-30'],
    ['dueDate', '1999-12-31'],
    ['startTime', '9am'],
    ['startTime', '24:00'],
    ['endTime', '09:00'],
    ['timeZone', 'Europe/Atlantis'],
    ['timeZone', '+01:00'],
    ['points', '20'],
    ['points', -1],
    ['points', 1.5],
    ['points', 10_001],
    ['allowLateSubmission', 'yes'],
    ['materials', [{}]],
    ['materials', ['a'.repeat(501)]],
    ['materials', Array.from({ length: 51 }, () => 'Chapter')],
  ])('returns 400 for a wrong %s: %j', async (field, value) => {
    const answer = await send({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(1);
    expect(answer.body.errors[0].field.split('.')[0]).toBe(field);
  });

  test('reports an end before the start at the end', async () => {
    const answer = await send({ startTime: '18:00' });
    expect(answer.body.errors).toEqual([
      { field: 'endTime', message: 'The end time must be after the start time.' },
    ]);
  });

  test('reports it along with what is wrong with other fields', async () => {
    const answer = await send({ title: 5, startTime: '18:00' });
    expect(answer.body.errors).toEqual([
      { field: 'title', message: 'title must be a text.' },
      { field: 'endTime', message: 'The end time must be after the start time.' },
    ]);
  });

  test("returns 404 for an unknown course, another institution's and a colleague's draft", async () => {
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const hidden = [
      '01a1fc0b-f50d-773f-bcfc-b3bdfdbab242',
      (await aCourse(app, { by: await aTeacher(app) })).id,
      (await aCourse(app, { by: colleague, status: 'draft' })).id,
      (await aCourse(app, { by: teacher, deletedAt: new Date() })).id,
    ];
    for (const courseId of hidden) {
      const answer = await send({ courseId });
      expect([answer.status, answer.body.message]).toEqual([404, 'Course not found.']);
    }
  });

  test("returns 403 for students, accounts without an institution, and a colleague's course", async () => {
    const { institution } = teacher;
    const others = [
      await aStudent(app, { institution }),
      await anAccount(app),
      await aTeacher(app, { institution }),
    ];
    for (const as of others) {
      const answer = await send({}, as);
      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  test('accepts admins for any course, and returns 401 for visitors', async () => {
    const admin = await anAdmin(app, { institution: teacher.institution });
    expect((await send({}, admin)).status).toBe(201);
    expect((await send({}, aVisitor())).status).toBe(401);
  });
});

test.each(['/api/activities', '/api/v1/api/activities'])(
  'errors at %s have the shape of REST errors',
  async (path) => {
    const answer = await postAt(app, path, teacher, '{');
    expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(answer.body).toMatchObject({ code: 'INVALID', errors: [{ field: 'body' }] });
    const unknown = await postAt(app, `${path}/more`, teacher, {});
    expect(unknown.body).toMatchObject({
      status: 404,
      message: 'There is no such call. All calls are listed at /api/v1/docs.',
    });
  },
);
