import { expect, test, vi } from 'vitest';
import type { NotificationDetail, NotificationKind } from '#texts/enums.generated';
import { texts } from '#texts/en';
import { formatOrganizer } from './notificationText.ts';

const message = (
  kind: NotificationKind,
  details: NotificationDetail[],
  startsAt: string | null = null,
  timeZone: string | null = null,
) =>
  texts.notificationMessages[kind]({
    subjectTitle: 'Spring',
    count: 1,
    details,
    startsAt,
    timeZone,
    actor: null,
  });

/** A zone that is on another day than all others at noon in UTC. */
const FAR = 'Pacific/Kiritimati';

test('says what changed in a cohort', () => {
  expect(message('COHORT_CHANGE', ['START_DATE'])).toBe('Spring has a new start date.');
  expect(message('COHORT_CHANGE', ['END_DATE'])).toBe('Spring has a new end date.');
  expect(message('COHORT_CHANGE', ['MEETINGS'])).toBe('The meetings of Spring changed.');
  expect(message('COHORT_CHANGE', ['END_DATE', 'START_DATE'])).toBe('The schedule of Spring changed.');
});

test('says when a cohort meets and work is due, and that they were', () => {
  vi.useFakeTimers({ now: new Date('2027-06-01T12:00:00') });
  try {
    const at = (time: string) => new Date(`2027-06-01T${time}`).toISOString();
    expect(message('EVENT_REMINDER', [], at('12:30'))).toBe('Spring meets today at 12:30 PM.');
    expect(message('EVENT_REMINDER', ['LESSON'], at('12:30'))).toBe(
      'The lesson Spring starts today at 12:30 PM.',
    );
    expect(message('EVENT_REMINDER', [], at('11:30'))).toBe(
      'The meeting of Spring started today at 11:30 AM.',
    );
    expect(message('WORK_DUE', [], at('12:30'))).toBe('Spring is due today at 12:30 PM.');
    expect(message('WORK_DUE', [], at('11:30'))).toBe('Spring was due today at 11:30 AM.');
  } finally {
    vi.useRealTimers();
  }
});

test('says from when a changed cohort starts and ends, on days of its own zone', () => {
  const at = '2031-01-21T12:00:00.000Z';
  expect(message('COHORT_CHANGE', ['START_DATE'], at, FAR)).toBe(
    'Spring has a new start date. It starts on January 22, 2031.',
  );
  expect(message('COHORT_CHANGE', ['END_DATE', 'MEETINGS'], at, FAR)).toBe(
    'The schedule of Spring changed. It ends on January 22, 2031.',
  );
});

test('says when an event that is ahead starts, and when a cancelled one was planned for', () => {
  vi.useFakeTimers({ now: new Date('2027-06-01T12:00:00') });
  try {
    const [ahead, past] = ['12:30', '11:30'].map((time) => new Date(`2027-06-01T${time}`).toISOString());
    const starts = 'It starts today at 12:30 PM.';
    for (const kind of [
      'EVENT_PUBLISHED',
      'EVENT_REGISTRATION',
      'EVENT_PROMOTION',
      'EVENT_BOOKING',
    ] as const) {
      expect(message(kind, [], ahead)).toContain(`. ${starts}`);
      expect(message(kind, [], past)).not.toContain('starts');
    }
    expect(message('EVENT_CHANGE', ['EVENT_TIME'], ahead)).toBe(`Spring has a new time. ${starts}`);
    expect(message('EVENT_REGISTRATION', ['PLACE_GIVEN_UP'], ahead)).not.toContain('starts');
    expect(message('EVENT_CANCELLATION', [], ahead)).toMatch(
      /^Spring is cancelled\. It was planned for June 1, 2027 at 12:30.PM/,
    );
    expect(message('COHORT_CHANGE', ['MEETINGS'], ahead)).toBe(
      'The meetings of Spring changed. The next session is today at 12:30 PM.',
    );
    expect(message('COHORT_CHANGE', ['MEETINGS'], past)).toBe('The meetings of Spring changed.');
  } finally {
    vi.useRealTimers();
  }
});

test("has the organizer's time where it differs, but not for days", () => {
  const at = { details: [], startsAt: '2031-01-21T17:00:00.000Z', timeZone: FAR };
  expect(formatOrganizer({ kind: 'EVENT_REMINDER', ...at })).toContain(`for the organizer (${FAR})`);
  expect(formatOrganizer({ kind: 'COHORT_CHANGE', ...at, details: ['MEETINGS'] })).toContain(FAR);
  expect(formatOrganizer({ kind: 'COHORT_CHANGE', ...at, details: ['START_DATE'] })).toBeNull();
  expect(formatOrganizer({ kind: 'EVENT_BOOKING', ...at, details: ['PLACE_GIVEN_UP'] })).toBeNull();
  expect(formatOrganizer({ kind: 'GRADE', details: [], startsAt: null, timeZone: null })).toBeNull();
});
