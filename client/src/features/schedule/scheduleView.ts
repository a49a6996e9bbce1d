import { formatMonth, formatDayRange } from '#texts/calendarFormatting';
import { texts } from '#texts/en';
import { startOfDay } from '#texts/formatting';
import { addDays, addMonths, noonOf, weeksOf, type Day } from '#ui/calendar/monthGrid';

/** Ways to show the schedule. */
export const VIEWS = ['list', 'month', 'week'] as const;
export type View = (typeof VIEWS)[number];

/** Days of the list. */
const LIST_DAYS = 30;

/** Returns the view of an address; the list for none and for an unknown one. */
export const parseView = (text: string | null): View => VIEWS.find((view) => view === text) ?? 'list';

/** Returns the day of an address; `today` for none and for one that does not exist. */
export function parseDay(text: string | null, today: Day): Day {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return today;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(text) ? today : text;
}

/** Returns the days of the week of a day, from Sunday. */
export const weekOf = (day: Day): Day[] => weeksOf(day).find((week) => week.includes(day))!;

/** The first day that a view shows, and the day after the last. */
function daysOf(view: View, day: Day): [first: Day, end: Day] {
  if (view === 'list') return [day, addDays(day, LIST_DAYS)];
  const days = view === 'week' ? weekOf(day) : weeksOf(day).flat();
  return [days[0]!, addDays(days.at(-1)!, 1)];
}

/** Returns the time that a view shows, as ISO instants. */
export function timeOf(view: View, day: Day): { from: string; to: string } {
  const [first, end] = daysOf(view, day);
  return { from: startOfDay(first), to: startOfDay(end) };
}

/** Returns the name of the time that a view shows. */
export function labelOf(view: View, day: Day): string {
  if (view === 'month') return formatMonth(noonOf(day));
  const [first, end] = daysOf(view, day);
  return formatDayRange(noonOf(first), noonOf(addDays(end, -1)));
}

/** Returns the day to which the buttons of a view move. @param by -1 or 1 */
export function movedDay(view: View, day: Day, by: -1 | 1): Day {
  if (view === 'month') return addMonths(day, by);
  return addDays(day, by * (view === 'week' ? 7 : LIST_DAYS));
}

/** Names of the buttons that move a view. */
export const moveLabels = (view: View): { previous: string; next: string } => texts.schedule.moves[view];
