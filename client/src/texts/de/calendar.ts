import { formatPlural } from '../formatting.ts';

export const calendar = {
  title: 'Kalender',
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  /** From Sunday. */
  weekdays: [
    ['So', 'Sonntag'],
    ['Mo', 'Montag'],
    ['Di', 'Dienstag'],
    ['Mi', 'Mittwoch'],
    ['Do', 'Donnerstag'],
    ['Fr', 'Freitag'],
    ['Sa', 'Samstag'],
  ] as const,
  /** Accessible name of a day. */
  day: (date: string, events: number) =>
    events === 0 ? date : `${date}, ${formatPlural(events, 'Termin', 'Termine')}`,
  upcoming: 'Kommende Termine',
  noUpcoming: 'Keine kommenden Termine geplant.',
  noneOnDay: 'Keine Termine an diesem Tag.',
};
