import { formatPlural } from '../formatting.ts';

export const calendar = {
  title: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  /** From Sunday; the calendar begins with the first day of the language's week (locale.ts). */
  weekdays: [
    ['Sun', 'Sunday'],
    ['Mon', 'Monday'],
    ['Tue', 'Tuesday'],
    ['Wed', 'Wednesday'],
    ['Thu', 'Thursday'],
    ['Fri', 'Friday'],
    ['Sat', 'Saturday'],
  ] as const,
  /** Accessible name of a day. */
  day: (date: string, events: number) => (events === 0 ? date : `${date}, ${formatPlural(events, 'event')}`),
  upcoming: 'Upcoming Events',
  noUpcoming: 'No upcoming events scheduled.',
  noneOnDay: 'No events on this day.',
};
