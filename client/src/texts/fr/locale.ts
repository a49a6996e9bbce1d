import type { Language } from '@rules/kernel/language';

/** How the language formats values (formatting.ts). */
export const locale = {
  /** As the server names it. */
  language: 'fr' as const satisfies Language,
  /** Language of the page and of its formats (BCP 47). */
  tag: 'fr',
  /** Whether times have 12 hours. */
  hour12: false,
  /** First day of a week: 0 is Sunday. */
  firstWeekday: 1,
  /** One and several of a unit. */
  day: ['jour', 'jours'] as const,
  week: ['semaine', 'semaines'] as const,
  justNow: 'à l’instant',
  /** Time before now. */
  ago: (time: string) => `il y a ${time}`,
  today: (time: string) => `aujourd’hui à ${time}`,
  tomorrow: (time: string) => `demain à ${time}`,
  /** A date with its time, in a sentence. */
  on: (moment: string) => `le ${moment}`,
  /** Bytes, and the units of 1024 and 1024² of them. */
  sizes: ['o', 'Ko', 'Mo'] as const,
};
