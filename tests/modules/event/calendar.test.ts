import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { calendarEntries } from '#tests/support/calendar-entries';
import { type Actor, anEvent, aStudent, aTeacher, inDays, type Member } from '#tests/support/factories';
import { cancelEvent, cancelRegistration, register, updateEvent } from './calls.ts';

const LINK = 'https://meet.example/event';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const aPerson = () => aStudent(app, { institution: teacher.institution });

const download = (id: string, as: Actor) => app.request('GET', `/exports/events/${id}/calendar.ics`, { as });

describe('the file to download', () => {
  test('has the event, and the link for participants only', async () => {
    const event = await anEvent(app, { by: teacher, title: 'Paper making' });
    const [participant, other] = [await aPerson(), await aPerson()];
    await register(app, event, participant);
    const { status, headers, text } = await download(event.id, participant);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const [entry] = calendarEntries(text);
    expect(entry).toMatchObject({ uid: event.id, summary: 'Paper making', location: LINK });
    expect(entry!.start.getTime()).toBe(Math.floor(inDays(3).getTime() / 1000) * 1000);
    expect((await download(event.id, other)).text).not.toContain('meet.example');
    expect((await download(event.id, await aTeacher(app))).status).toBe(404);
  });
});

describe('a mail', () => {
  /** Calendar files of the mails to a person, in order. */
  async function filesTo(person: Member) {
    const mails = await app.mailTo(person.email);
    return mails.map(({ source }) => {
      const part = /Content-Type: text\/calendar;[^]*?\r?\n\r?\n([^]*?)\r?\n--/i.exec(source);
      const isBase64 = /text\/calendar[^]*?base64/i.test(part?.[0] ?? '');
      const content = part?.[1] ?? '';
      return isBase64
        ? Buffer.from(content, 'base64').toString()
        : content.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    });
  }

  /** Waits for the mails so far, because two at once may arrive in either order. */
  async function untilFiles(person: Member, count: number): Promise<void> {
    await expect.poll(async () => (await filesTo(person)).length).toBe(count);
  }

  const numberOf = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);

  test('of a place, a change and a cancellation adds, updates and removes the same entry', async () => {
    const event = await anEvent(app, { by: teacher });
    const person = await aPerson();
    await register(app, event, person);
    await untilFiles(person, 1);
    await updateEvent(app, { id: event.id, version: 1, location: 'Room 2' }, teacher);
    await untilFiles(person, 2);
    await cancelEvent(app, { id: event.id, reason: 'Ill' }, teacher);
    await untilFiles(person, 3);
    const [added, changed, cancelled] = await filesTo(person);
    expect([added, changed].map((file) => /METHOD:(\w+)/.exec(file!)?.[1])).toEqual(['REQUEST', 'REQUEST']);
    expect(cancelled).toMatch(/METHOD:CANCEL/);
    expect(cancelled).toMatch(/STATUS:CANCELLED/);
    for (const file of [added, changed, cancelled]) expect(calendarEntries(file!)[0]!.uid).toBe(event.id);
    expect(numberOf(changed!)).toBeGreaterThan(numberOf(added!));
    expect(numberOf(cancelled!)).toBeGreaterThan(numberOf(changed!));
  });

  test('of a place that is given up and taken again has a later entry each time', async () => {
    const event = await anEvent(app, { by: teacher });
    const person = await aPerson();
    await register(app, event, person);
    await untilFiles(person, 1);
    await cancelRegistration(app, event, person);
    await untilFiles(person, 2);
    await register(app, event, person);
    await untilFiles(person, 3);
    const files = await filesTo(person);
    expect(files.map((file) => /METHOD:(\w+)/.exec(file)?.[1])).toEqual(['REQUEST', 'CANCEL', 'REQUEST']);
    const numbers = files.map(numberOf);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(3);
    expect(files[1]).not.toContain('meet.example');
  });

  test('of a promotion adds the entry, and the waitlist sends none', async () => {
    const event = await anEvent(app, { by: teacher, maxParticipants: 1 });
    const [first, second] = [await aPerson(), await aPerson()];
    await register(app, event, first);
    await register(app, event, second, true);
    await cancelRegistration(app, event, first);
    await untilFiles(second, 1);
    const [file] = await filesTo(second);
    expect(file).toMatch(/METHOD:REQUEST/);
    expect(calendarEntries(file!)[0]!.location).toContain(LINK);
  });
});
