import { expect, test } from 'vitest';
import { googleLink, outlookLink, type LinkedEvent } from './calendarLinks.ts';

const event: LinkedEvent = {
  title: 'Q&A: closures',
  description: 'Bring questions.',
  startsAt: '2026-12-01T17:00:00.000Z',
  endsAt: '2026-12-01T18:30:00.000Z',
  location: 'Room 5',
  meetingLink: null,
};
const link = 'https://school.example/events/1';

test('Google gets the times in UTC, and a title with reserved characters', () => {
  const address = new URL(googleLink(event, link));
  expect(address.origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Q&A: closures',
    dates: '20261201T170000Z/20261201T183000Z',
    details: `Bring questions.\n\n${link}`,
    location: 'Room 5',
  });
});

test('Outlook gets the times in UTC', () => {
  const { origin, searchParams } = new URL(outlookLink(event, link));
  expect(origin).toBe('https://outlook.live.com');
  expect(searchParams.get('startdt')).toBe(event.startsAt);
  expect(searchParams.get('enddt')).toBe(event.endsAt);
  expect(searchParams.get('subject')).toBe('Q&A: closures');
});

test('a participant gets the link to the meeting as the place', () => {
  const joined = { ...event, meetingLink: 'https://meet.example/x' };
  for (const address of [googleLink(joined, link), outlookLink(joined, link)])
    expect(new URL(address).searchParams.get('location')).toBe('https://meet.example/x');
});

test('a long description is shortened, and the link stays', () => {
  const details = new URL(googleLink({ ...event, description: 'x'.repeat(5000) }, link)).searchParams.get(
    'details',
  );
  expect(details).toHaveLength(1000 + 2 + link.length);
  expect(details).toContain(link);
});
