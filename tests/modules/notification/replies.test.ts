import { afterAll, beforeAll, expect, test } from 'vitest';
import { remove, reply } from '#tests/modules/discussion/calls';
import { type App, startApp } from '#tests/support/app';
import { aDiscussion, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { markAllRead, setMailed, notificationsOf } from './calls.ts';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app, { firstName: 'Tom', lastName: 'Tutor' });
});
afterAll(() => app.stop());

const aClassmate = (firstName: string) =>
  aStudent(app, { institution: teacher.institution, firstName, lastName: 'Berg' });

test('notifies the author and earlier repliers, but neither the replier nor readers', async () => {
  const [ann, ben, cleo, reader] = [
    await aClassmate('Ann'),
    await aClassmate('Ben'),
    await aClassmate('Cleo'),
    await aClassmate('Rita'),
  ];
  const { id } = await aDiscussion(app, { by: ann, title: 'Hooks', replies: [ben] });
  await reply(app, cleo, id);
  const expected = { kind: 'DISCUSSION_REPLY', subjectId: id, subjectTitle: 'Hooks', count: 1 };
  for (const member of [ann, ben])
    expect(await notificationsOf(app, member)).toMatchObject([
      { ...expected, actor: { displayName: 'Cleo Berg' } },
    ]);
  for (const member of [cleo, reader, teacher]) expect(await notificationsOf(app, member)).toEqual([]);
});

test('notifies staff who take part', async () => {
  const ann = await aClassmate('Ann');
  const { id } = await aDiscussion(app, { by: teacher });
  await reply(app, ann, id);
  expect(await notificationsOf(app, teacher)).toMatchObject([{ kind: 'DISCUSSION_REPLY', subjectId: id }]);
});

test('replies are grouped until they are read, with one mail; then a new group begins', async () => {
  const [ann, ben] = [await aClassmate('Ann'), await aClassmate('Ben')];
  const { id } = await aDiscussion(app, { by: ann, title: 'Gathered' });
  await reply(app, ben, id);
  await reply(app, teacher, id);
  expect(await notificationsOf(app, ann)).toMatchObject([
    { count: 2, isRead: false, actor: { displayName: 'Tom Tutor' } },
  ]);
  await markAllRead(app, ann);
  await reply(app, ben, id);
  expect((await notificationsOf(app, ann)).map(({ count, isRead }) => [count, isRead])).toEqual([
    [1, false],
    [2, true],
  ]);
  const mails = await app.mailTo(ann.email, 2);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Ben Berg replied in "Gathered"',
    'Ben Berg replied in "Gathered"',
  ]);
  expect(mails[0]!.text).toContain(`/discussions/${id}`);
});

test('the toggle stops the mail and keeps the notification', async () => {
  const [ann, ben] = [await aClassmate('Ann'), await aClassmate('Ben')];
  await setMailed(app, 'DISCUSSION_REPLY', false, ann);
  const { id } = await aDiscussion(app, { by: ann, title: 'Quiet', replies: [ben] });
  await reply(app, teacher, id);
  expect(await notificationsOf(app, ann)).toMatchObject([{ kind: 'DISCUSSION_REPLY' }]);
  // Jobs run in the order in which they were queued: a mail to Ben would have arrived by now.
  await app.mailTo(ben.email);
  expect(app.mails().filter((mail) => mail.to.includes(ann.email))).toEqual([]);
});

test('a notification arrives while the viewer is looking', async () => {
  const [ann, ben] = [await aClassmate('Ann'), await aClassmate('Ben')];
  const { id } = await aDiscussion(app, { by: ann });
  const events = app.subscribe(
    'subscription { notificationAdded { notification { kind subjectId count } } }',
    {},
    { as: ann },
  );
  await events.ready;
  for (const count of [1, 2]) {
    await reply(app, ben, id);
    const { notificationAdded } = (await events.next()).value!.data!;
    expect(notificationAdded.notification).toEqual({ kind: 'DISCUSSION_REPLY', subjectId: id, count });
  }
  await events.return();
});

test('replies notify nobody after their discussion is deleted', async () => {
  const [ann, ben] = [await aClassmate('Ann'), await aClassmate('Ben')];
  const { id } = await aDiscussion(app, { by: ann });
  await remove(app, ann, id);
  expect((await reply(app, ben, id)).code).toBe('NOT_FOUND');
  expect(await notificationsOf(app, ann)).toEqual([]);
});
