import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { cancel, enroll, standing } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type Actor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { statementsOf } from './statements.ts';

let app: App;
let teacher: Member;
let colleague: Member;
let admin: Member;
let student: Member;
let stranger: Member;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  colleague = await aTeacher(app, { institution });
  admin = await anAdmin(app, { institution });
  student = await aStudent(app, { institution });
  stranger = await anAdmin(app);
});
beforeEach(async () => {
  cohort = await aCohort(app, { by: teacher, title: 'Before', startDate: inDays(10), endDate: inDays(20) });
});
afterAll(() => app.stop());

const COHORT = 'id title description startDate endDate registrationDeadline capacity isPublic courses { id }';
const update = (input: object, as: Actor = teacher) =>
  app.graphql(
    `mutation Update($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { ${COHORT} } } }`,
    { input },
    { as },
  );
const remove = (id: string, as: Actor = teacher) =>
  app.graphql('mutation Delete($id: ID!) { deleteCohort(input: { id: $id }) { id } }', { id }, { as });
const teach = (which: 'add' | 'remove', id: string, memberId: string, as: Actor = teacher) =>
  app.graphql(
    `mutation Teach($id: ID!, $memberId: ID!) {
      answer: ${which}CohortInstructor(input: { cohortId: $id, memberId: $memberId }) { cohort { instructors { member { id } } } }
    }`,
    { id, memberId },
    { as },
  );
const seen = async (id: string, as: Actor) =>
  (await app.graphql(`query Cohort($id: ID!) { cohort(id: $id) { ${COHORT} } }`, { id }, { as })).data.cohort;

describe('changing a cohort, deleting it and assigning its teachers', () => {
  const CHANGES: [string, (id: string, as: Actor) => ReturnType<typeof update>][] = [
    ['updateCohort', (id, as) => update({ id, title: 'After' }, as)],
    ['addCohortInstructor', (id, as) => teach('add', id, colleague.membershipId, as)],
    ['removeCohortInstructor', (id, as) => teach('remove', id, teacher.membershipId, as)],
    ['deleteCohort', (id, as) => remove(id, as)],
  ];

  test.each(CHANGES)('%s: its creator and admins may', async (_, change) => {
    for (const who of [teacher, admin]) {
      const mine = await aCohort(app, { by: teacher });
      expect((await change(mine.id, who)).errors).toEqual([]);
    }
  });

  test.each(CHANGES)('%s: rejects others, and reports invisible cohorts as unknown', async (_, change) => {
    const hidden = await aCohort(app, { by: teacher, isPublished: false });
    const open = await aCohort(app, { by: stranger, isPublic: true });
    const gone = await aCohort(app, { by: teacher, deletedAt: new Date() });
    expect(await change(cohort.id, aVisitor())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await change(cohort.id, student)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await change(cohort.id, colleague)).toMatchObject({ code: 'FORBIDDEN' });
    const unknown = await change(uuidv7(), colleague);
    expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
    for (const { id } of [hidden, open, gone]) expect((await change(id, colleague)).text).toBe(unknown.text);
    expect((await change(cohort.id, stranger)).text).toBe(unknown.text);
    expect((await change(open.id, admin)).text).toBe(unknown.text);
    const { rows } = await app.db.query('select title, deleted_at from cohort where id = any($1)', [
      [cohort.id, hidden.id, open.id],
    ]);
    for (const row of rows)
      expect(row).toMatchObject({ title: expect.not.stringMatching('After'), deleted_at: null });
  });
});

describe('updateCohort', () => {
  test('changes the given fields and keeps those that are omitted', async () => {
    const [first, second] = [await aCourse(app, { by: teacher }), await aCourse(app, { by: teacher })];
    const before = await seen(cohort.id, teacher);
    await update({ id: cohort.id, courseIds: [first.id, second.id] });
    const startDate = inDays(12).toISOString();
    const { data } = await update({
      id: cohort.id,
      title: ' After ',
      startDate,
      isPublic: true,
    });
    expect(data.updateCohort.cohort).toEqual({
      ...before,
      title: 'After',
      startDate,
      isPublic: true,
      courses: [{ id: first.id }, { id: second.id }],
    });
    const third = await aCourse(app, { by: teacher });
    const swapped = await update({ id: cohort.id, courseIds: [third.id, second.id] });
    expect(swapped.data.updateCohort.cohort.courses).toEqual([{ id: third.id }, { id: second.id }]);
    expect((await update({ id: cohort.id, courseIds: [] })).data.updateCohort.cohort.courses).toEqual([]);
  });

  test.each<[field: string, change: () => object]>([
    ['title', () => ({ title: ' ' })],
    ['description', () => ({ description: '' })],
    ['capacity', () => ({ capacity: 0 })],
    ['endDate', () => ({ endDate: inDays(9).toISOString() })], // the start is the stored one
    ['endDate', () => ({ startDate: inDays(21).toISOString() })],
    ['registrationDeadline', () => ({ registrationDeadline: inDays(21).toISOString() })],
    [
      'registrationDeadline',
      () => ({ endDate: inDays(8.5).toISOString(), startDate: inDays(8).toISOString() }),
    ],
  ])('rejects %s and writes nothing %#', async (field, change) => {
    const before = await seen(cohort.id, teacher);
    const answer = await update({ id: cohort.id, title: 'After', ...change() });
    expect(answer).toMatchObject({ code: 'INVALID' });
    expect(answer.errors[0]!.extensions.fields!.map((problem) => problem.field)).toEqual([field]);
    expect(await seen(cohort.id, teacher)).toEqual(before);
  });

  test('rejects a capacity below the number of taken seats', async () => {
    for (const someone of [student, await aStudent(app, { institution: teacher.institution })])
      await anEnrollment(app, { cohort, student: someone });
    const answer = await update({ id: cohort.id, capacity: 1 });
    expect(answer.errors[0]!.extensions.fields).toEqual([
      { field: 'capacity', message: '2 students are enrolled, so you need at least 2 seats.' },
    ]);
    expect((await update({ id: cohort.id, capacity: 2 })).errors).toEqual([]);
  });

  test('rejects unknown and foreign courses', async () => {
    const foreign = await aCourse(app, { by: stranger, isPublic: true });
    const unknown = await update({ id: cohort.id, courseIds: [uuidv7()] });
    expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
    expect((await update({ id: cohort.id, courseIds: [foreign.id] })).text).toBe(unknown.text);
  });
});

describe('deleteCohort', () => {
  test('hides the cohort, cancels open enrollments, keeps completed ones, and mails the affected people', async () => {
    const { institution } = teacher;
    const [waiting, finished, former] = [
      await aStudent(app, { institution }),
      await aStudent(app, { institution }),
      await aStudent(app, { institution }),
    ];
    await anEnrollment(app, { cohort, student });
    await anEnrollment(app, { cohort, student: waiting, status: 'waitlisted' });
    await anEnrollment(app, { cohort, student: finished, status: 'completed' });
    await anEnrollment(app, { cohort, student: former, status: 'cancelled' });
    expect((await remove(cohort.id)).data).toEqual({ deleteCohort: { id: cohort.id } });

    for (const who of [teacher, admin, student]) expect(await seen(cohort.id, who)).toBeNull();
    const own = '{ viewer { enrollments(first: 100) { nodes { cohort { id } } } } }';
    for (const who of [student, waiting, finished, former]) {
      const { data } = await app.graphql(own, {}, { as: who });
      expect(JSON.stringify(data)).toContain('nodes');
      expect(JSON.stringify(data)).not.toContain(cohort.id);
    }
    const after = await standing(app, cohort);
    expect(after).toMatchObject({
      seats: 0,
      queue: 0,
      active: [],
      waiting: [],
      completed: [finished.accountId],
    });
    for (const who of [student, waiting]) {
      const [mail] = await app.mailTo(who.email);
      expect(mail!.subject).toContain(cohort.title);
    }
    expect(app.mails().filter(({ to }) => to.includes(finished.email) || to.includes(former.email))).toEqual(
      [],
    );
    for (const again of [remove(cohort.id), enroll(app, cohort, student), cancel(app, cohort, student)])
      expect(await again).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('takes a fixed number of statements, however many people are in the cohort', async () => {
    const statementsFor = (people: number) =>
      statementsOf(app, async () => {
        cohort = await aCohort(app, { by: teacher, capacity: 100 });
        for (let at = 0; at < people; at++)
          await anEnrollment(app, {
            cohort,
            student: await aStudent(app, { institution: teacher.institution }),
          });
        return () => remove(cohort.id);
      });
    // Jobs of deletions may send statements while one is counted, so the fewest are those of the deletion.
    let [few, many] = [Infinity, Infinity];
    const difference = async () => {
      few = Math.min(few, await statementsFor(3));
      many = Math.min(many, await statementsFor(30));
      return many - few;
    };
    await expect.poll(difference, { timeout: 60_000 }).toBe(0);
  });
});

describe('teachers of a cohort', () => {
  const members = (answer: Awaited<ReturnType<typeof teach>>) =>
    answer.data.answer.cohort.instructors.map(({ member }: { member: { id: string } }) => member.id);

  test('are added once and removed; repeating changes nothing', async () => {
    for (const _ of [1, 2])
      expect(members(await teach('add', cohort.id, colleague.membershipId))).toEqual([
        colleague.membershipId,
      ]);
    expect(members(await teach('add', cohort.id, admin.membershipId))).toHaveLength(2);
    for (const _ of [1, 2])
      expect(members(await teach('remove', cohort.id, colleague.membershipId))).toEqual([admin.membershipId]);
  });

  test('must be staff of the institution', async () => {
    const answer = await teach('add', cohort.id, student.membershipId);
    expect(answer).toMatchObject({ code: 'INVALID' });
    expect(answer.errors[0]!.extensions.fields).toEqual([
      { field: 'memberId', message: 'Students can’t teach a cohort.' },
    ]);
    const unknown = await teach('add', cohort.id, uuidv7());
    expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
    expect((await teach('add', cohort.id, stranger.membershipId)).text).toBe(unknown.text);
  });

  test('are named to everybody while something public names them, and to members only afterwards', async () => {
    const someone = await aTeacher(app, { institution: teacher.institution });
    const open = await aCohort(app, { by: teacher, isPublic: true });
    const other = await aCohort(app, { by: teacher });
    const isNamed = async () =>
      (await app.db.query('select is_public from membership where id = $1', [someone.membershipId])).rows[0]
        .is_public;
    await teach('add', other.id, someone.membershipId);
    expect(await isNamed()).toBe(false);
    await teach('add', open.id, someone.membershipId);
    expect(await isNamed()).toBe(true);
    await update({ id: other.id, isPublic: true });
    await teach('remove', open.id, someone.membershipId);
    expect(await isNamed()).toBe(true);
    await update({ id: other.id, isPublic: false });
    expect(await isNamed()).toBe(false);
    await teach('add', open.id, someone.membershipId);
    await remove(open.id);
    expect(await isNamed()).toBe(false);
  });
});
