import { bookOfficeHoursRules, createAvailabilityRules, fitsSlot } from '@rules/availability/availability';
import { checkTimeOrder } from '@rules/kernel/slot';
import * as z from 'zod/mini';
import { orNull } from '#lib/orNull';
import { texts } from '#texts/en';
import type { CreateAvailabilityInput } from './OfficeHours.generated.ts';

const { location, meetingPlatform, meetingLink } = createAvailabilityRules.shape;

/** Rules of the form of office hours, whose empty texts count as absent. */
export const availabilityFormRules = z
  .object({
    ...createAvailabilityRules.shape,
    location: orNull(location),
    meetingPlatform: orNull(meetingPlatform),
    meetingLink: orNull(meetingLink),
  })
  .check(checkTimeOrder, fitsSlot);

/** Rules of the form of a booking, whose slot is chosen before. */
export const bookingFormRules = z.pick(bookOfficeHoursRules, { topic: true, description: true });

type Day = z.output<typeof createAvailabilityRules>['weekday'];

/** Days of the week as the rules name them. */
export const WEEKDAY_OPTIONS = Object.entries(texts.cohortDetail.weekdays).map(([day, label]) => ({
  value: (day.charAt(0) + day.slice(1).toLowerCase()) as Day,
  label,
}));

/** Returns office hours as the API takes them. */
export const availabilityInputOf = ({
  weekday,
  ...values
}: z.output<typeof availabilityFormRules>): CreateAvailabilityInput => ({
  ...(values as Omit<CreateAvailabilityInput, 'weekday'>),
  weekday: weekday.toUpperCase() as CreateAvailabilityInput['weekday'],
});
