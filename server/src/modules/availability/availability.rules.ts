import * as z from 'zod/mini';
import { comparing } from '#kernel/comparing.rules';
import { WEEKDAYS } from '#modules/attendance/recurring-schedule.rules';
import { instant, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#modules/course/course.rules';
import { checkTimeOrder, timeOfDay, timeZone } from '#kernel/slot.rules';
import { plainText, requiredText, secureAddress } from '#kernel/text.rules';

/** Days ahead for which slots can be booked. */
export const HORIZON_DAYS = 30;

/** Maximum number of weekly times that a member offers. */
export const MAX_AVAILABILITIES = 20;

/** Maximum number of coming bookings of a member. */
export const MAX_BOOKINGS = 5;

export const MIN_SLOT_MINUTES = 10;
export const MAX_SLOT_MINUTES = 240;

const MAX_PLACE_LENGTH = 300;
const MAX_PLATFORM_LENGTH = 100;

const SLOT_LENGTH = `Enter ${MIN_SLOT_MINUTES} to ${MAX_SLOT_MINUTES} minutes.`;

/** Minutes of a time of day, HH:MM, since midnight. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

interface WeeklyTime {
  startTime: string;
  endTime: string;
  slotMinutes: number;
}

/** Rule of an object: at least one slot fits into its time. */
export const fitsSlot = z.check<WeeklyTime>(
  ({ value: { startTime, endTime, slotMinutes }, issues }) => {
    const minutes = minutesOf(endTime) - minutesOf(startTime);
    if (minutes > 0 && minutes < slotMinutes)
      issues.push({
        code: 'custom',
        input: slotMinutes,
        path: ['slotMinutes'],
        message: 'No slot of this length fits between start and end.',
      });
  },
  comparing('startTime', 'endTime', 'slotMinutes'),
);

export const createAvailabilityRules = z
  .object({
    weekday: z.enum(WEEKDAYS, 'Choose a day.'),
    startTime: timeOfDay('Start time is required.'),
    endTime: timeOfDay('End time is required.'),
    slotMinutes: z
      .int(SLOT_LENGTH)
      .check(z.gte(MIN_SLOT_MINUTES, SLOT_LENGTH), z.lte(MAX_SLOT_MINUTES, SLOT_LENGTH)),
    timeZone,
    location: z.nullish(plainText(MAX_PLACE_LENGTH)),
    meetingPlatform: z.nullish(plainText(MAX_PLATFORM_LENGTH)),
    meetingLink: z.nullish(secureAddress('Enter an address.')),
  })
  .check(checkTimeOrder, fitsSlot);

export const bookOfficeHoursRules = z.object({
  availabilityId: z.uuid('Choose a slot.'),
  startsAt: instant('Choose a slot.'),
  topic: requiredText(MAX_TITLE_LENGTH, 'Say what you want to talk about.'),
  description: z.nullish(plainText(MAX_DESCRIPTION_LENGTH)),
});

/** Errors of office hours. */
export const REFUSALS = {
  overlap: 'You already offer office hours at this time.',
  tooMany: `You can offer up to ${MAX_AVAILABILITIES} weekly times.`,
  noSlot: 'This slot isn’t offered any more. Choose another one.',
  taken: 'This slot was just booked. Choose another one.',
  busy: 'You already have a booking at this time.',
  bookings: `You can have up to ${MAX_BOOKINGS} coming bookings. Cancel one first.`,
  own: 'These are your own office hours.',
} as const;
