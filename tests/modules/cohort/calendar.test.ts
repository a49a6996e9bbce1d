import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { calendarEntries } from '#tests/support/calendar-entries';
import {
  aCohort,
  aCohortSession,
  aCourse,
  aLesson,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  type Actor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

const MEETING = 'https://meet.example/room';
const MEETINGS = ['2031-03-03T15:00:00.000Z', '2031-03-11T14:00:00.000Z', '2031-03-18T14:00:00.000Z'];
const START = new Date('2031-03-03T15:00:00Z');

let app: App;
let teacher: Member;
let student: Member;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  const course = await aCourse(app, { by: teacher, title: 'Typesetting' });
  await aLesson(app, { course, title: 'Press day', startsAt: new Date('2031-03-10T09:00:00Z') });
  await aLesson(app, { course, title: 'Reading', type: 'video' });
  cohort = await aCohort(app, {
    by: teacher,
    courses: [course],
    title: 'Morning Group',
    startDate: START,
    endDate: new Date('2031-04-07T14:00:00Z'),
    schedule: { rule: 'FREQ=WEEKLY;BYDAY=MO', time: '10:00', timeZone: 'America/New_York' },
  });
  const [first, second, third] = MEETINGS.map((date) => new Date(date));
  await aCohortSession(app, { cohort, topic: 'Morning Group', date: first!, originalStartsAt: first! });
  await aCohortSession(app, { cohort, topic: 'Kerning', date: second! });
  await aCohortSession(app, { cohort, topic: 'Kerning', date: third!, cancelledAt: new Date() });
  await app.db.query(`update cohort set meeting_link = $2, meeting_platform = 'Zoom' where id = $1`, [
    cohort.id,
    MEETING,
  ]);
  await anEnrollment(app, { cohort, student });
});
afterAll(() => app.stop());

const download = (id: string, as: Actor) => app.request('GET', `/exports/cohorts/${id}/calendar.ics`, { as });

test('a student gets the first day, the sessions and the live lessons', async () => {
  const { status, headers, text } = await download(cohort.id, student);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="cohort-${cohort.id}.ics"`,
    'cache-control': 'private, no-store',
  });
  const events = calendarEntries(text);
  const named = (summary: string) => events.filter((event) => event.summary === summary);
  const [first] = named('Morning Group starts');
  expect(first).toMatchObject({ datetype: 'date' });
  const meetings = [...named('Morning Group'), ...named('Kerning (Morning Group)')];
  expect(meetings.map(({ start }) => start.toISOString())).toEqual(MEETINGS);
  expect(meetings.map((meeting) => meeting.status)).toEqual([undefined, undefined, 'CANCELLED']);
  expect(meetings[0]!.uid).toBe(`${cohort.id}-${Date.parse(MEETINGS[0]!)}`); // as in files of earlier versions
  expect(new Set(meetings.map(({ location }) => location))).toEqual(new Set([MEETING]));
  expect(named('Press day (Typesetting)').map(({ start }) => start.toISOString())).toEqual([
    '2031-03-10T09:00:00.000Z',
  ]);
  expect(text).not.toContain('Reading');
  expect(calendarEntries((await download(cohort.id, student)).text).map(({ uid }) => uid)).toEqual(
    events.map(({ uid }) => uid),
  );
});

test('without a seat the file has no link to the meetings', async () => {
  const other = await aStudent(app, { institution: teacher.institution });
  const { status, text } = await download(cohort.id, other);
  expect(status).toBe(200);
  expect(text).toContain('Zoom');
  expect(text).not.toContain(MEETING);
});

test('strangers, members of another institution and bad IDs get no file', async () => {
  for (const as of [aVisitor(), await aTeacher(app)])
    expect((await download(cohort.id, as)).status).toBe(404);
  expect((await download('nothing', student)).status).toBe(400);
});
