import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Messages } from '#platform/pubsub/bus';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anAccount, aStudent, aTeacher, type Member } from '#tests/support/factories';
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

const aClassmate = () => aStudent(app, { institution: teacher.institution });

const WATCH =
  'subscription { notificationAdded { notification { kind subjectTitle count } viewer { unreadNotificationCount } } }';

async function watch(as: Member) {
  const events = app.subscribe(WATCH, {}, { as });
  await events.ready;
  return {
    events,
    next: async () => {
      const { notification, viewer } = (await events.next()).value?.data?.notificationAdded ?? {};
      return { ...notification, unread: viewer?.unreadNotificationCount };
    },
    stop: () => events.return(),
  };
}

test('a change through another instance reaches its recipients with the unread count', async () => {
  const cohort = await aCohort(app, { by: teacher, title: 'Spring' });
  const colleague = await aTeacher(app, { institution: teacher.institution });
  const stranger = await aTeacher(app);
  const [first, second] = [await aClassmate(), await aClassmate()];
  const [mine, taught, colleagues, strangers] = [
    await watch(first),
    await watch(teacher),
    await watch(colleague),
    await watch(stranger),
  ];
  await enroll(other, cohort, first);
  expect(await mine.next()).toEqual({ kind: 'ENROLLMENT', subjectTitle: 'Spring', count: 1, unread: 1 });
  const expected = { kind: 'STUDENT_ENROLLMENT', subjectTitle: 'Spring', unread: 1 };
  expect(await taught.next()).toEqual({ ...expected, count: 1 });
  await enroll(other, cohort, second);
  expect(await taught.next()).toEqual({ ...expected, count: 2 });
  // Others first receive their own event, so nothing arrived before it.
  for (const [watcher, by] of [
    [colleagues, colleague],
    [strangers, stranger],
  ] as const) {
    const own = await aCohort(app, { by, title: 'Own' });
    await enroll(other, own, await aStudent(app, { institution: by.institution }));
    expect(await watcher.next()).toMatchObject({ subjectTitle: 'Own' });
  }
  await Promise.all([mine, taught, colleagues, strangers].map((watcher) => watcher.stop()));
});

test('a read notification is not updated by the next event: a new one arrives', async () => {
  const author = await aTeacher(app, { institution: teacher.institution });
  const cohort = await aCohort(app, { by: author });
  await enroll(app, cohort, await aClassmate());
  await markAllRead(app, author);
  const watcher = await watch(author);
  await enroll(other, cohort, await aClassmate());
  expect(await watcher.next()).toMatchObject({ count: 1, unread: 1 });
  await watcher.stop();
});

test('a notification that is read before an instance looks it up arrives, as read', async () => {
  const student = await aClassmate();
  const messages: Messages['notified'][] = [];
  const stop = app.services.bus.subscribe('notified', (message) => void messages.push(message));
  await enroll(other, await aCohort(app, { by: teacher }), student);
  await expect.poll(() => messages).toHaveLength(1);
  stop();
  const [notification] = await notificationsOf(app, student);
  await markRead(other, notification!.id, student);
  const events = app.subscribe(
    'subscription { notificationAdded { notification { id isRead } } }',
    {},
    { as: student },
  );
  await events.ready;
  await app.services.bus.publish('notified', messages[0]!); // as it reaches a slow instance
  expect((await events.next()).value?.data).toEqual({
    notificationAdded: { notification: { id: notification!.id, isRead: true } },
  });
  await events.return();
});

test('ending a session ends the subscription', async () => {
  const student = await aClassmate();
  const watcher = await watch(student);
  // Subscribed before the event: a client loses an end that it does not wait for.
  const end = watcher.events.next().catch((closing: { code: number }) => closing.code);
  await app.db.query('update session set revoked_at = now() where id = $1', [student.sessionId]);
  await app.services.bus.publish('sessionChanged', { sessionId: student.sessionId });
  expect([4403, { done: true, value: undefined }]).toContainEqual(await end); // of the socket, or of the subscription
});

test('an account without an institution cannot subscribe', async () => {
  const events = app.subscribe(WATCH, {}, { as: await anAccount(app) });
  const answer = await events.next().catch((error: unknown) => error);
  expect(JSON.stringify(answer)).toContain('FORBIDDEN');
});
