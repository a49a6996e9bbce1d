import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notificationsOf, setMailed } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import { aClass, aCohort, anEnrollment, aStudent, type Class, type Member } from '#tests/support/factories';
import { createEvent, publishEvent, values } from './calls.ts';

let app: App;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.stop());

let own: Class;
let student: Member;
let outsider: Member;
beforeEach(async () => {
  own = await aClass(app);
  student = own.students[0]!;
  outsider = await aStudent(app, { institution: own.teacher.institution });
});

const told = async (member: Member) =>
  (await notificationsOf(app, member, '(kind: EVENT_PUBLISHED)')).map(({ subjectId }) => subjectId);

const create = async (more: object) => {
  const { data, errors } = await createEvent(app, values(more), own.teacher);
  expect(errors).toEqual([]);
  return data.createEvent.event as { id: string };
};

test('the students of its cohort are notified once when an event is published, by bell and mail', async () => {
  await app.db.query(`update membership set home_zone = 'Asia/Tokyo' where id = $1`, [student.membershipId]);
  const event = await create({ title: 'Paper', cohortId: own.cohort.id, publish: false });
  expect(await told(student)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => publishEvent(app, event.id, own.teacher)));
  expect(await told(student)).toEqual([event.id]);
  const [mail] = await app.mailTo(student.email);
  expect(mail!.subject).toBe('New event: "Paper"');
  expect(mail!.text).toContain(`/events/${event.id}`);
  expect(mail!.text).toContain('(Europe/Berlin)');
  expect(mail!.text).toMatch(/for you on .+GMT\+9/);
  expect(mail!.text).not.toContain('meet.example');
  for (const other of [outsider, own.teacher]) expect(await told(other)).toEqual([]);
});

test('those of its course are notified once, in however many cohorts they are', async () => {
  const second = await aCohort(app, { by: own.teacher, courses: [own.course] });
  await anEnrollment(app, { cohort: second, student });
  const event = await create({ courseId: own.course.id });
  expect(await told(student)).toEqual([event.id]);
  expect(await told(outsider)).toEqual([]);
});

test('members who see events of their cohorts only are not notified of one of a course', async () => {
  await app.db.query(`update membership set access = 'seat' where id = $1`, [student.membershipId]);
  await create({ courseId: own.course.id });
  expect(await told(student)).toEqual([]);
  const event = await create({ cohortId: own.cohort.id });
  expect(await told(student)).toEqual([event.id]);
});

test('nobody is notified of an event for all members, nor a former or waiting student of one of the cohort', async () => {
  const { institution } = own.teacher;
  const [waiting, former] = [await aStudent(app, { institution }), await aStudent(app, { institution })];
  await anEnrollment(app, { cohort: own.cohort, student: waiting, status: 'waitlisted' });
  await anEnrollment(app, { cohort: own.cohort, student: former, status: 'cancelled' });
  await create({});
  await create({ cohortId: own.cohort.id });
  for (const other of [waiting, former]) expect(await told(other)).toEqual([]);
  expect(await told(student)).toHaveLength(1);
});

test('a student who turned the mails off gets the bell only', async () => {
  await setMailed(app, 'EVENT_PUBLISHED', false, student);
  await anEnrollment(app, { cohort: own.cohort, student: outsider });
  const event = await create({ cohortId: own.cohort.id });
  expect(await told(student)).toEqual([event.id]);
  await app.mailTo(outsider.email); // sent with that of the student, if there were one
  expect(await app.mailTo(student.email, 0)).toEqual([]);
});
