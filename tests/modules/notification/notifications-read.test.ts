import { afterAll, beforeAll, expect, test } from 'vitest';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anAccount, aSession, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { markAllRead, markRead, toldTo } from './calls.ts';

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

/** A student with three unread notifications, the latest first. */
async function aTold() {
  const student = await aStudent(app, { institution: teacher.institution });
  for (let number = 0; number < 3; number++) await enroll(app, await aCohort(app, { by: teacher }), student);
  return { student, told: await toldTo(app, student) };
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

test('what is read on one device lowers the count on the others, of whichever instance', async () => {
  const { student, told } = await aTold();
  const phone = { ...student, ...(await aSession(app, student)) };
  const [next, onPhone] = [await watch(student), await watch(phone)];
  await markRead(other, told[0]!.id, student);
  const read = { notification: { id: told[0]!.id, isRead: true }, unread: 2 };
  expect([await next(), await onPhone()]).toEqual([read, read]);
  await markAllRead(other, phone);
  const all = { notification: null, unread: 0 };
  expect([await next(), await onPhone()]).toEqual([all, all]);
});

test('what is read with its subject is told one by one', async () => {
  const { student, told } = await aTold();
  const next = await watch(student);
  await markAllRead(other, student, told[1]!.subjectId);
  expect(await next()).toEqual({ notification: { id: told[1]!.id, isRead: true }, unread: 2 });
});

test('what was read before is not told again', async () => {
  const { student, told } = await aTold();
  await markRead(app, told[0]!.id, student);
  const next = await watch(student);
  await markRead(app, told[0]!.id, student);
  await markRead(app, told[1]!.id, student);
  expect(await next()).toMatchObject({ notification: { id: told[1]!.id }, unread: 1 });
  await markAllRead(app, student);
  await markAllRead(app, student);
  expect(await next()).toEqual({ notification: null, unread: 0 });
});

test('nobody else hears of it', async () => {
  const [one, another] = [await aTold(), await aTold()];
  const next = await watch(another.student);
  await markRead(app, one.told[0]!.id, one.student);
  await markAllRead(app, one.student);
  await markRead(app, another.told[2]!.id, another.student);
  expect(await next()).toMatchObject({ notification: { id: another.told[2]!.id }, unread: 2 });
});

test('without an institution there is nothing to listen to', async () => {
  const events = app.subscribe(WATCH, {}, { as: await anAccount(app) });
  const answer = await events.next().catch((error: unknown) => error);
  expect(JSON.stringify(answer)).toContain('FORBIDDEN');
});
