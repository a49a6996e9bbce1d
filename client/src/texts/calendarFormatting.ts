/** Formats of calendars, apart from those that every screen loads. */
const language = 'en-US';
const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
const longDay = new Intl.DateTimeFormat(language, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** Formats the month of an instant in the viewer's time zone: 'November 2026'. */
export const formatMonth = (instant: string): string => month.format(new Date(instant));

/** Formats the day of an instant in the viewer's time zone: 'Monday, November 23, 2026'. */
export const formatLongDay = (instant: string): string => longDay.format(new Date(instant));
