/** Options of forms, without zod, so that lists of courses load without it. */

/** Union of the documents' lists of values. Each value is accepted and stored as sent. */
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
