import type { Language } from '@rules/kernel/language';

/** How the language formats values (formatting.ts). */
export const locale = {
  /** As the server names it. */
  language: 'de' as const satisfies Language,
  /** Language of the page and of its formats (BCP 47). */
  tag: 'de',
  /** Whether times have 12 hours. */
  hour12: false,
  /** First day of a week: 0 is Sunday. */
  firstWeekday: 1,
  /** One and several of a unit. */
  day: ['Tag', 'Tage'] as const,
  week: ['Woche', 'Wochen'] as const,
  justNow: 'gerade eben',
  /** Time before now. */
  ago: (time: string) => `vor ${time}`,
  today: (time: string) => `heute um ${time}`,
  tomorrow: (time: string) => `morgen um ${time}`,
  /** A date with its time, in a sentence. */
  on: (moment: string) => `am ${moment}`,
  /** Bytes, and the units of 1024 and 1024² of them. */
  sizes: ['B', 'KB', 'MB'] as const,
};
