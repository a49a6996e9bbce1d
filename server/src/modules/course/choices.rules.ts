/** Closed choices of a course, without zod. Each is the union of the documents' lists, stored and sent by REST as spelled there. */

export const CourseLanguage = {
  ENGLISH: 'English',
  SPANISH: 'Spanish',
  FRENCH: 'French',
  GERMAN: 'German',
} as const;
export type CourseLanguage = (typeof CourseLanguage)[keyof typeof CourseLanguage];

export const CourseLevel = {
  BEGINNER: 'Beginner',
  INTERMEDIATE: 'Intermediate',
  ADVANCED: 'Advanced',
  ALL_LEVELS: 'All Levels',
  ALL: 'All',
  OTHER: 'Other',
} as const;
export type CourseLevel = (typeof CourseLevel)[keyof typeof CourseLevel];

export const CourseCategory = {
  WEB_DEVELOPMENT: 'Web Development',
  MOBILE_DEVELOPMENT: 'Mobile Development',
  DATA_SCIENCE: 'Data Science',
  DESIGN: 'Design',
  BUSINESS: 'Business',
  OTHER: 'Other',
} as const;
export type CourseCategory = (typeof CourseCategory)[keyof typeof CourseCategory];

export const MAX_SECTIONS = 20;
export const MAX_LESSONS = 500;

/** Maximum number of objectives, prerequisites and audiences of a course, each. */
export const MAX_POINTS = 20;
