import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JoinLink } from './JoinLink.tsx';
import { LiveBadge } from './LiveBadge.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

const START = Date.parse('2026-03-01T10:00:00Z');
const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const session = {
  title: 'Type night',
  startsAt: new Date(START).toISOString(),
  endsAt: new Date(START + 30 * MINUTE).toISOString(),
  meetingLink: 'https://meet.example.com/type',
};

function open(changes: Partial<typeof session | { endsAt: null; meetingLink: null }> = {}) {
  const shown = { ...session, ...changes };
  render(
    <ThemeProvider env="test">
      <JoinLink session={shown} />
      <LiveBadge startsAt={shown.startsAt} endsAt={shown.endsAt} />
    </ThemeProvider>,
  );
}

const join = () => screen.queryByRole('link', { name: 'Join: Type night' });
const pass = (minutes: number) =>
  act(() => {
    vi.advanceTimersByTime(minutes * MINUTE);
  });

test('the link appears 15 minutes before the start and goes after the end, on an open screen', () => {
  vi.setSystemTime(START - 17 * MINUTE);
  open();
  expect(join()).toBeNull();
  expect(screen.queryByText('Starts soon')).toBeNull();
  pass(2);
  expect(join()?.getAttribute('href')).toBe(session.meetingLink);
  expect(screen.getByText('Starts soon')).toBeTruthy();
  pass(15);
  expect(join()).not.toBeNull();
  expect(screen.getByText('Live now')).toBeTruthy();
  pass(31);
  expect(join()).toBeNull();
  expect(screen.getByText('Ended')).toBeTruthy();
});

test('a session without an end that is known is open for an hour', () => {
  vi.setSystemTime(START + 59 * MINUTE);
  open({ endsAt: null });
  expect(join()).not.toBeNull();
  pass(2);
  expect(join()).toBeNull();
});

test('nobody joins without the link', () => {
  vi.setSystemTime(START);
  open({ meetingLink: null });
  expect(join()).toBeNull();
  expect(screen.getByText('Live now')).toBeTruthy();
});
