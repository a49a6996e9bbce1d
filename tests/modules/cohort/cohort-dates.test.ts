import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  insert,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { inDollars } from '#tests/support/money';
import { aMilestone, aSession, COHORT, deadlinesOf } from './dates.ts';
import { statementsOf } from './statements.ts';

let app: App;
let teacher: Member;
let colleague: Member;
let student: Member;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  colleague = await aTeacher(app, { institution });
  student = await aStudent(app, { institution });
});
/** Six in the evening in Berlin, before and after daylight saving starts on March 31, 2030. */
const EVENING = { winter: '17:00:00.000Z', summer: '16:00:00.000Z' };
beforeEach(async () => {
  cohort = await aCohort(app, {
    by: teacher,
    startDate: new Date(`2030-03-25T${EVENING.winter}`),
    endDate: new Date(`2030-04-22T${EVENING.summer}`),
    registrationDeadline: new Date(`2030-03-20T${EVENING.winter}`),
    schedule: { rule: 'FREQ=WEEKLY;UNTIL=20300422T160000Z', time: '18:00', timeZone: 'Europe/Berlin' },
  });
  await aMilestone(app, cohort, new Date(`2030-03-28T${EVENING.winter}`));
  await aSession(app, cohort, new Date(`2030-03-26T${EVENING.winter}`));
});
afterAll(() => app.stop());

const CHANGES =
  'days notifiedCount notifiedStudentCount notifiedWaitlistCount notifiedTeacherCount changes { kind title from to }';
const previewShift = (days: number, as: Actor = teacher, id = cohort.id) =>
  app.graphql(
    `query ($id: ID!, $days: Int!) { preview: cohortShiftPreview(id: $id, days: $days) { ${CHANGES} } }`,
    { id, days },
    { as },
  );
const shift = (input: object, as: Actor = teacher) =>
  app.graphql(
    `mutation ($input: ShiftCohortInput!) { shiftCohort(input: $input) { cohort { ${COHORT} } } }`,
    { input: { id: cohort.id, ...input } },
    { as },
  );
const previewClone = (startDate: string, as: Actor = teacher, id = cohort.id) =>
  app.graphql(
    `query ($id: ID!, $startDate: DateTime!) { preview: cohortClonePreview(id: $id, startDate: $startDate) { ${CHANGES} } }`,
    { id, startDate },
    { as },
  );
const clone = (input: object, as: Actor = teacher) =>
  app.graphql(
    `mutation ($input: CloneCohortInput!) { cloneCohort(input: $input) { cohort { ${COHORT} } } }`,
    { input: { id: cohort.id, title: 'Autumn', ...input } },
    { as },
  );
const publish = (id: string, as: Actor = teacher) =>
  app.graphql(
    'mutation ($id: ID!) { publishCohort(input: { id: $id }) { cohort { isPublished } } }',
    { id },
    { as },
  );
const read = async (as: Actor = teacher) =>
  (await app.graphql(`query ($id: ID!) { cohort(id: $id) { ${COHORT} } }`, { id: cohort.id }, { as })).data
    .cohort;

const NOBODY = {
  notifiedCount: 0,
  notifiedStudentCount: 0,
  notifiedWaitlistCount: 0,
  notifiedTeacherCount: 0,
};

/** The dates of the cohort a week later, at the same local time. */
const WEEK_LATER = [
  { kind: 'START', title: null, from: `2030-03-25T${EVENING.winter}`, to: `2030-04-01T${EVENING.summer}` },
  { kind: 'END', title: null, from: `2030-04-22T${EVENING.summer}`, to: `2030-04-29T${EVENING.summer}` },
  {
    kind: 'REGISTRATION_DEADLINE',
    title: null,
    from: `2030-03-20T${EVENING.winter}`,
    to: `2030-03-27T${EVENING.winter}`,
  },
  {
    kind: 'MILESTONE',
    title: 'Milestone',
    from: `2030-03-28T${EVENING.winter}`,
    to: `2030-04-04T${EVENING.summer}`,
  },
  {
    kind: 'SESSION',
    title: 'Session',
    from: `2030-03-26T${EVENING.winter}`,
    to: `2030-04-02T${EVENING.summer}`,
  },
];

describe('shifting a cohort', () => {
  test('makes the changes of its preview, which changes nothing, and back again', async () => {
    const before = await read();
    const { data } = await previewShift(7);
    expect(data.preview).toEqual({ days: 7, ...NOBODY, changes: WEEK_LATER });
    expect(await read()).toEqual(before);
    const { cohort: after } = (await shift({ days: 7, version: 1 })).data.shiftCohort;
    const [start, end, deadline, milestone, session] = WEEK_LATER.map(({ to }) => to);
    expect(after).toMatchObject({
      startDate: start,
      endDate: end,
      registrationDeadline: deadline,
      milestones: [{ deadline: milestone }],
      version: 2,
    });
    expect(await deadlinesOf(app, cohort)).toEqual({
      sessions: [session],
      rule: 'FREQ=WEEKLY;UNTIL=20300429T160000Z',
    });
    await shift({ days: -7 });
    expect(await read()).toEqual({ ...before, version: 3 });
  });

  test('keeps sessions that have been held', async () => {
    const held = inDays(-3);
    await aSession(app, cohort, held);
    const attended = new Date(`2030-03-27T${EVENING.winter}`);
    const session = await aSession(app, cohort, attended);
    await insert(app, 'attendance', {
      institution_id: cohort.institutionId,
      id: uuidv7(),
      session_id: session,
      membership_id: student.membershipId,
    });
    expect((await previewShift(7)).data.preview.changes).toEqual(WEEK_LATER);
    await shift({ days: 7 });
    expect((await deadlinesOf(app, cohort)).sessions).toEqual([
      held.toISOString(),
      attended.toISOString(),
      `2030-04-02T${EVENING.summer}`,
    ]);
  });

  test('notifies everyone with a place and all teachers once, as many as the preview says', async () => {
    const { institution } = teacher;
    const [waiting, former] = [await aStudent(app, { institution }), await aStudent(app, { institution })];
    const ana = await aStudent(app, { institution });
    await app.db.query('update cohort set capacity = 1 where id = $1', [cohort.id]);
    await anEnrollment(app, { cohort, student: ana });
    await anEnrollment(app, { cohort, student: waiting, status: 'waitlisted' });
    await anEnrollment(app, { cohort, student: former, status: 'cancelled' });
    await insert(app, 'cohort_instructor', {
      institution_id: institution.id,
      id: uuidv7(),
      cohort_id: cohort.id,
      membership_id: colleague.membershipId,
    });
    expect((await previewShift(1)).data.preview).toMatchObject({
      notifiedCount: 3,
      notifiedStudentCount: 1,
      notifiedWaitlistCount: 1,
      notifiedTeacherCount: 1,
    });
    await shift({ days: 1 });
    for (const who of [ana, waiting, colleague])
      expect(await notificationsOf(app, who)).toMatchObject([
        { kind: 'COHORT_CHANGE', details: ['START_DATE', 'END_DATE'], count: 1 },
      ]);
    for (const who of [former, teacher]) expect(await notificationsOf(app, who)).toEqual([]);
    const admin = await anAdmin(app, { institution });
    expect((await previewShift(1, admin)).data.preview.notifiedTeacherCount).toBe(2);
    await shift({ days: 1 }, admin);
    expect(await notificationsOf(app, teacher)).toMatchObject([{ kind: 'COHORT_CHANGE', count: 1 }]);
    const [mail] = await app.mailTo(ana.email);
    expect(mail!.subject).toBe(`The dates of "${cohort.title}" changed`);
  });

  test('is refused for a stale version, for no day and beyond the calendar', async () => {
    await shift({ days: 1 });
    expect(await shift({ days: 1, version: 1 })).toMatchObject({ code: 'CONFLICT' });
    for (const days of [0, 3651, -3651]) {
      for (const answer of [await shift({ days }), await previewShift(days)]) {
        expect(answer).toMatchObject({ code: 'INVALID' });
        expect(answer.errors[0]!.extensions.fields!.map(({ field }) => field)).toEqual(['days']);
      }
    }
    cohort = await aCohort(app, { by: teacher, startDate: new Date('2199-12-01T00:00:00Z') });
    expect((await shift({ days: 300 })).errors[0]!.extensions.fields).toEqual([
      { field: 'days', message: 'A date would leave the years from 2000 to 2199.' },
    ]);
  });
});

describe('copying a cohort', () => {
  test('makes a draft with everything but students, on the dates of its preview', async () => {
    const course = await aCourse(app, { by: teacher, price: 10 });
    const gone = await aCourse(app, { by: teacher });
    await app.graphql(
      'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
      {
        input: {
          id: cohort.id,
          courseIds: [gone.id, course.id],
          ownPrice: inDollars(70),
          requirements: ['A laptop'],
          meeting: { platform: 'Zoom', link: 'https://zoom.example/1' },
          isPublic: true,
        },
      },
      { as: teacher },
    );
    await app.db.query('update course set deleted_at = now() where id = $1', [gone.id]);
    await insert(app, 'cohort_instructor', {
      institution_id: cohort.institutionId,
      id: uuidv7(),
      cohort_id: cohort.id,
      membership_id: colleague.membershipId,
    });
    await anEnrollment(app, { cohort, student });
    const original = await read();
    const { preview } = (await previewClone('2030-04-01T00:00:00.000Z')).data;
    expect(preview).toEqual({ days: 7, ...NOBODY, changes: WEEK_LATER });
    const { cohort: copy } = (await clone({ startDate: '2030-04-01T00:00:00.000Z' })).data.cloneCohort;
    const [start, end, deadline, milestone, session] = WEEK_LATER.map(({ to }) => to);
    expect(copy).toEqual({
      ...original,
      id: copy.id,
      title: 'Autumn',
      version: 1,
      isPublished: false,
      studentCount: 0,
      startDate: start,
      endDate: end,
      registrationDeadline: deadline,
      courses: [{ id: course.id }],
      milestones: [{ ...original.milestones[0], id: copy.milestones[0].id, deadline: milestone }],
    });
    expect(copy.milestones[0].id).not.toBe(original.milestones[0].id);
    expect(await deadlinesOf(app, copy)).toEqual({
      sessions: [session],
      rule: 'FREQ=WEEKLY;UNTIL=20300429T160000Z',
    });
    expect(await notificationsOf(app, student)).toEqual([]);
    expect(await read()).toEqual(original);
  });

  test('is private until it is published with published courses', async () => {
    const course = await aCourse(app, { by: teacher });
    cohort = await aCohort(app, { by: teacher, courses: [course], isPublic: true });
    const { id } = (await clone({ startDate: inDays(90).toISOString() })).data.cloneCohort.cohort;
    const seenBy = async (as: Actor) =>
      (await app.graphql('query ($id: ID!) { cohort(id: $id) { id } }', { id }, { as })).data.cohort;
    for (const other of [student, colleague]) expect(await seenBy(other)).toBeNull();
    await app.db.query(`update course set status = 'draft' where id = $1`, [course.id]);
    expect((await publish(id)).errors[0]!.extensions.fields).toEqual([
      { field: 'courseIds', message: expect.stringContaining(course.title) },
    ]);
    await app.db.query(`update course set status = 'published' where id = $1`, [course.id]);
    for (const _ of [1, 2])
      expect((await publish(id)).data).toEqual({ publishCohort: { cohort: { isPublished: true } } });
    expect(await seenBy(student)).toEqual({ id });
  });

  test('needs a title', async () => {
    const answer = await clone({ title: ' ', startDate: inDays(90).toISOString() });
    expect(answer.errors[0]!.extensions.fields!.map(({ field }) => field)).toEqual(['title']);
  });
});

test('only those who may edit a cohort shift, copy and publish it', async () => {
  const stranger = await anAdmin(app);
  const startDate = inDays(90).toISOString();
  const calls = (as: Actor) => [
    shift({ days: 1 }, as),
    previewShift(1, as),
    clone({ startDate }, as),
    previewClone(startDate, as),
    publish(cohort.id, as),
  ];
  for (const as of [student, colleague])
    for (const answer of await Promise.all(calls(as))) expect(answer).toMatchObject({ code: 'FORBIDDEN' });
  for (const answer of await Promise.all(calls(stranger)))
    expect(answer).toMatchObject({ code: 'NOT_FOUND' });
});

test('shifting and copying take as many statements for a long cohort as for a short one', async () => {
  const add = async (number: number) => {
    for (let at = 0; at < number; at++) {
      await aMilestone(app, cohort, new Date(`2030-03-28T${EVENING.winter}`));
      await aSession(app, cohort, new Date(`2030-03-26T${EVENING.winter}`));
      await anEnrollment(app, { cohort, student: await aStudent(app, { institution: teacher.institution }) });
    }
  };
  const startDate = '2030-05-01T00:00:00.000Z';
  let [few, many] = [Infinity, Infinity];
  const cost = () =>
    statementsOf(app, async () => async () => {
      await previewShift(7);
      await shift({ days: 7 });
      await previewClone(startDate);
      await clone({ startDate });
    });
  // Jobs may send statements while some are counted, so the fewest are those of the operations.
  for (let at = 0; at < 3; at++) few = Math.min(few, await cost());
  await add(9);
  for (let at = 0; at < 3; at++) many = Math.min(many, await cost());
  expect(many).toBe(few);
});
