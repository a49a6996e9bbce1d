/** What a form offers; without zod, for which a list of courses need not wait. */

/** The documents name several lists of values; each value of any of them is taken and kept as it was sent. */
export const LANGUAGES = ['English', 'Spanish', 'French', 'German'] as const;
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'All Levels', 'All', 'Other'] as const;
export const CATEGORIES = [
  'Web Development',
  'Mobile Development',
  'Data Science',
  'Design',
  'Business',
  'Other',
] as const;

export const MAX_SECTIONS = 20;
