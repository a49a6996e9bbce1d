import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationsOf } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { inDollars } from '#tests/support/money';
import { aMilestone, aSession, COHORT, deadlinesOf } from './dates.ts';

let app: App;
let teacher: Member;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
beforeEach(async () => {
  const courses = [
    await aCourse(app, { by: teacher, price: 30 }),
    await aCourse(app, { by: teacher, price: 20 }),
  ];
  cohort = await aCohort(app, { by: teacher, courses });
});
afterAll(() => app.stop());

const update = (input: object) =>
  app.graphql(
    `mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { ${COHORT} } } }`,
    { input: { id: cohort.id, ...input } },
    { as: teacher },
  );
const changed = async (input: object) => {
  const { data, errors } = await update(input);
  expect(errors).toEqual([]);
  return data.updateCohort.cohort;
};

const MEETING = {
  platform: 'Zoom',
  link: 'https://zoom.example/1',
  schedule: 'Mondays at six',
  additionalInfo: 'Bring a pen.',
};

describe('updateCohort', () => {
  test('sets and clears the price, which is the sum of the courses without an own one', async () => {
    expect(await changed({ ownPrice: inDollars(19.99) })).toMatchObject({
      price: inDollars(19.99),
      ownPrice: inDollars(19.99),
    });
    expect(await changed({ title: 'Other' })).toMatchObject({ price: inDollars(19.99) });
    expect(await changed({ ownPrice: inDollars(0) })).toMatchObject({
      price: inDollars(0),
      ownPrice: inDollars(0),
    });
    expect(await changed({ ownPrice: null })).toMatchObject({ price: inDollars(50), ownPrice: null });
  });

  test('sets, replaces and clears the meeting', async () => {
    expect((await changed({ meeting: MEETING })).meeting).toEqual(MEETING);
    expect((await changed({ meeting: { platform: ' Room 4 ' } })).meeting).toEqual({
      platform: 'Room 4',
      link: null,
      schedule: '',
      additionalInfo: '',
    });
    expect((await changed({ meeting: null })).meeting).toBeNull();
  });

  test('replaces the requirements in their order and drops blank ones', async () => {
    expect((await changed({ requirements: [' A laptop', '', 'Patience'] })).requirements).toEqual([
      'A laptop',
      'Patience',
    ]);
    expect((await changed({ requirements: ['Patience', 'A laptop'] })).requirements).toEqual([
      'Patience',
      'A laptop',
    ]);
    expect((await changed({ requirements: [] })).requirements).toEqual([]);
  });

  test.each<[field: string, input: object]>([
    ['ownPrice', { ownPrice: inDollars(-1) }],
    ['meeting.platform', { meeting: { ...MEETING, platform: ' ' } }],
    ['meeting.link', { meeting: { ...MEETING, link: 'http://zoom.example/1' } }],
    ['meeting.link', { meeting: { ...MEETING, link: 'javascript:alert(1)' } }],
    ['meeting.schedule', { meeting: { ...MEETING, schedule: 'x'.repeat(201) } }],
    ['requirements', { requirements: Array.from({ length: 21 }, () => 'One') }],
    ['requirements.0', { requirements: ['x'.repeat(301)] }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
  ])('rejects %s and writes nothing %#', async (field, input) => {
    const answer = await update({ title: 'Changed', ...input });
    expect(answer).toMatchObject({ code: 'INVALID' });
    expect(answer.errors[0]!.extensions.fields!.map((problem) => problem.field)).toEqual([field]);
    expect(await changed({})).toMatchObject({ title: cohort.title, version: 1 });
  });

  test('counts versions, and refuses a change that is based on an older one', async () => {
    expect(await changed({ title: 'First', version: 1 })).toMatchObject({ version: 2 });
    expect(await changed({ title: 'First', version: 2 })).toMatchObject({ version: 2 });
    const stale = await update({ title: 'Second', version: 1 });
    expect(stale).toMatchObject({ code: 'CONFLICT' });
    expect(stale.errors[0]!.extensions).toMatchObject({ currentVersion: 2 });
    expect(await changed({ ownPrice: null, description: 'Later' })).toMatchObject({
      title: 'First',
      version: 3,
    });
  });

  test('keeps local dates and times when the time zone changes', async () => {
    const midnight = (day: number) => new Date(Date.UTC(2030, 2, day));
    cohort = await aCohort(app, {
      by: teacher,
      startDate: midnight(4),
      endDate: midnight(29),
      registrationDeadline: midnight(1),
    });
    await aMilestone(app, cohort, midnight(18));
    await aSession(app, cohort, new Date(Date.UTC(2030, 2, 11, 18)));
    // Daylight saving starts in New York on March 10.
    expect(await changed({ timeZone: 'America/New_York' })).toMatchObject({
      timeZone: 'America/New_York',
      startDate: '2030-03-04T05:00:00.000Z',
      endDate: '2030-03-29T04:00:00.000Z',
      registrationDeadline: '2030-03-01T05:00:00.000Z',
      milestones: [{ deadline: '2030-03-18T04:00:00.000Z' }],
    });
    expect((await deadlinesOf(app, cohort)).sessions).toEqual(['2030-03-11T22:00:00.000Z']);
    const startDate = '2030-03-05T08:00:00.000Z';
    expect(await changed({ timeZone: 'Europe/Berlin', startDate })).toMatchObject({
      startDate,
      endDate: '2030-03-28T23:00:00.000Z',
    });
  });

  test('refuses dates that leave a milestone outside', async () => {
    await aMilestone(app, cohort, inDays(20));
    for (const [field, input] of [
      ['endDate', { endDate: inDays(19).toISOString() }],
      ['startDate', { startDate: inDays(21).toISOString() }],
    ] as const) {
      const answer = await update(input);
      expect(answer.errors[0]!.extensions.fields).toEqual([
        { field, message: expect.stringContaining('“Milestone”') },
      ]);
    }
    await changed({ endDate: inDays(20.5).toISOString() });
  });

  test('notifies students of a changed meeting once, and not of other fields', async () => {
    const student = await aStudent(app, { institution: teacher.institution });
    await anEnrollment(app, { cohort, student });
    await changed({ requirements: ['A laptop'], ownPrice: inDollars(5) });
    expect(await notificationsOf(app, student)).toEqual([]);
    await changed({ meeting: MEETING });
    expect(await notificationsOf(app, student)).toMatchObject([
      { kind: 'COHORT_CHANGE', details: ['MEETINGS'], count: 1 },
    ]);
  });
});

test('createCohort takes the optional fields', async () => {
  const { data, errors } = await app.graphql(
    `mutation ($input: CreateCohortInput!) { createCohort(input: $input) { cohort { ${COHORT} } } }`,
    {
      input: {
        title: 'Spring',
        description: 'All of it',
        startDate: inDays(10).toISOString(),
        endDate: inDays(40).toISOString(),
        registrationDeadline: inDays(9).toISOString(),
        capacity: 5,
        courseIds: [],
        ownPrice: inDollars(12),
        meeting: MEETING,
        requirements: ['A laptop'],
      },
    },
    { as: teacher },
  );
  expect(errors).toEqual([]);
  expect(data.createCohort.cohort).toMatchObject({
    price: inDollars(12),
    ownPrice: inDollars(12),
    meeting: MEETING,
    requirements: ['A laptop'],
    version: 1,
  });
});
