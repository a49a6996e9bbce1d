import { expect, test } from 'vitest';
import { scheduleOf, upcomingSessions, weekOf } from './weekEntries.ts';

const NOW = new Date('2026-11-23T20:00:00Z');

const PRESS_DAY = {
  id: 'l',
  title: 'Press day',
  startsAt: '2026-11-24T09:00:00Z',
  endsAt: '2026-11-24T10:00:00Z',
  meetingLink: 'https://meet.example/press',
};

/** A cohort with sessions at 18:30 in New York on days of November 2026. */
const cohort = (...days: number[]) => ({
  id: 'c',
  title: 'Evening Group',
  attendance: [],
  plannedSessions: days.map((day) => ({
    id: `s${day}`,
    date: `2026-11-${String(day).padStart(2, '0')}T23:30:00Z`,
    endsAt: null,
    cancelledAt: null,
  })),
  meeting: { link: 'https://meet.example/evening' },
  courses: [{ id: 'k', live: { nodes: [PRESS_DAY] } }],
});

const dataOf = (...cohorts: object[]) =>
  ({
    viewer: { enrollments: { nodes: cohorts.map((one) => ({ cohort: one })) } },
    events: { nodes: [] as object[] },
    activities: {
      nodes: [
        { id: 'a', title: 'Essay', dueAt: '2026-11-29T22:00:00Z', viewerSubmission: null },
        { id: 'b', title: 'Sent', dueAt: '2026-11-25T10:00:00Z', viewerSubmission: { id: 's' } },
        { id: 'd', title: 'Far', dueAt: '2026-12-20T10:00:00Z', viewerSubmission: null },
      ],
    },
  }) as unknown as Parameters<typeof weekOf>[0];

const sessionsOf = (cohorts: object[], events: object[] = []) =>
  ({ cohorts: { nodes: cohorts }, events: { nodes: events } }) as unknown as Parameters<
    typeof upcomingSessions
  >[0];

const eventOf = (status: string, startsAt = '2026-11-26T09:00:00Z') => ({
  id: status,
  title: status,
  status,
  type: 'WORKSHOP',
  startsAt,
  endsAt: '2026-11-26T12:00:00Z',
  timeZone: 'UTC',
  meetingLink: null,
});

const shown = (data: Parameters<typeof weekOf>[0], timeZone: string) =>
  weekOf(data, NOW, timeZone)
    .filter(({ entries }) => entries.length > 0)
    .map(({ date, entries }) => [date].concat(entries.map(({ title }) => title)));

test('shows meetings, live lessons and open work on the days of the viewer', () => {
  const data = dataOf(cohort(23, 25));
  expect(weekOf(data, NOW, 'UTC').map(({ date }) => date)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(shown(data, 'America/New_York')).toEqual([
    ['2026-11-23', 'Evening Group'],
    ['2026-11-24', 'Press day'],
    ['2026-11-25', 'Evening Group'],
    ['2026-11-29', 'Essay'],
  ]);
  // 18:30 in New York is the next day in Berlin.
  expect(shown(data, 'Europe/Berlin')).toEqual([
    ['2026-11-24', 'Evening Group', 'Press day'],
    ['2026-11-26', 'Evening Group'],
    ['2026-11-29', 'Essay'],
  ]);
});

test('shows no meeting that is cancelled', () => {
  const group = cohort(25);
  const plannedSessions = [{ ...group.plannedSessions[0], cancelledAt: '2026-11-20T10:00:00Z' }];
  expect(shown(dataOf({ ...group, plannedSessions }), 'UTC')).toEqual([
    ['2026-11-24', 'Press day'],
    ['2026-11-29', 'Essay'],
  ]);
});

test('shows a lesson of two cohorts once', () => {
  const none = cohort();
  expect(shown(dataOf(none, none), 'UTC')).toEqual([
    ['2026-11-24', 'Press day'],
    ['2026-11-29', 'Essay'],
  ]);
});

test('the next session is the first that is not over, with its link', () => {
  const data = sessionsOf([cohort(11, 25)]);
  const at = (time: string) => {
    const { title, link, end } = upcomingSessions(data, new Date(time))[0] ?? {};
    return [title, link, end?.toISOString()];
  };
  const lesson = ['Press day', PRESS_DAY.meetingLink, '2026-11-24T10:00:00.000Z'];
  expect(at('2026-11-23T20:00:00Z')).toEqual(lesson);
  expect(at('2026-11-24T10:00:00Z')).toEqual(lesson);
  // Without an end, an hour is assumed.
  expect(at('2026-11-24T10:00:01Z')).toEqual([
    'Evening Group',
    'https://meet.example/evening',
    '2026-11-26T00:30:00.000Z',
  ]);
  expect(at('2026-11-28T10:00:00Z')).toEqual([undefined, undefined, undefined]);
  expect(at('2026-11-10T10:00:00Z')[0]).toBe('Evening Group');
});

test('three sessions and events are next, each once and by time', () => {
  const events = (startsAt?: string) =>
    ['UPCOMING', 'CANCELLED', 'DRAFT'].map((status) => eventOf(status, startsAt));
  const group = cohort(23, 25, 26, 27);
  const titles = (...nodes: object[]) =>
    upcomingSessions(sessionsOf([group, group], nodes), NOW).map(({ title }) => title);
  expect(titles(...events())).toEqual(['Evening Group', 'Press day', 'Evening Group']);
  expect(titles(...events(NOW.toISOString()))).toEqual(['UPCOMING', 'Evening Group', 'Press day']);
});

test('the schedule has all meetings of a cohort, past ones as well, each once', () => {
  const group = cohort(2, 4, 23, 25);
  const entries = scheduleOf(dataOf(group, group), NOW);
  expect(entries.map(({ at, title }) => `${at.toISOString().slice(0, 10)} ${title}`)).toEqual([
    '2026-11-02 Evening Group',
    '2026-11-04 Evening Group',
    '2026-11-23 Evening Group',
    '2026-11-24 Press day',
    '2026-11-25 Evening Group',
    '2026-11-29 Essay',
    '2026-12-20 Far',
  ]);
});

test('shows events that take place, by their type', () => {
  const data = dataOf();
  const nodes = ['UPCOMING', 'CANCELLED', 'DRAFT'].map((status) => eventOf(status));
  const withEvents = { ...data, events: { nodes } } as unknown as typeof data;
  expect(shown(withEvents, 'UTC')).toEqual([
    ['2026-11-26', 'UPCOMING'],
    ['2026-11-29', 'Essay'],
  ]);
  expect(scheduleOf(withEvents, NOW)[0]).toMatchObject({ label: 'Workshop', to: '/events/UPCOMING' });
});
