import { expect, test } from 'vitest';
import { endOf, groupByDay, pathOf, type Entry } from './agendaEntries.ts';
import { movedDay, parseDay, parseView, timeOf, weekOf } from './scheduleView.ts';

const entry = (more: Partial<Entry> = {}): Entry => ({
  kind: 'SESSION',
  subjectId: 's',
  title: 'Kick-off',
  context: 'Print Group',
  startsAt: '2026-12-01T12:00:00.000Z',
  endsAt: '2026-12-01T13:00:00.000Z',
  isAllDay: false,
  timeZone: 'Europe/Berlin',
  isCancelled: false,
  location: '',
  meetingPlatform: '',
  meetingLink: null,
  cohortId: 'c',
  lessonId: null,
  registrationStatus: null,
  ...more,
});

const daysOf = (...entries: Entry[]) => [...groupByDay(entries).keys()];

test('an entry of several days is in each of them, and one that ends at midnight not in the next', () => {
  const midnight = new Date('2026-12-03T00:00:00').toISOString();
  const noon = new Date('2026-12-01T12:00:00').toISOString();
  expect(daysOf(entry({ startsAt: noon, endsAt: midnight }))).toEqual(['2026-12-01', '2026-12-02']);
  expect(daysOf(entry({ startsAt: noon, endsAt: null }))).toEqual(['2026-12-01']);
});

test('a whole day is the day of the organizer', () => {
  const startsAt = '2026-12-01T23:30:00.000Z';
  expect(daysOf(entry({ startsAt, endsAt: null, isAllDay: true, timeZone: 'Asia/Tokyo' }))).toEqual([
    '2026-12-02',
  ]);
  expect(daysOf(entry({ startsAt, endsAt: null, isAllDay: true, timeZone: 'America/New_York' }))).toEqual([
    '2026-12-01',
  ]);
});

test('a session without an end is over after an hour', () => {
  expect(endOf(entry({ endsAt: null }))).toBe(Date.parse('2026-12-01T13:00:00.000Z'));
});

test('each kind leads to its screen', () => {
  expect(pathOf(entry())).toBe('/cohorts/c');
  expect(pathOf(entry({ kind: 'EVENT' }))).toBe('/events/s');
  expect(pathOf(entry({ kind: 'ACTIVITY' }))).toBe('/assignments/submit/s');
  expect(pathOf(entry({ kind: 'QUIZ', lessonId: 'l' }))).toBe('/lessons/l');
});

test('an address with an unknown view or day shows the list from today', () => {
  expect([parseView('month'), parseView('year'), parseView(null)]).toEqual(['month', 'list', 'list']);
  expect(parseDay('2026-02-30', '2026-11-25')).toBe('2026-11-25');
  expect(parseDay('2026-02-28', '2026-11-25')).toBe('2026-02-28');
});

test('a view covers whole days, a month with the weeks that it touches', () => {
  const local = (day: string) => new Date(`${day}T00:00:00`).toISOString();
  expect(timeOf('month', '2026-12-10')).toEqual({ from: local('2026-11-29'), to: local('2027-01-03') });
  expect(timeOf('week', '2026-12-10')).toEqual({ from: local('2026-12-06'), to: local('2026-12-13') });
  expect(timeOf('list', '2026-12-10')).toEqual({ from: local('2026-12-10'), to: local('2027-01-09') });
  expect(weekOf('2026-12-10')[0]).toBe('2026-12-06');
});

test('the buttons move by the length of the view', () => {
  expect(movedDay('month', '2026-01-31', 1)).toBe('2026-02-28');
  expect(movedDay('week', '2026-01-31', -1)).toBe('2026-01-24');
  expect(movedDay('list', '2026-01-01', 1)).toBe('2026-01-31');
});
