import type { Language } from '@rules/kernel/language';

/** How the language formats values (formatting.ts). */
export const locale = {
  /** As the server names it. */
  language: 'es' as const satisfies Language,
  /** Language of the page and of its formats (BCP 47). */
  tag: 'es',
  /** Whether times have 12 hours. */
  hour12: false,
  /** First day of a week: 0 is Sunday. */
  firstWeekday: 1,
  /** One and several of a unit. */
  day: ['día', 'días'] as const,
  week: ['semana', 'semanas'] as const,
  justNow: 'ahora mismo',
  /** Time before now. */
  ago: (time: string) => `hace ${time}`,
  today: (time: string) => `hoy a las ${time}`,
  tomorrow: (time: string) => `mañana a las ${time}`,
  /** A date with its time, in a sentence. */
  on: (moment: string) => `el ${moment}`,
  /** Bytes, and the units of 1024 and 1024² of them. */
  sizes: ['B', 'KB', 'MB'] as const,
};
