import { expect, test, vi } from 'vitest';
import type { NotificationDetail, NotificationKind } from '#texts/enums.generated';
import { texts } from '#texts/en';

const message = (kind: NotificationKind, details: NotificationDetail[], startsAt: string | null = null) =>
  texts.notificationMessages[kind]({ subjectTitle: 'Spring', count: 1, details, startsAt, actor: null });

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
