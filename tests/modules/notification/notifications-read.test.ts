import { afterAll, beforeAll, expect, test } from 'vitest';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anAccount, aSession, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { markAllRead, markRead, notificationsOf } from './calls.ts';

let app: App;
let other: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl }); // a second instance of the same product
  teacher = await aTeacher(app);
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

/** Creates a student with three unread notifications, the latest first. */
async function aNotifiedStudent() {
  const student = await aStudent(app, { institution: teacher.institution });
  for (let number = 0; number < 3; number++) await enroll(app, await aCohort(app, { by: teacher }), student);
  return { student, notifications: await notificationsOf(app, student) };
}

const WATCH =
  'subscription { notificationsRead { notification { id isRead } viewer { unreadNotificationCount } } }';

async function watch(as: Member) {
  const events = app.subscribe(WATCH, {}, { as });
  await events.ready;
  return async () => {
    const { notification, viewer } = (await events.next()).value?.data?.notificationsRead ?? {};
    return { notification, unread: viewer?.unreadNotificationCount };
  };
}

test('reading on one device lowers the count on the others, on every instance', async () => {
  const { student, notifications } = await aNotifiedStudent();
  const phone = { ...student, ...(await aSession(app, student)) };
  const [next, onPhone] = [await watch(student), await watch(phone)];
  await markRead(other, notifications[0]!.id, student);
  const read = { notification: { id: notifications[0]!.id, isRead: true }, unread: 2 };
  expect([await next(), await onPhone()]).toEqual([read, read]);
  await markAllRead(other, phone);
  const all = { notification: null, unread: 0 };
  expect([await next(), await onPhone()]).toEqual([all, all]);
});

test('notifications read with their subject are announced individually', async () => {
  const { student, notifications } = await aNotifiedStudent();
  const next = await watch(student);
  await markAllRead(other, student, notifications[1]!.subjectId);
  expect(await next()).toEqual({ notification: { id: notifications[1]!.id, isRead: true }, unread: 2 });
});

test('notifications that were already read are not announced again', async () => {
  const { student, notifications } = await aNotifiedStudent();
  const next = await watch(student);
  await markRead(app, notifications[0]!.id, student);
  expect(await next()).toMatchObject({ notification: { id: notifications[0]!.id }, unread: 2 });
  await markRead(app, notifications[0]!.id, student);
  await markRead(app, notifications[1]!.id, student);
  expect(await next()).toMatchObject({ notification: { id: notifications[1]!.id }, unread: 1 });
  await markAllRead(app, student);
  await markAllRead(app, student);
  expect(await next()).toEqual({ notification: null, unread: 0 });
});

test('nobody else receives the event', async () => {
  const [one, another] = [await aNotifiedStudent(), await aNotifiedStudent()];
  const next = await watch(another.student);
  await markRead(app, one.notifications[0]!.id, one.student);
  await markAllRead(app, one.student);
  await markRead(app, another.notifications[2]!.id, another.student);
  expect(await next()).toMatchObject({ notification: { id: another.notifications[2]!.id }, unread: 2 });
});

test('an account without an institution cannot subscribe', async () => {
  const events = app.subscribe(WATCH, {}, { as: await anAccount(app) });
  const answer = await events.next().catch((error: unknown) => error);
  expect(JSON.stringify(answer)).toContain('FORBIDDEN');
});
