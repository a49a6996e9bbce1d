import { Activity } from '#modules/activity/activity.entity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationsOf } from '#tests/modules/notification/calls';
import { anEndpoint } from '#tests/modules/webhook/calls';
import { aReceiver } from '#tests/modules/webhook/receiver';
import { readWithoutLock } from '#tests/modules/lesson/without-lock';
import { handIn, read } from '#tests/modules/submission/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anAdmin,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
  aClass,
  aClassmate,
  type Class,
} from '#tests/support/factories';
import { whileLocked } from '#tests/support/while-locked';

let app: App;
let teacher: Member;
let course: ItemRow;
let group: Class;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  group = await aClass(app);
  ({ teacher, course } = group);
  student = group.students[0]!;
});
afterAll(() => app.stop());

const grant = (activity: ItemRow, to: Member, as: Member, input: object = {}) =>
  app.graphql(
    `mutation Grant($input: GrantExtensionInput!) { grantExtension(input: $input) {
      extension { id dueAt reason version studentId grantedBy { id } } } }`,
    {
      input: {
        activityId: activity.id,
        studentId: to.membershipId,
        dueAt: inDays(20),
        reason: 'Ill',
        ...input,
      },
    },
    { as },
  );

const revoke = (id: string, as: Member, version?: number) =>
  app.graphql(
    'mutation ($id: ID!, $version: Int) { revokeExtension(input: { id: $id, version: $version }) { id activity { id } } }',
    { id, version },
    { as },
  );

const seenBy = async (activity: ItemRow, as: Member) =>
  (
    await app.graphql(
      `query Seen($id: ID!) { activity(id: $id) { dueAt viewerDueAt viewerCan { submit }
        viewerExtension { reason } extensions { nodes { studentId } } } }`,
      { id: activity.id },
      { as },
    )
  ).data.activity;

describe('extensions', () => {
  test('give one student more time, with a reason that the student reads', async () => {
    const classmate = await aClassmate(app, group);
    const activity = await anActivity(app, { course, startsAt: inDays(-1) });
    expect((await seenBy(activity, student)).viewerCan.submit).toBe(false);
    const dueAt = inDays(3);
    const { data, errors } = await grant(activity, student, teacher, { dueAt });
    expect(errors).toEqual([]);
    expect(data.grantExtension.extension).toMatchObject({
      dueAt: dueAt.toISOString(),
      reason: 'Ill',
      studentId: student.membershipId,
      grantedBy: { id: teacher.membershipId },
    });
    expect(await seenBy(activity, student)).toMatchObject({
      viewerDueAt: dueAt.toISOString(),
      viewerCan: { submit: true },
      viewerExtension: { reason: 'Ill' },
    });
    const theirs = await seenBy(activity, classmate);
    expect(theirs).toMatchObject({
      viewerCan: { submit: false },
      viewerExtension: null,
      extensions: { nodes: [] },
    });
    expect(theirs.viewerDueAt).toBe(theirs.dueAt);
    const [told] = await notificationsOf(app, student, '(kind: EXTENSION)');
    expect(told).toMatchObject({ subjectId: activity.id, count: 1 });
    const mails = await app.mailTo(student.email);
    expect(mails.map(({ subject }) => subject)).toContain(`More time for "${activity.title}"`);
    expect((await handIn(app, activity, student)).data.submitWork.submission.isLate).toBe(false);
  });

  test('keep work in the list of what is due, and a second one replaces the first', async () => {
    const learner = await aClassmate(app, group);
    const activity = await anActivity(app, { course, startsAt: inDays(-1) });
    const due = async () =>
      (
        await app.graphql('{ activities(isDue: true) { nodes { id } } }', {}, { as: learner })
      ).data.activities.nodes.some(({ id }: ItemRow) => id === activity.id);
    expect(await due()).toBe(false);
    const first = await grant(activity, learner, teacher);
    expect(await due()).toBe(true);
    const second = await grant(activity, learner, teacher, { reason: 'Still ill', dueAt: inDays(21) });
    const { id } = second.data.grantExtension.extension;
    expect(id).toBe(first.data.grantExtension.extension.id);
    const [told] = await notificationsOf(app, learner, '(kind: EXTENSION)');
    expect(told).toMatchObject({ count: 2 });
    expect((await revoke(id, teacher)).errors).toEqual([]);
    expect(await due()).toBe(false);
    expect((await revoke(id, teacher)).code).toBe('NOT_FOUND');
  });

  test('forgive work that was late with a date in the past, which needs a confirmation and notifies nobody', async () => {
    const learner = await aClassmate(app, group);
    const late = { penalty: 'fixed', percent: 50 } as const;
    const activity = await anActivity(app, { course, startsAt: inDays(-2), late });
    const { id } = (await handIn(app, activity, learner)).data.submitWork.submission;
    expect((await read(app, { id }, learner)).data.submission).toMatchObject({
      isLate: true,
      latePercent: 50,
    });
    await app.db.query("update submission set submitted_at = now() - interval '1 day' where id = $1", [id]);
    const past = { dueAt: inDays(-0.5) };
    const unsure = await grant(activity, learner, teacher, past);
    expect(unsure.errors[0]!.extensions['fields']).toMatchObject([{ field: 'dueAt' }]);
    await grant(activity, learner, teacher, { ...past, allowPastDueDate: true });
    expect((await read(app, { id }, learner)).data.submission).toMatchObject({
      isLate: false,
      latePercent: 0,
    });
    expect(await notificationsOf(app, learner, '(kind: EXTENSION)')).toEqual([]);
  });

  test('are granted by admins and by teachers of the student, to students of the course, later than the due date', async () => {
    const activity = await anActivity(app, { course });
    const { institution } = teacher;
    const admin = await anAdmin(app, { institution });
    const colleague = await aTeacher(app, { institution });
    const outsider = await aStudent(app, { institution });
    const codes = async (to: Member) =>
      Promise.all(
        [admin, teacher, colleague, student].map(async (as) => (await grant(activity, to, as)).code),
      );
    expect(await codes(student)).toEqual([undefined, undefined, 'NOT_FOUND', 'FORBIDDEN']);
    expect(await codes(outsider)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN']);
    expect((await grant(activity, teacher, teacher)).code).toBe('FORBIDDEN');
    const early = await grant(activity, student, teacher, { dueAt: inDays(9) });
    expect(early.errors[0]!.extensions['fields']).toEqual([
      { field: 'dueAt', message: 'Choose a time after the due date of the activity.' },
    ]);
    const blank = await grant(activity, student, teacher, { reason: '  ' });
    expect(blank.errors[0]!.extensions['fields']).toEqual([
      { field: 'reason', message: 'Reason is required.' },
    ]);
  });

  test('and submitting exclude each other, so that no work is late by an extension that was granted before', async () => {
    for (let round = 0; round < 5; round++) {
      const activity = await anActivity(app, { course, startsAt: inDays(-2), allowLateSubmission: true });
      const [handed, granted] = await Promise.all([
        handIn(app, activity, student),
        grant(activity, student, teacher),
      ]);
      expect([handed.errors, granted.errors]).toEqual([[], []]);
      const { id } = handed.data.submitWork.submission;
      expect((await read(app, { id }, student)).data.submission).toMatchObject({ isLate: false });
    }
  });

  test('without the lock of the activity, work is late in spite of an extension (negative control)', async () => {
    let late = 0;
    for (let round = 0; late === 0 && round < 20; round++) {
      const activity = await anActivity(app, { course, startsAt: inDays(-2), allowLateSubmission: true });
      const stop = readWithoutLock(2, Activity);
      const both = [handIn(app, activity, student), grant(activity, student, teacher)];
      const [handed] = await Promise.all(both).finally(stop);
      const { id } = handed!.data.submitWork.submission;
      if ((await read(app, { id }, student)).data.submission.isLate) late += 1;
    }
    expect(late).toBe(1);
  });
});

describe('the version of an extension', () => {
  let rui: Member;
  let learner: Member;
  let activity: ItemRow;
  beforeAll(async () => {
    rui = await anAdmin(app, { institution: teacher.institution, firstName: 'Rui' });
    learner = await aClassmate(app, group);
  });
  beforeEach(async () => void (activity = await anActivity(app, { course })));

  const stale = (currentVersion: number) => ({
    code: 'CONFLICT',
    errors: [{ extensions: { currentVersion } }],
  });
  const versions = async () => {
    const { data } = await app.graphql(
      `query ($id: ID!, $studentId: ID!) { activity(id: $id) {
        extensions(studentId: $studentId) { nodes { reason version } }
        others: extensions(studentId: $id) { nodes { id } } } }`,
      { id: activity.id, studentId: learner.membershipId },
      { as: teacher },
    );
    expect(data.activity.others.nodes).toEqual([]);
    return data.activity.extensions.nodes;
  };

  test('keeps one that a colleague granted or changed, until it is seen', async () => {
    expect((await grant(activity, learner, rui, { version: 0 })).errors).toEqual([]);
    const [dueAt, reason] = [inDays(21), 'On a journey'];
    expect(await grant(activity, learner, teacher, { dueAt, reason, version: 0 })).toMatchObject(stale(1));
    expect(await versions()).toEqual([{ reason: 'Ill', version: 1 }]);
    const seen = await grant(activity, learner, teacher, { dueAt, reason, version: 1 });
    const { id } = seen.data.grantExtension.extension;
    expect(await versions()).toEqual([{ reason, version: 2 }]);
    expect(await revoke(id, rui, 1)).toMatchObject(stale(2));
    expect((await revoke(id, rui, 2)).errors).toEqual([]);
    expect(await grant(activity, learner, teacher, { version: 2 })).toMatchObject(stale(0));
    expect(await versions()).toEqual([]);
  });

  test('is checked under the lock of the activity: one of two concurrent extensions is granted', async () => {
    const both = [teacher, rui].map((as) => grant(activity, learner, as, { version: 0 }));
    const codes = (await Promise.all(both)).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['CONFLICT', undefined]));
  });

  test('misses a concurrent change without the lock (negative control)', async () => {
    await grant(activity, learner, teacher);
    const stop = readWithoutLock(2, Activity);
    const both = () =>
      Promise.all(
        [teacher, rui].map((as, n) => grant(activity, learner, as, { version: 1, dueAt: inDays(21 + n) })),
      );
    const answers = await whileLocked(
      app,
      { lock: 'lock table extension in share mode', until: 2 },
      both,
    ).finally(stop);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
  });
});

test('webhooks receive extensions, also revoked ones, without the reason', async () => {
  const institution = await anInstitution(app, { plan: 'professional' });
  const admin = await anAdmin(app, { institution });
  const learner = await aStudent(app, { institution });
  const taken = await aCourse(app, { by: admin });
  await anEnrollment(app, { cohort: await aCohort(app, { by: admin, courses: [taken] }), student: learner });
  const activity = await anActivity(app, { course: taken });
  const receiver = await aReceiver();
  const events = ['EXTENSION_CREATED', 'EXTENSION_UPDATED', 'EXTENSION_DELETED'];
  await anEndpoint(app, { by: admin, url: receiver.url, events });
  const { id } = (await grant(activity, learner, admin)).data.grantExtension.extension;
  await grant(activity, learner, admin, { reason: 'A private matter' });
  await revoke(id, admin);
  const bodies = (await receiver.until(3)).map(({ body }) => body);
  await receiver.stop();
  const payloads = bodies.map((body) => JSON.parse(body) as { type: string; data: object });
  expect(payloads.map(({ type }) => type)).toEqual([
    'extension.created',
    'extension.updated',
    'extension.deleted',
  ]);
  for (const { data } of payloads)
    expect(data).toEqual({
      id,
      activityId: activity.id,
      activityTitle: activity.title,
      activityDueAt: expect.any(String),
      memberId: learner.membershipId,
      dueAt: expect.any(String),
      courseId: taken.id,
    });
  expect(bodies.join()).not.toContain('private matter');
});
