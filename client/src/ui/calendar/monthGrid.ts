import { texts } from '#texts/en';

/** A day as 'YYYY-MM-DD', without a time zone. */
export type Day = string;

const DAY = 24 * 60 * 60 * 1000;

const instantOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (instant: number): Day => new Date(instant).toISOString().slice(0, 10);

/** Returns the day of an instant in the viewer's time zone. */
export function dayOf(instant: string | number): Day {
  const date = new Date(instant);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** Returns local noon of a day: an instant with which formats show that day in the viewer's time zone. */
export const noonOf = (day: Day): string => new Date(`${day}T12:00:00`).toISOString();

export const addDays = (day: Day, count: number): Day => dayAt(instantOf(day) + count * DAY);

/** Moves a day by months; the last day of a shorter month instead of one that it does not have. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** Returns how many days after the first day of its week a day is. */
const placeInWeek = (day: Day): number =>
  (new Date(instantOf(day)).getUTCDay() - texts.locale.firstWeekday + 7) % 7;

/** Returns the weeks of a day's month, as the language begins them. The first and the last also have days of other months. */
export function weeksOf(day: Day): Day[][] {
  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -placeInWeek(first));
  const weeks: Day[][] = [];
  for (let week = start; week < addMonths(first, 1); week = addDays(week, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(week, at)));
  return weeks;
}

/** Returns the day to which a key moves the focus; null for other keys. */
export function moveByKey(day: Day, key: string): Day | null {
  const place = placeInWeek(day);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -place);
    case 'End':
      return addDays(day, 6 - place);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
