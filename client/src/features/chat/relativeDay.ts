import { texts } from '#texts/en';
import { formatDate, formatTime } from '#texts/formatting';

const DAY = 24 * 60 * 60 * 1000;

const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/**
 * Formats the day of an instant: 'Today', 'Yesterday', 'January 5, 2026'.
 * @param today format of today: the word, or the time of day
 */
export function formatRelativeDay(
  instant: string,
  today: 'word' | 'time' = 'word',
  now: Date = new Date(),
): string {
  // Rounded, because days with a clock change do not have 24 hours.
  const ago = Math.round((startOf(now) - startOf(new Date(instant))) / DAY);
  if (ago === 0) return today === 'word' ? texts.chat.today : formatTime(instant);
  return ago === 1 ? texts.chat.yesterday : formatDate(instant);
}
