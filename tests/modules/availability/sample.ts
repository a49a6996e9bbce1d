import { anAvailability, weekdayIn } from '#tests/support/factories';
import { nextSlot } from './calls.ts';
import { CANARY, type Sample } from '#tests/support/sample';

/** Days until the booked slot. Other samples have events in three days, at the time of the run. */
const FREE_DAY = 5;

export const sample: Sample = {
  values: {
    slotMinutes: 30,
    startTime: '18:00',
    endTime: '19:00',
  },
  idOf: { deleteAvailability: 'deletedAvailabilityId', 'bookOfficeHours.availabilityId': 'availabilityId' },
  needsMore: { bookOfficeHours: 'needs the start of a free slot' },
  calls: {
    bookOfficeHours: (_app, { given }) => {
      const input = { ...(given['input'] as object), startsAt: nextSlot('09:00', FREE_DAY).toISOString() };
      return Promise.resolve({ given: { ...given, input } });
    },
  },
  own: async (app, { teacher, self }) => ({
    availabilityId: (await anAvailability(app, { by: teacher, weekday: weekdayIn(FREE_DAY) })).id,
    deletedAvailabilityId: (await anAvailability(app, { by: self, weekday: weekdayIn(4) })).id,
  }),
  targets: async (app, { teacher }) => ({
    seen: { availability: (await anAvailability(app, { by: teacher, location: CANARY })).id },
  }),
};
