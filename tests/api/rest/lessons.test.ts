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
import { callsOf, identityOf, postAt } from './call.ts';
import { lessonForm } from './forms.ts';

let app: App;
let teacher: Member;
let course: ItemRow;
const { get, post } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  course = await aCourse(app, { by: teacher, title: 'Logic' });
});
afterAll(() => app.stop());

/** Resolution 1: the document's path and two aliases lead to one handler. */
const PATHS = ['/api/v1/lessons', '/api/lessons', '/api/v1/api/lessons'];

test.each(PATHS)('POST %s returns 201 with the lesson, echoing the input', async (path) => {
  const form = lessonForm(course.id);
  const { status, body } = await postAt(app, path, teacher, form);
  expect(status).toBe(201);
  expect(body).toEqual({
    ...identityOf(body.id),
    ...form,
    type: 'live',
    course: 'Logic',
    timeZone: 'UTC',
    startsAt: '2027-03-12T09:00:00.000Z',
    endsAt: '2027-03-12T10:30:00.000Z',
    durationMinutes: 90,
    createdAt: expect.any(String),
  });
});

describe('POST /lessons', () => {
  const send = (more: object, as: Pick<Actor, 'accessToken'> = teacher) =>
    post('/lessons', { as, body: { ...lessonForm(course.id), ...more } });

  test('adds the lesson to the end of the last section, where clients that read the course find it', async () => {
    const sectioned = await aCourse(app, { by: teacher, lessons: ['One', 'Two'] });
    await send({ courseId: sectioned.id, title: 'Three' });
    await send({ courseId: sectioned.id, title: 'Four' });
    const { body } = await get(`/courses/${sectioned.id}`, { as: teacher });
    expect(body.sections).toHaveLength(1);
    expect(body.sections[0].lessons.map(({ title }: { title: string }) => title)).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
    ]);
    expect(body.sections[0].lessons[2]).toMatchObject({
      type: 'live',
      durationMinutes: 90,
      completed: false,
    });
  });

  test('checkbox fields and materials are optional', async () => {
    const {
      materials: _m,
      enableChat: _e,
      recordSession: _r,
      allowScreenSharing: _a,
      ...rest
    } = lessonForm(course.id);
    const { status, body } = await post('/lessons', { as: teacher, body: rest });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      materials: [],
      enableChat: false,
      recordSession: false,
      allowScreenSharing: false,
    });
  });

  test('the number of participants may be the text of its field', async () => {
    expect((await send({ maxParticipants: '30' })).body.maxParticipants).toBe(30);
  });

  test('day and times are read in the given zone, also across a change of its clocks', async () => {
    const inBerlin = async (date: string) =>
      (await send({ date, startTime: '18:00', endTime: '19:00', timeZone: 'Europe/Berlin' })).body;
    const [winter, summer] = [await inBerlin('2027-03-27'), await inBerlin('2027-03-28')];
    expect([winter.startsAt, summer.startsAt]).toEqual([
      '2027-03-27T17:00:00.000Z',
      '2027-03-28T16:00:00.000Z',
    ]);
    for (const body of [winter, summer])
      expect([body.startTime, body.endTime, body.timeZone]).toEqual(['18:00', '19:00', 'Europe/Berlin']);
  });

  test('returns 400 naming every missing field', async () => {
    const answer = await post('/lessons', { as: teacher, body: {} });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'title',
      'description',
      'date',
      'startTime',
      'endTime',
      'meetingLink',
      'maxParticipants',
      'courseId',
    ]);
  });

  test.each([
    ['title', ''],
    ['description', null],
    ['date', 'tomorrow'],
    ['date', '2200-01-01'],
    ['startTime', '25:00'],
    ['endTime', '08:00'],
    ['timeZone', 'Mars'],
    ['meetingLink', 'meet.example.org'],
    ['meetingLink', 'javascript:alert(1)'],
    ['meetingLink', 'https://'],
    ['maxParticipants', 'many'],
    ['maxParticipants', 0],
    ['maxParticipants', '1e3'],
    ['courseId', 'logic'],
    ['materials', 7],
    ['enableChat', 'on'],
  ])('returns 400 for a wrong %s: %j', async (field, value) => {
    const answer = await send({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveLength(1);
    expect(answer.body.errors[0].field.split('.')[0]).toBe(field);
  });

  test('says that a number of participants is no number', async () => {
    for (const maxParticipants of ['many', '1e3', '+12'])
      expect((await send({ maxParticipants })).body.message).toBe('Enter a whole number.');
  });

  test("returns 404 for an unknown course, another institution's and a colleague's draft", async () => {
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const hidden = [
      '01a1fc0b-f50d-773f-bcfc-b3bdfdbab242',
      (await aCourse(app, { by: await aTeacher(app) })).id,
      (await aCourse(app, { by: colleague, status: 'draft' })).id,
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
    for (const as of others) expect((await send({}, as)).body.code).toBe('FORBIDDEN');
  });

  test('accepts admins for any course, and returns 401 for visitors', async () => {
    expect((await send({}, await anAdmin(app, { institution: teacher.institution }))).status).toBe(201);
    expect((await send({}, aVisitor())).status).toBe(401);
  });
});
