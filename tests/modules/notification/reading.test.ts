import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOldNotifications } from '#modules/notification/retention.jobs';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anAccount, aStudent, aTeacher, aVisitor, type Member } from '#tests/support/factories';
import { markAllRead, markRead, notificationsOf, unreadCountOf } from './calls.ts';

let app: App;
let teacher: Member;
let stranger: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  stranger = await aTeacher(app);
});
afterAll(() => app.stop());

const aClassmate = () => aStudent(app, { institution: teacher.institution });

const aNotifiedStudent = async () => {
  const student = await aClassmate();
  for (let number = 0; number < 3; number++) await enroll(app, await aCohort(app, { by: teacher }), student);
  return student;
};

test('reading one lowers the unread count, reading it again changes nothing, and filters separate them', async () => {
  const student = await aNotifiedStudent();
  expect(await unreadCountOf(app, student)).toBe(3);
  const [latest] = await notificationsOf(app, student);
  for (let time = 0; time < 2; time++) {
    const { data } = await markRead(app, latest!.id, student);
    expect(data.markNotificationRead).toEqual({
      notification: { id: latest!.id, isRead: true },
      viewer: { unreadNotificationCount: 2 },
    });
  }
  expect(await notificationsOf(app, student, '(unreadOnly: true)')).toHaveLength(2);
  expect(await notificationsOf(app, student, '(kind: ENROLLMENT)')).toHaveLength(3);
  expect(await notificationsOf(app, student, '(kind: COHORT_CHANGE)')).toEqual([]);
});

test('reading all leaves none unread', async () => {
  const student = await aNotifiedStudent();
  const { data } = await markAllRead(app, student);
  expect(data.markAllNotificationsRead.viewer.unreadNotificationCount).toBe(0);
  expect((await notificationsOf(app, student)).map(({ isRead }) => isRead)).toEqual([true, true, true]);
});

test('reading those about one subject keeps the others, and those of other people', async () => {
  const [student, classmate] = [await aClassmate(), await aClassmate()];
  const cohort = await aCohort(app, { by: teacher });
  for (const one of [student, classmate]) await enroll(app, cohort, one);
  await enroll(app, await aCohort(app, { by: teacher }), student);
  const { data } = await markAllRead(app, student, cohort.id);
  expect(data.markAllNotificationsRead.viewer.unreadNotificationCount).toBe(1);
  expect(
    (await notificationsOf(app, student)).map(
      ({ subjectId, isRead }) => isRead === (subjectId === cohort.id),
    ),
  ).toEqual([true, true]);
  expect(await unreadCountOf(app, classmate)).toBe(1);
  await markAllRead(app, stranger, cohort.id);
  expect(await unreadCountOf(app, classmate)).toBe(1);
});

test("another person's notification is reported as unknown to everyone", async () => {
  const student = await aNotifiedStudent();
  const [latest] = await notificationsOf(app, student);
  for (const actor of [await aClassmate(), teacher, stranger, await anAccount(app)]) {
    const { errors } = await markRead(app, latest!.id, actor);
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  }
  expect((await markRead(app, latest!.id, aVisitor())).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  expect(await unreadCountOf(app, student)).toBe(3);
});

test('an account without an institution has no notifications', async () => {
  const nobody = await anAccount(app);
  expect(await notificationsOf(app, nobody)).toEqual([]);
  expect(await unreadCountOf(app, nobody)).toBe(0);
  expect((await markAllRead(app, nobody)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

test('the unread count stops at 100, and each page continues after the last', async () => {
  const student = await aClassmate();
  await app.db.query(
    `insert into notification (institution_id, id, recipient_id, kind, key, subject_id, subject_title, happened_at)
     select $1, uuidv7(), $2, 'enrollment', uuidv7(), uuidv7(), 'Number ' || number, now() - number * interval '1 minute'
     from generate_series(1, 130) number`,
    [teacher.institution.id, student.membershipId],
  );
  expect(await unreadCountOf(app, student)).toBe(100);
  const page = async (after: string | null) => {
    const { data } = await app.graphql(
      'query P($after: String) { notifications(first: 60, after: $after) { nodes { subjectTitle } pageInfo { endCursor } } }',
      { after },
      { as: student },
    );
    return data.notifications;
  };
  const titles: string[] = [];
  for (let after: string | null = null, turn = 0; turn < 3; turn++) {
    const { nodes, pageInfo } = await page(after);
    titles.push(...nodes.map(({ subjectTitle }: { subjectTitle: string }) => subjectTitle));
    after = pageInfo.endCursor;
  }
  expect(titles).toEqual(Array.from({ length: 130 }, (_, at) => `Number ${at + 1}`));
});

test('notifications older than 180 days are deleted in every institution', async () => {
  const students = [await aClassmate(), await aStudent(app, { institution: stranger.institution })];
  for (const student of students)
    for (const days of [179, 181])
      await app.db.query(
        `insert into notification (institution_id, id, recipient_id, kind, key, subject_id, subject_title, happened_at)
         values ($1, uuidv7(), $2, 'enrollment', uuidv7(), uuidv7(), $3, now() - make_interval(days => $4))`,
        [student.institution.id, student.membershipId, `${days} days`, days],
      );
  await deleteOldNotifications(app.services);
  for (const student of students)
    expect((await notificationsOf(app, student)).map(({ subjectTitle }) => subjectTitle)).toEqual([
      '179 days',
    ]);
});
