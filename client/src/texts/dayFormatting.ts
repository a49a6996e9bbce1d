import { locale } from './en/locale.ts';

const monthDay = new Intl.DateTimeFormat(locale.tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Formats a day without a time, YYYY-MM-DD, as the mark of an axis: 'Nov 22'. */
export const formatMonthDay = (day: string): string => monthDay.format(new Date(`${day}T00:00:00Z`));
