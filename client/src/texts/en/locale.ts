import type { Language } from '@rules/kernel/language';

/** How the language formats values (formatting.ts). */
export const locale = {
  /** As the server names it. */
  language: 'en' as const satisfies Language,
  /** Language of the page and of its formats (BCP 47). */
  tag: 'en-US',
  /** Whether times have 12 hours. */
  hour12: true,
  /** First day of a week: 0 is Sunday. */
  firstWeekday: 0,
  /** One and several of a unit. */
  day: ['day', 'days'] as const,
  week: ['week', 'weeks'] as const,
  justNow: 'just now',
  /** '12 min' or '3 h' before now. */
  ago: (time: string) => `${time} ago`,
  today: (time: string) => `today at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
  /** A date with its time, in a sentence. */
  on: (moment: string) => `on ${moment}`,
  /** Bytes, and the units of 1024 and 1024² of them. */
  sizes: ['B', 'KB', 'MB'] as const,
};
