import { texts } from '#texts/en';
import { formatDate, formatTime } from '#texts/formatting';

const DAY = 24 * 60 * 60 * 1000;

const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/**
 * The day of an instant as people say it: 'Today', 'Yesterday', 'January 5, 2026'.
 * @param today what stands for today: the word, or the time of day
 */
export function dayOf(instant: string, today: 'word' | 'time' = 'word', now: Date = new Date()): string {
  // Days that clocks change on have not 24 hours.
  const ago = Math.round((startOf(now) - startOf(new Date(instant))) / DAY);
  if (ago === 0) return today === 'word' ? texts.chat.today : formatTime(instant);
  return ago === 1 ? texts.chat.yesterday : formatDate(instant);
}
