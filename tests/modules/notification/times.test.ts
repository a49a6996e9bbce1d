import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { register, updateEvent } from '#tests/modules/event/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCohortSession,
  aCoTeacher,
  aCourse,
  anEnrollment,
  anEvent,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { notificationsOf } from './calls.ts';

const ZONE = 'Europe/Berlin';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const aColleague = () => aTeacher(app, { institution: teacher.institution });

const updateCohort = (cohort: ItemRow, input: object) =>
  app.graphql(
    'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
    { input: { id: cohort.id, ...input } },
    { as: teacher },
  );

const moveSession = ({ id }: ItemRow, date: Date) =>
  app.graphql(
    'mutation ($input: UpdateCohortSessionInput!) { updateCohortSession(input: $input) { session { id } } }',
    { input: { id, date } },
    { as: teacher },
  );

describe('a notification about a changed cohort', () => {
  let cohort: ItemRow;
  let course: ItemRow;
  let student: Member;
  const changes = (member: Member) => notificationsOf(app, member, '(kind: COHORT_CHANGE)');
  beforeEach(async () => {
    course = await aCourse(app, { by: await aColleague() });
    cohort = await aCohort(app, {
      by: teacher,
      courses: [course],
      startDate: inDays(5),
      endDate: inDays(60),
      schedule: { rule: 'FREQ=WEEKLY', time: '18:00', timeZone: ZONE },
    });
    student = await aStudent(app, { institution: teacher.institution });
    await anEnrollment(app, { cohort, student });
  });

  test('names the next session and its zone, and the new start once that changed as well', async () => {
    const [first, second] = [
      await aCohortSession(app, { cohort, date: inDays(10) }),
      await aCohortSession(app, { cohort, date: inDays(20) }),
    ];
    const [moved, start] = [inDays(12), inDays(6)];
    expect((await moveSession(first, moved)).errors).toEqual([]);
    const expected = { subjectId: cohort.id, timeZone: ZONE };
    expect(await changes(student)).toMatchObject([
      { ...expected, details: ['MEETINGS'], startsAt: moved.toISOString() },
    ]);
    // The one that is next, not the one that moved.
    await moveSession(second, inDays(21));
    expect(await changes(student)).toMatchObject([{ ...expected, count: 2, startsAt: moved.toISOString() }]);
    expect((await updateCohort(cohort, { startDate: start })).errors).toEqual([]);
    expect(await changes(student)).toMatchObject([
      { ...expected, details: ['MEETINGS', 'START_DATE'], startsAt: start.toISOString() },
    ]);
    // A later change of meetings leaves the start in the unread notification.
    await moveSession(second, inDays(22));
    expect(await changes(student)).toMatchObject([{ count: 4, startsAt: start.toISOString() }]);
  });

  test('and its mail show the times for the reader, with those of the cohort', async () => {
    await app.db.query(`update membership set home_zone = 'Asia/Tokyo' where id = $1`, [
      student.membershipId,
    ]);
    const session = await aCohortSession(app, { cohort, date: inDays(10) });
    await moveSession(session, inDays(12));
    const [meetings] = await app.mailTo(student.email, 1); // sent before the next change, which it would tell as well
    await updateCohort(cohort, { startDate: inDays(6), endDate: inDays(61) });
    const [, dates] = await app.mailTo(student.email, 2);
    expect(meetings!.text).not.toContain('It starts on');
    expect(meetings!.text.replaceAll(/\s+/g, ' ')).toMatch(
      /The next session is on \w+, .+? at .+? GMT\+[12], for you on .+? GMT\+9\./,
    );
    const text = dates!.text.replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/It starts on \w+, .+?, for you on .+? GMT\+9\./);
    expect(text).toMatch(/It ends on \w+, .+?, for you on .+? GMT\+9\./);
  });

  test('reaches the owners and co-teachers of its courses, of a published one only', async () => {
    const [coTeacher, reader, bystander] = [await aColleague(), await aColleague(), await aColleague()];
    const shared = await aCourse(app, { by: await aColleague() });
    await aCoTeacher(app, { course: shared, member: coTeacher });
    await aCoTeacher(app, { course: shared, member: reader, mayEdit: false });
    const former = await aStudent(app, { institution: teacher.institution });
    await aCoTeacher(app, { course: shared, member: former });
    await aCoTeacher(app, { course: await aCourse(app, { by: teacher }), member: bystander });
    const draft = await aCohort(app, { by: teacher, courses: [shared], isPublished: false });
    const running = await aCohort(app, { by: teacher, courses: [shared, course] });
    const preview = (of: ItemRow) =>
      app.graphql(
        'query ($id: ID!) { cohortShiftPreview(id: $id, days: 1) { notifiedCount notifiedTeacherCount } }',
        { id: of.id },
        { as: teacher },
      );
    expect((await preview(draft)).data.cohortShiftPreview.notifiedCount).toBe(0);
    // Two owners and two co-teachers, without the teacher who moves the session.
    expect((await preview(running)).data.cohortShiftPreview).toEqual({
      notifiedCount: 4,
      notifiedTeacherCount: 4,
    });
    for (const of of [draft, running]) {
      const session = await aCohortSession(app, { cohort: of, date: inDays(12) });
      expect((await moveSession(session, inDays(13))).errors).toEqual([]);
    }
    for (const member of [coTeacher, reader])
      expect(await changes(member)).toMatchObject([
        { subjectId: running.id, details: ['MEETINGS'], count: 1 },
      ]);
    for (const member of [bystander, former, teacher]) expect(await changes(member)).toEqual([]);
  });
});

describe('a notification about an event', () => {
  test('has its time and zone, and the new ones when it moves', async () => {
    const student = await aStudent(app, { institution: teacher.institution });
    const event = await anEvent(app, { by: teacher });
    expect((await register(app, event, student)).errors).toEqual([]);
    const startsAt = inDays(9);
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    const input = { id: event.id, version: 1, startsAt, endsAt, timeZone: 'America/New_York' };
    expect((await updateEvent(app, input, teacher)).errors).toEqual([]);
    expect(await notificationsOf(app, student)).toMatchObject([
      { kind: 'EVENT_CHANGE', startsAt: startsAt.toISOString(), timeZone: 'America/New_York' },
      { kind: 'EVENT_REGISTRATION', startsAt: expect.any(String), timeZone: ZONE },
    ]);
  });
});
