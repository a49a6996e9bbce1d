import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cancelEvent,
  cancelRegistration,
  createEvent,
  publishEvent,
  readEvent,
  titlesOf,
  updateEvent,
  values,
} from '#tests/modules/event/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCohortSession,
  anAdmin,
  anAvailability,
  anEvent,
  anInstitution,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
  weekdayIn,
} from '#tests/support/factories';
import { book, freeTimes, hours, hoursOf, nextSlot, offer, withdraw } from './calls.ts';

let app: App;
let teacher: Member;
let student: Member;
let other: Member;
let offered: ItemRow;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  const institution = await anInstitution(app, { plan: 'professional' });
  teacher = await aTeacher(app, { institution });
  student = await aStudent(app, { institution });
  other = await aStudent(app, { institution });
  offered = await anAvailability(app, { by: teacher });
});

const booked = async (time = '09:30', as = student): Promise<{ id: string }> => {
  const { data, errors } = await book(app, offered, nextSlot(time), as);
  expect(errors).toEqual([]);
  return data.bookOfficeHours.event as { id: string };
};

describe('offering', () => {
  test('gives free slots that members see, without the link', async () => {
    const { data, errors } = await offer(app, hours({ weekday: weekdayIn(4).toUpperCase() }), teacher);
    expect(errors).toEqual([]);
    const { availability } = data.createAvailability;
    expect(availability).toMatchObject({
      meetingLink: 'https://meet.example/hours',
      viewerCan: { delete: true, book: false },
    });
    const seen = (await hoursOf(app, student, teacher.membershipId)).find(
      ({ id }) => id === availability.id,
    )!;
    expect(seen).toMatchObject({ meetingLink: null, viewerCan: { delete: false, book: true } });
    expect(await freeTimes(app, availability, student)).toEqual(['09:00', '09:30', '10:00', '10:30']);
  });

  test.each([
    ['endTime', { endTime: '09:00' }],
    ['slotMinutes', { slotMinutes: 5 }],
    ['slotMinutes', { slotMinutes: 180 }],
    ['timeZone', { timeZone: 'Europe/Nowhere' }],
    ['meetingLink', { meetingLink: 'http://meet.example/hours' }],
    ['startTime', { startTime: '25:00' }],
  ])('of a wrong %s is refused with the field', async (field, more) => {
    const { errors, code } = await offer(app, hours(more), teacher);
    expect(code).toBe('INVALID');
    expect(JSON.stringify(errors)).toContain(`"${field}"`);
  });

  test('is for staff, and not twice at one time, and at most 20 times', async () => {
    expect((await offer(app, hours(), student)).code).toBe('FORBIDDEN');
    expect((await offer(app, hours({ startTime: '10:30', endTime: '11:30' }), teacher)).code).toBe(
      'CONFLICT',
    );
    expect((await offer(app, hours({ startTime: '11:00', endTime: '12:00' }), teacher)).code).toBeUndefined();
    const abroad = hours({ startTime: '19:00', endTime: '20:00', timeZone: 'Asia/Tokyo' }); // from 10 to 11 in UTC
    expect((await offer(app, abroad, teacher)).code).toBe('CONFLICT');
    for (let at = 2; at < 20; at += 1) await anAvailability(app, { by: teacher, weekday: weekdayIn(4) });
    expect((await offer(app, hours({ weekday: weekdayIn(5).toUpperCase() }), teacher)).code).toBe('CONFLICT');
  });

  test('ends by the host or an admin, and bookings stay', async () => {
    const event = await booked();
    const colleague = await aTeacher(app, { institution: teacher.institution });
    expect((await withdraw(app, offered, colleague)).code).toBe('FORBIDDEN');
    expect((await withdraw(app, offered, await aTeacher(app))).code).toBe('NOT_FOUND');
    expect((await withdraw(app, offered, teacher)).errors).toEqual([]);
    expect(await hoursOf(app, student)).toEqual([]);
    expect((await readEvent(app, event, student)).data.event).toMatchObject({ status: 'UPCOMING' });
  });
});

describe('booking', () => {
  test('makes an event with one place that only host, student and admins see', async () => {
    const { data } = await book(app, offered, nextSlot('09:30'), student, 'Recursion');
    const { event, registration } = data.bookOfficeHours;
    expect(registration.status).toBe('REGISTERED');
    expect(event).toMatchObject({
      title: 'Recursion',
      type: 'OFFICE_HOURS',
      isBooking: true,
      startsAt: nextSlot('09:30').toISOString(),
      endsAt: nextSlot('10:00').toISOString(),
      meetingLink: 'https://meet.example/hours',
      participantCount: 1,
      presenter: { id: teacher.membershipId },
      viewerCan: { edit: false, register: false, cancelRegistration: true },
    });
    const admin = await anAdmin(app, { institution: teacher.institution });
    for (const reader of [student, teacher, admin])
      expect(await titlesOf(app, reader)).toContain('Recursion');
    const colleague = await aTeacher(app, { institution: teacher.institution });
    for (const stranger of [other, colleague]) {
      expect(await titlesOf(app, stranger)).not.toContain('Recursion');
      expect((await readEvent(app, event, stranger)).code).toBe('NOT_FOUND');
    }
    expect(await freeTimes(app, offered, other)).toEqual(['09:00', '10:00', '10:30']);
  });

  test('of a slot that is taken, or at which the host presents an event, is refused', async () => {
    await booked('09:30');
    expect((await book(app, offered, nextSlot('09:30'), other)).code).toBe('CONFLICT');
    await anEvent(app, { by: teacher, startsAt: nextSlot('10:15'), endsAt: nextSlot('10:45') });
    expect(await freeTimes(app, offered, other)).toEqual(['09:00']);
    for (const time of ['10:00', '10:30'])
      expect((await book(app, offered, nextSlot(time), other)).code).toBe('CONFLICT');
  });

  test('of a slot at which the host teaches a session is refused, unless the session is cancelled', async () => {
    const cohort = await aCohort(app, { by: teacher });
    await aCohortSession(app, { cohort, date: nextSlot('09:00') });
    await aCohortSession(app, { cohort, date: nextSlot('10:30'), cancelledAt: new Date() });
    expect(await freeTimes(app, offered, other)).toEqual(['10:00', '10:30']);
    expect((await book(app, offered, nextSlot('09:30'), other)).code).toBe('CONFLICT');
    await booked('10:30');
  });

  test('of a time without a slot, of the own hours, and by people of another institution is refused', async () => {
    const wrong = await book(app, offered, nextSlot('09:10'), student);
    expect(wrong.code).toBe('INVALID');
    expect(JSON.stringify(wrong.errors)).toContain('"startsAt"');
    const far = new Date(nextSlot('09:00').getTime() + 5 * 7 * 86_400_000);
    expect((await book(app, offered, far, student)).code).toBe('INVALID');
    expect((await book(app, offered, nextSlot('09:00'), teacher)).code).toBe('FORBIDDEN');
    expect((await book(app, offered, nextSlot('09:00'), await aStudent(app))).code).toBe('NOT_FOUND');
  });

  test('is refused at the time of another booking, and beyond five', async () => {
    await booked('09:00');
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const theirs = await anAvailability(app, { by: colleague, slotMinutes: 60, endTime: '18:00' });
    expect((await book(app, theirs, nextSlot('09:00'), student)).code).toBe('CONFLICT');
    for (const time of ['10:00', '11:00', '12:00', '13:00'])
      expect((await book(app, theirs, nextSlot(time), student)).errors).toEqual([]);
    expect((await book(app, theirs, nextSlot('14:00'), student)).code).toBe('CONFLICT');
  });

  test('keeps its time, while the host may change its place', async () => {
    const event = await booked();
    const moved = await updateEvent(
      app,
      { id: event.id, version: 1, startsAt: nextSlot('10:00'), endsAt: nextSlot('10:30') },
      teacher,
    );
    expect(moved.code).toBe('INVALID');
    expect(JSON.stringify(moved.errors)).toContain('"startsAt"');
    const { errors } = await updateEvent(app, { id: event.id, version: 1, location: 'Room 2' }, teacher);
    expect(errors).toEqual([]);
  });
});

describe('an event of the host', () => {
  const during = (from: string, until: string) => ({ startsAt: nextSlot(from), endsAt: nextSlot(until) });

  test('is not published, moved or handed over to the time of a booking', async () => {
    await booked('09:30');
    const busy = during('09:45', '10:15');
    expect((await createEvent(app, values(busy), teacher)).code).toBe('CONFLICT');
    const draft = await createEvent(app, values({ ...busy, publish: false }), teacher);
    const { id } = draft.data.createEvent.event;
    expect((await publishEvent(app, id, teacher)).code).toBe('CONFLICT');
    expect((await updateEvent(app, { id, version: 1, ...during('10:00', '11:00') }, teacher)).errors).toEqual(
      [],
    );
    expect((await publishEvent(app, id, teacher)).errors).toEqual([]);
    const moved = await updateEvent(app, { id, version: 3, ...busy }, teacher);
    expect(moved.code).toBe('CONFLICT');
    expect(moved.errors[0]!.message).toContain('has a booking at this time');
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const theirs = (await createEvent(app, values(busy), colleague)).data.createEvent.event;
    const admin = await anAdmin(app, { institution: teacher.institution });
    const presenterId = teacher.membershipId;
    expect((await updateEvent(app, { id: theirs.id, version: 1, presenterId }, admin)).code).toBe('CONFLICT');
  });

  test('is published at the time of a cancelled booking', async () => {
    const { id } = await booked('09:30');
    expect((await cancelEvent(app, { id, reason: 'I give a webinar' }, teacher)).errors).toEqual([]);
    expect((await createEvent(app, values(during('09:30', '10:00')), teacher)).errors).toEqual([]);
  });
});

describe('cancelling', () => {
  test('by the student cancels the event, tells the host with a calendar entry, and frees the slot', async () => {
    const event = await booked();
    await mailsTo(teacher, 1);
    expect((await cancelRegistration(app, event, student)).errors).toEqual([]);
    expect((await readEvent(app, event, teacher)).data.event).toMatchObject({ status: 'CANCELLED' });
    const [added, removed] = await mailsTo(teacher, 2);
    expect(added!.subject).toContain('New booking');
    expect(removed!.subject).toContain('Booking cancelled');
    expect(removed!.source).toContain('method=CANCEL');
    expect(await freeTimes(app, offered, other)).toContain('09:30');
    await booked('09:30', other);
  });

  test('by the host tells the student the reason, and leaves the slot closed', async () => {
    const event = await booked();
    await mailsTo(student, 1);
    expect((await cancelEvent(app, { id: event.id, reason: 'I am ill' }, teacher)).errors).toEqual([]);
    const mails = await mailsTo(student, 2);
    expect(mails[1]!.text).toContain('I am ill');
    expect(await freeTimes(app, offered, other)).not.toContain('09:30');
    expect((await book(app, offered, nextSlot('09:30'), other)).code).toBe('CONFLICT');
  });
});

/** Returns the mails to a member, when there are as many. */
async function mailsTo({ email }: Member, count: number) {
  const mails = () => app.mails().filter(({ to }) => to.includes(email.toLowerCase()));
  await expect.poll(() => mails().length).toBe(count);
  return mails();
}
