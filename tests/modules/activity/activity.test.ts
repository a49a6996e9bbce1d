import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSUMERS } from '#app/modules';
import type { DomainEvent } from '#platform/domain-event/domain-event';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCourse,
  anAccount,
  anActivity,
  anAdmin,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let student: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  course = await aCourse(app, { by: teacher });
});
afterAll(() => app.stop());

type As = Pick<Actor, 'accessToken'>;

const form = {
  title: 'Essay',
  description: 'Two pages.',
  type: 'ASSIGNMENT',
  startsAt: '2027-03-12T08:00:00.000Z',
  dueAt: '2027-03-12T16:30:00.000Z',
  timeZone: 'Europe/Berlin',
  points: 20,
  instructions: 'Write.',
};

const create = (input: object, as: As = teacher) =>
  app.graphql(
    `mutation ($input: CreateActivityInput!) {
      createActivity(input: $input) {
        activity { id title type startsAt dueAt timeZone points materials allowLateSubmission course { id } viewerCan { edit delete } }
      }
    }`,
    { input: { ...form, courseId: course.id, ...input } },
    { as },
  );

const update = (input: object, as: As = teacher) =>
  app.graphql(
    `mutation ($input: UpdateActivityInput!) {
      updateActivity(input: $input) { activity { title startsAt dueAt timeZone points materials course { id } } }
    }`,
    { input },
    { as },
  );

const remove = (id: string, as: As = teacher) =>
  app.graphql(
    `mutation ($id: ID!) { deleteActivity(input: { id: $id }) { id course { id activities { totalCount } } } }`,
    { id },
    { as },
  );

/** Reads the activity as an actor sees it: by ID, in the list, below its course, as a node. */
async function seenBy(as: As, activity: ItemRow, of: ItemRow) {
  const { data } = await app.graphql(
    `query ($id: ID!, $course: ID!) {
      node(id: $id) { id }
      activities(courseId: $course, first: 100) { nodes { id } }
      course(id: $course) { activities(first: 100) { nodes { id } } }
    }`,
    { id: activity.id, course: of.id },
    { as },
  );
  const alone = await app.graphql(
    'query ($id: ID!) { activity(id: $id) { id } }',
    { id: activity.id },
    { as },
  );
  const has = (list: { nodes: { id: string }[] } | undefined) =>
    list?.nodes.some(({ id }) => id === activity.id) ?? false;
  return [
    data?.node?.id === activity.id,
    has(data?.activities),
    has(data?.course?.activities),
    alone.code === undefined,
  ];
}

const EVERYWHERE = [true, true, true, true];
const NOWHERE = [false, false, false, false];

describe('creating an activity', () => {
  test('adds the activity to the course with the instants and the zone as sent', async () => {
    const { data, errors } = await create({ materials: [' Chapter 1 ', ''], allowLateSubmission: true });
    expect(errors).toEqual([]);
    expect(data.createActivity.activity).toMatchObject({
      title: 'Essay',
      type: 'ASSIGNMENT',
      startsAt: '2027-03-12T08:00:00.000Z',
      dueAt: '2027-03-12T16:30:00.000Z',
      timeZone: 'Europe/Berlin',
      points: 20,
      materials: ['Chapter 1'],
      allowLateSubmission: true,
      course: { id: course.id },
      viewerCan: { edit: true, delete: true },
    });
  });

  test('an instructor creates activities in their own courses including drafts, an admin in all courses', async () => {
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const admin = await anAdmin(app, { institution: teacher.institution });
    const draft = await aCourse(app, { by: teacher, status: 'draft' });
    expect((await create({ courseId: draft.id })).errors).toEqual([]);
    expect((await create({ courseId: draft.id }, admin)).errors).toEqual([]);
    expect((await create({}, colleague)).code).toBe('FORBIDDEN');
    expect((await create({ courseId: draft.id }, colleague)).code).toBe('NOT_FOUND');
    expect((await create({}, student)).code).toBe('FORBIDDEN');
  });

  test('publishes an event within the transaction', async () => {
    const published: DomainEvent[] = [];
    const listener = { announce: (_: unknown, event: DomainEvent) => void published.push(event) };
    CONSUMERS.push(listener);
    const { id } = (await create({})).data.createActivity.activity;
    await update({ id, points: 5 });
    await remove(id);
    CONSUMERS.splice(CONSUMERS.indexOf(listener), 1);
    expect(published).toMatchObject(
      ['activity.created', 'activity.updated', 'activity.deleted'].map((type) => ({
        type,
        institutionId: teacher.institution.id,
        ids: [id],
        actorId: teacher.accountId,
      })),
    );
  });
});

describe('a due date in the past', () => {
  const PAST = { startsAt: '2024-03-12T08:00:00.000Z', dueAt: '2024-03-12T16:30:00.000Z' };
  const message = 'This due date is in the past. Confirm it, or choose a later one.';
  const refused = { code: 'INVALID', errors: [{ extensions: { fields: [{ field: 'dueAt', message }] } }] };

  test('is rejected for a new activity until it is confirmed', async () => {
    expect(await create(PAST)).toMatchObject(refused);
    const { data } = await create({ ...PAST, allowPastDueDate: true });
    expect(data.createActivity.activity.dueAt).toBe('2024-03-12T16:30:00.000Z');
  });

  test('is rejected when an activity is moved there, and needs no confirmation while the time stays', async () => {
    const { id } = (await create({})).data.createActivity.activity;
    expect(await update({ id, ...PAST })).toMatchObject(refused);
    expect((await update({ id, ...PAST, allowPastDueDate: true })).errors).toEqual([]);
    const { data, errors } = await update({ id, title: 'Renamed', ...PAST });
    expect(errors).toEqual([]);
    expect(data.updateActivity.activity).toMatchObject({
      title: 'Renamed',
      dueAt: '2024-03-12T16:30:00.000Z',
    });
    expect(await update({ id, dueAt: '2024-03-12T17:00:00Z' })).toMatchObject(refused);
  });
});

describe('reading activities', () => {
  test('members see activities of published courses, outsiders and visitors none', async () => {
    const open = await aCourse(app, { by: teacher, isPublic: true });
    const activity = await anActivity(app, { course: open });
    for (const as of [teacher, student]) expect(await seenBy(as, activity, open)).toEqual(EVERYWHERE);
    const strangers = [await aTeacher(app), await anAccount(app), aVisitor()];
    for (const as of strangers) expect(await seenBy(as, activity, open)).toEqual(NOWHERE);
  });

  test('activities of a draft are visible to its owner and admins only', async () => {
    const draft = await aCourse(app, { by: teacher, status: 'draft' });
    const activity = await anActivity(app, { course: draft });
    const { institution } = teacher;
    for (const as of [teacher, await anAdmin(app, { institution })])
      expect(await seenBy(as, activity, draft)).toEqual(EVERYWHERE);
    for (const as of [student, await aTeacher(app, { institution })])
      expect(await seenBy(as, activity, draft)).toEqual(NOWHERE);
  });

  test('deleting a course deletes its activities', async () => {
    const deleted = await aCourse(app, { by: teacher, deletedAt: inDays(-1) });
    expect(await seenBy(teacher, await anActivity(app, { course: deleted }), deleted)).toEqual(NOWHERE);
  });

  test('the list is ordered by date, filtered by course and type, and paged', async () => {
    const alone = await aTeacher(app);
    const [one, other] = [await aCourse(app, { by: alone }), await aCourse(app, { by: alone })];
    for (const day of [3, 1, 2])
      await anActivity(app, {
        course: one,
        title: `Day ${day}`,
        startsAt: inDays(day),
        type: day === 2 ? 'quiz' : 'project',
      });
    await anActivity(app, { course: other, title: 'Other', startsAt: inDays(4) });
    const titles = async (args: string) => {
      const { data } = await app.graphql(
        `{ activities${args} { totalCount nodes { title } } }`,
        {},
        { as: alone },
      );
      return data.activities.nodes.map(({ title }: { title: string }) => title);
    };
    expect(await titles('')).toEqual(['Day 1', 'Day 2', 'Day 3', 'Other']);
    expect(await titles(`(courseId: "${one.id}")`)).toEqual(['Day 1', 'Day 2', 'Day 3']);
    expect(await titles('(type: QUIZ)')).toEqual(['Day 2']);
    expect(await titles('(first: 2, page: 2)')).toEqual(['Day 3', 'Other']);
  });

  test('viewerCan says whether the viewer may change the activity', async () => {
    const activity = await anActivity(app, { course });
    const can = async (as: As) =>
      (
        await app.graphql(
          'query ($id: ID!) { activity(id: $id) { viewerCan { edit delete } } }',
          { id: activity.id },
          { as },
        )
      ).data.activity.viewerCan;
    expect(await can(teacher)).toEqual({ edit: true, delete: true });
    expect(await can(student)).toEqual({ edit: false, delete: false });
    expect(await can(await aTeacher(app, { institution: teacher.institution }))).toEqual({
      edit: false,
      delete: false,
    });
  });
});

describe('changing an activity', () => {
  test('keeps fields that are omitted', async () => {
    const { id } = (await create({ materials: ['Chapter 1'] })).data.createActivity.activity;
    const { data, errors } = await update({ id, title: 'Longer essay' });
    expect(errors).toEqual([]);
    expect(data.updateActivity.activity).toEqual({
      title: 'Longer essay',
      startsAt: '2027-03-12T08:00:00.000Z',
      dueAt: '2027-03-12T16:30:00.000Z',
      timeZone: 'Europe/Berlin',
      points: 20,
      materials: ['Chapter 1'],
      course: { id: course.id },
    });
  });

  test('a new zone keeps the instants', async () => {
    const { id } = (await create({})).data.createActivity.activity;
    const { data } = await update({ id, timeZone: 'Africa/Cairo' });
    expect(data.updateActivity.activity).toMatchObject({
      startsAt: '2027-03-12T08:00:00.000Z',
      dueAt: '2027-03-12T16:30:00.000Z',
      timeZone: 'Africa/Cairo',
    });
  });

  test.each([
    ['before the unchanged start', { dueAt: '2027-03-12T07:00:00Z' }, 'must be after the start time'],
    ['on another day of the zone', { dueAt: '2027-03-12T23:00:00Z' }, 'must be on the same day as the start'],
    ['on another day of a new zone', { timeZone: 'Asia/Tokyo' }, 'must be on the same day as the start'],
  ])('rejects an end %s', async (_case, change, message) => {
    const { id } = (await create({})).data.createActivity.activity;
    const { code, errors } = await update({ id, ...change });
    expect(code).toBe('INVALID');
    expect(errors[0]!.extensions.fields).toEqual([
      { field: 'dueAt', message: expect.stringContaining(message) },
    ]);
  });

  test('requires permission to edit the course, and reports invisible activities as unknown', async () => {
    const activity = await anActivity(app, { course });
    const gone = await anActivity(app, { course, deletedAt: inDays(-1) });
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const stranger = await aTeacher(app);
    for (const change of [(id: string, as: As) => update({ id, title: 'Mine' }, as), remove]) {
      expect((await change(activity.id, colleague)).code).toBe('FORBIDDEN');
      expect((await change(activity.id, student)).code).toBe('FORBIDDEN');
      expect((await change(activity.id, aVisitor())).code).toBe('UNAUTHENTICATED');
      for (const [id, as] of [
        [activity.id, stranger],
        [gone.id, teacher],
        [course.id, teacher],
      ] as const) {
        const { code, errors } = await change(id, as);
        expect([code, errors[0]!.message]).toEqual(['NOT_FOUND', 'Activity not found.']);
      }
    }
    expect(await seenBy(student, activity, course)).toEqual(EVERYWHERE);
  });
});

test('deleting hides the activity and keeps its row', async () => {
  const own = await aCourse(app, { by: teacher });
  const activity = await anActivity(app, { course: own });
  const { data } = await remove(activity.id);
  expect(data.deleteActivity).toEqual({
    id: activity.id,
    course: { id: own.id, activities: { totalCount: 0 } },
  });
  expect(await seenBy(teacher, activity, own)).toEqual(NOWHERE);
  const { rows } = await app.db.query('select deleted_at from activity where id = $1', [activity.id]);
  expect(rows[0].deleted_at).toBeInstanceOf(Date);
});
