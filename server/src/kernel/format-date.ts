import type { Language } from './language.rules.ts';

/** Language of formats. English is that of the United States, with times of 12 hours. */
export const formatsOf = (language: Language): string => (language === 'en' ? 'en-US' : language);

/** Formats the day of an instant in UTC: 'January 5, 2026'. */
export const formatDate = (instant: Date, language: Language): string =>
  new Intl.DateTimeFormat(formatsOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
