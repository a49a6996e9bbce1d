import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindOfEvents } from '#modules/notification/reminders.jobs';
import { notificationsOf } from '#tests/modules/notification/calls';
import { agendaOf } from '#tests/modules/schedule/agenda-calls';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  anAvailability,
  anInstitution,
  aStudent,
  aTeacher,
  type Member,
} from '#tests/support/factories';
import { book, nextSlot } from './calls.ts';

const LINK = 'https://meet.example/hours';

let app: App;
let teacher: Member;
let student: Member;
let other: Member;
/** ID of the event of a booking. */
let id: string;
beforeAll(async () => {
  app = await startApp();
  const institution = await anInstitution(app, { plan: 'professional' });
  teacher = await aTeacher(app, { institution });
  student = await aStudent(app, { institution });
  other = await aStudent(app, { institution });
  const offered = await anAvailability(app, { by: teacher });
  const { data } = await book(app, offered, nextSlot('09:30'), student, 'Recursion');
  id = data.bookOfficeHours.event.id as string;
});
afterAll(() => app.stop());

test('a booking is in the agendas of host and student, with its link', async () => {
  for (const as of [teacher, student])
    expect(await agendaOf(app, as)).toMatchObject([
      {
        kind: 'EVENT',
        subjectId: id,
        title: 'Recursion',
        startsAt: nextSlot('09:30').toISOString(),
        meetingLink: LINK,
      },
    ]);
  expect(await agendaOf(app, other)).toEqual([]);
});

test('a booking is a calendar file for host and student, and does not exist for others', async () => {
  const download = (as: Actor) => app.request('GET', `/exports/events/${id}/calendar.ics`, { as });
  const start = nextSlot('09:30')
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '');
  for (const as of [teacher, student]) {
    const { text } = await download(as);
    expect(text).toContain(`DTSTART:${start}`);
    expect(text).toContain(LINK);
  }
  for (const as of [other, await aTeacher(app)]) expect((await download(as)).status).toBe(404);
});

test('a booking that starts within the hour reminds host and student once', async () => {
  await app.db.query(
    `update event set starts_at = $1, ends_at = $1::timestamptz + interval '30 minutes' where id = $2`,
    [new Date(Date.now() + 20 * 60_000), id],
  );
  await remindOfEvents(app.services);
  await remindOfEvents(app.services);
  for (const as of [teacher, student])
    expect(await notificationsOf(app, as, '(kind: EVENT_REMINDER)')).toHaveLength(1);
  expect(await notificationsOf(app, other, '(kind: EVENT_REMINDER)')).toEqual([]);
});
