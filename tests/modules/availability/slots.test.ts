import { describe, expect, test } from 'vitest';
import { Weekday } from '#modules/cohort/weekday.enums';
import { freeSlotsOf, isAtOnce, slotsOf } from '#modules/availability/slots.service';

const onSundays = (timeZone: string, startTime: string, endTime: string, slotMinutes = 60) => ({
  weekday: Weekday.SUNDAY,
  startTime,
  endTime,
  slotMinutes,
  timeZone,
});

/** Starts of the slots on a day, in UTC. */
const startsOn = (weekly: ReturnType<typeof onSundays>, from: string, day: string) =>
  slotsOf(weekly, new Date(from))
    .map(({ startsAt }) => startsAt.toISOString())
    .filter((start) => start.startsWith(day))
    .map((start) => start.slice(11, 16));

describe('slots', () => {
  test('keep the local hour over a change of daylight saving', () => {
    const weekly = onSundays('America/New_York', '09:00', '10:00');
    const starts = slotsOf(weekly, new Date('2027-03-01T00:00:00Z')).map(({ startsAt }) =>
      startsAt.toISOString(),
    );
    expect(starts).toEqual([
      '2027-03-07T14:00:00.000Z',
      '2027-03-14T13:00:00.000Z',
      '2027-03-21T13:00:00.000Z',
      '2027-03-28T13:00:00.000Z',
    ]);
  });

  test('are fewer on the day that loses an hour, and more on the day that gains one', () => {
    const berlin = onSundays('Europe/Berlin', '00:00', '05:00');
    expect(startsOn(berlin, '2027-03-20T00:00:00Z', '2027-03-28')).toEqual(['00:00', '01:00', '02:00']);
    expect(startsOn(berlin, '2027-10-30T12:00:00Z', '2027-10-31')).toEqual([
      '00:00',
      '01:00',
      '02:00',
      '03:00',
    ]);
    const island = onSundays('Australia/Lord_Howe', '01:00', '03:00', 30);
    const lengths = (from: string) =>
      slotsOf(island, new Date(from)).filter(
        ({ startsAt }) => startsAt.getTime() < Date.parse(from) + 86_400_000,
      ).length;
    expect([lengths('2027-04-03T12:00:00Z'), lengths('2027-10-02T12:00:00Z')]).toEqual([5, 3]);
  });

  test('end with the office hours, after now, and 30 days ahead', () => {
    const weekly = onSundays('UTC', '09:00', '10:10', 30);
    const slots = slotsOf(weekly, new Date('2027-01-03T09:00:00Z'));
    expect(slots[0]!.startsAt.toISOString()).toBe('2027-01-03T09:30:00.000Z');
    expect(slots.at(-1)!.startsAt.toISOString()).toBe('2027-01-31T09:30:00.000Z');
    expect(slots).toHaveLength(9);
  });

  test('that only touch a busy time are free', () => {
    const weekly = onSundays('UTC', '09:00', '10:30', 30);
    const busy = [{ startsAt: new Date('2027-01-03T09:30:00Z'), endsAt: new Date('2027-01-03T10:00:00Z') }];
    const free = freeSlotsOf(weekly, busy, new Date('2027-01-02T00:00:00Z')).slice(0, 2);
    expect(free.map(({ startsAt }) => startsAt.toISOString().slice(11, 16))).toEqual(['09:00', '10:00']);
  });
});

describe('weekly times in two time zones', () => {
  const winter = new Date('2027-01-04T00:00:00Z');

  test('overlap when they do at any time of the year', () => {
    const berlin = onSundays('Europe/Berlin', '09:00', '10:00'); // 8:00 UTC in winter, 7:00 in summer
    const during = (startTime: string, endTime: string) =>
      isAtOnce(berlin, onSundays('UTC', startTime, endTime), winter);
    expect(during('08:30', '09:30')).toBe(true);
    expect(during('07:00', '08:00')).toBe(true); // in summer
    expect([during('06:00', '07:00'), during('09:00', '10:00')]).toEqual([false, false]);
  });

  test('overlap on different days of the week', () => {
    const auckland = onSundays('Pacific/Auckland', '08:00', '10:00'); // Saturday evening in UTC
    const saturday = { ...onSundays('UTC', '20:30', '21:30'), weekday: Weekday.SATURDAY };
    expect(isAtOnce(auckland, saturday, winter)).toBe(true);
    expect(isAtOnce(auckland, { ...saturday, weekday: Weekday.SUNDAY }, winter)).toBe(false);
  });
});
