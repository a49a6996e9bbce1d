import { expect, test } from 'vitest';
import { eventsOf, upcomingOf } from './courseEvents.ts';

const lesson = (id: string, startsAt: string | null, endsAt: string | null = null) => ({
  id,
  title: id,
  startsAt,
  endsAt,
  timeZone: 'UTC',
  meetingLink: 'https://meet.example.com',
});
const work = (id: string, viewerDueAt: string, isSubmitted = false) => ({
  id,
  title: id,
  viewerDueAt,
  timeZone: 'UTC',
  viewerSubmission: isSubmitted ? { id } : null,
});

const held = (id: string, startsAt: string, status: 'UPCOMING' | 'CANCELLED' | 'DRAFT' = 'UPCOMING') => ({
  id,
  title: id,
  type: 'WORKSHOP' as const,
  status,
  startsAt,
  endsAt: startsAt,
  timeZone: 'UTC',
  meetingLink: 'https://meet.example.com',
});

const events = eventsOf({
  course: {
    id: 'course',
    live: {
      nodes: [
        lesson('later', '2026-03-03T10:00:00Z', '2026-03-03T11:00:00Z'),
        lesson('not scheduled', null),
        lesson('running', '2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z'),
      ],
    },
  },
  events: {
    nodes: [
      held('workshop', '2026-03-02T12:00:00Z'),
      held('cancelled', '2026-03-02T13:00:00Z', 'CANCELLED'),
      held('draft', '2026-03-02T14:00:00Z', 'DRAFT'),
    ],
  },
  activities: {
    nodes: [work('essay', '2026-03-02T10:00:00Z'), work('submitted', '2026-03-02T11:00:00Z', true)],
  },
});

test('orders live lessons, events that take place and unsubmitted work by time', () => {
  expect(events.map(({ id }) => id)).toEqual(['running', 'essay', 'workshop', 'later']);
});

test('has the link of an event for those who get it, which is shown while people can join', () => {
  expect(events.find(({ id }) => id === 'workshop')).toMatchObject({
    kind: 'Workshop',
    joinLink: 'https://meet.example.com',
  });
});

test('shows teachers the due dates of all work of the course', () => {
  const course = { id: 'course', live: { nodes: [] } };
  const activity = { id: 'essay', title: 'Essay', dueAt: '2026-03-02T10:00:00Z', timeZone: 'UTC' };
  const taught = eventsOf({ course, events: { nodes: [] }, taught: { nodes: [activity] } });
  expect(taught).toMatchObject([{ id: 'essay', of: 'taught', kind: 'Due', at: activity.dueAt }]);
});

test('counts a running lesson as upcoming, and none that is over', () => {
  const at = (now: string) => upcomingOf(events, 2, Date.parse(now)).map(({ id }) => id);
  expect(at('2026-03-01T10:30:00Z')).toEqual(['running', 'essay']);
  expect(at('2026-03-01T11:00:00Z')).toEqual(['essay', 'workshop']);
  expect(at('2026-03-04T00:00:00Z')).toEqual([]);
});
