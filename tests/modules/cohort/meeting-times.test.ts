import { describe, expect, test } from 'vitest';
import { type MeetingSchedule, meetingsBetween } from '#modules/cohort/meeting-times.service';

const NEW_YORK = 'America/New_York';
const schedule = (more: Partial<MeetingSchedule> = {}): MeetingSchedule => ({
  rule: 'FREQ=WEEKLY;BYDAY=TU,TH',
  time: '18:00',
  timeZone: NEW_YORK,
  startDate: new Date('2026-01-05T12:00:00Z'),
  endDate: new Date('2026-12-20T12:00:00Z'),
  ...more,
});

const between = (from: string, until: string, more: Partial<MeetingSchedule> = {}) =>
  meetingsBetween(schedule(more), new Date(from), new Date(until)).map((moment) => moment.toISOString());

describe('meetings', () => {
  test('keep their local hour across daylight saving time changes', () => {
    expect(between('2026-03-04T00:00:00Z', '2026-03-13T00:00:00Z')).toEqual([
      '2026-03-05T23:00:00.000Z', // Thursday, EST
      '2026-03-10T22:00:00.000Z', // Tuesday, EDT
      '2026-03-12T22:00:00.000Z',
    ]);
    expect(between('2026-10-28T00:00:00Z', '2026-11-04T00:00:00Z')).toEqual([
      '2026-10-29T22:00:00.000Z', // EDT
      '2026-11-03T23:00:00.000Z', // EST
    ]);
  });

  test('move an hour later in a skipped hour, and take the first of a repeated hour', () => {
    const daily = { rule: 'FREQ=DAILY', time: '02:30', timeZone: 'Europe/Berlin' };
    expect(between('2026-03-28T00:00:00Z', '2026-03-30T12:00:00Z', daily)).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:30:00.000Z', // 3:30
      '2026-03-30T00:30:00.000Z',
    ]);
    expect(between('2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', daily)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
    ]);
  });

  test('are on the local day, which may differ from the day in UTC', () => {
    const late = { rule: 'FREQ=WEEKLY;BYDAY=MO', time: '22:00' };
    expect(between('2026-11-23T00:00:00Z', '2026-11-25T00:00:00Z', late)).toEqual([
      '2026-11-24T03:00:00.000Z',
    ]);
    const early = { rule: 'FREQ=WEEKLY;BYDAY=MO', time: '07:00', timeZone: 'Asia/Tokyo' };
    expect(between('2026-11-22T00:00:00Z', '2026-11-24T00:00:00Z', early)).toEqual([
      '2026-11-22T22:00:00.000Z',
    ]);
  });

  test('are held from the start of the cohort to its end only', () => {
    const dates = { startDate: new Date('2026-11-24T23:30:00Z'), endDate: new Date('2026-12-01T22:00:00Z') };
    expect(between('2026-11-01T00:00:00Z', '2026-12-31T00:00:00Z', dates)).toEqual([
      '2026-11-26T23:00:00.000Z',
    ]);
  });

  test('count and skip weeks from the start of the cohort', () => {
    const counted = { rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2' };
    expect(between('2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z', counted)).toEqual([
      '2026-01-06T23:00:00.000Z',
      '2026-01-13T23:00:00.000Z',
    ]);
    const everyOther = { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' };
    expect(between('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', everyOther)).toEqual([
      '2026-01-06T23:00:00.000Z',
      '2026-01-20T23:00:00.000Z',
    ]);
  });

  test('end at the instant that the rule names', () => {
    const ended = { rule: 'FREQ=DAILY;UNTIL=20260110T230000Z' }; // 18:00 local time
    expect(between('2026-01-09T00:00:00Z', '2026-12-31T00:00:00Z', ended)).toEqual([
      '2026-01-09T23:00:00.000Z',
      '2026-01-10T23:00:00.000Z',
    ]);
  });

  test('use the hour of the rule, or that of the start', () => {
    const named = { rule: 'FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=15', time: null };
    expect(between('2026-11-23T00:00:00Z', '2026-11-25T00:00:00Z', named)).toEqual([
      '2026-11-24T14:15:00.000Z',
    ]);
    const bare = { rule: 'FREQ=WEEKLY;BYDAY=TU', time: null, timeZone: null };
    expect(between('2026-11-23T00:00:00Z', '2026-11-25T00:00:00Z', bare)).toEqual([
      '2026-11-24T12:00:00.000Z',
    ]);
  });

  test('adjacent time windows do not return the same meeting twice', () => {
    const at = '2026-11-24T23:00:00Z';
    expect(between('2026-11-24T22:00:00Z', at)).toHaveLength(1);
    expect(between(at, '2026-11-25T00:00:00Z')).toHaveLength(0);
  });

  test.each(['FREQ=NEVER', 'nonsense', ''])('rejects the rule %j', (rule) => {
    expect(() => between('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', { rule })).toThrow(/rule|FREQ/i);
  });
});
