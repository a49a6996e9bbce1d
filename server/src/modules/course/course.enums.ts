import { registerEnumType } from 'type-graphql';
import { CourseCategory, CourseLanguage, CourseLevel } from './choices.rules.ts';

export enum CourseStatus {
  DRAFT = 'draft',
  PUBLISHED = 'published',
  ARCHIVED = 'archived',
}

/** Error for writes to an archived course. */
export const ARCHIVED_COURSE = 'This course is archived and can only be read.';

registerEnumType(CourseStatus, {
  name: 'CourseStatus',
  description: 'Publication status of a course.',
  valuesConfig: {
    DRAFT: { description: 'Visible to its owner and to admins only.' },
    PUBLISHED: { description: 'Visible to members of the institution; to everyone if the course is public.' },
    ARCHIVED: {
      description:
        'Withdrawn. Read-only for its owner, for admins, and for students and instructors of its cohorts.',
    },
  },
});

export enum RecurringInterval {
  WEEKLY = 'weekly',
  BIWEEKLY = 'biweekly',
  MONTHLY = 'monthly',
  QUARTERLY = 'quarterly',
  CUSTOM = 'Custom',
}

registerEnumType(RecurringInterval, {
  name: 'RecurringInterval',
  description: 'Interval between the starts of a recurring course.',
  valuesConfig: {
    WEEKLY: { description: 'Every week.' },
    BIWEEKLY: { description: 'Every second week.' },
    MONTHLY: { description: 'Every month.' },
    QUARTERLY: { description: 'Every third month.' },
    CUSTOM: { description: 'Another interval.' },
  },
});

registerEnumType(CourseLanguage, {
  name: 'CourseLanguage',
  description: 'Language of instruction of a course.',
  valuesConfig: {
    ENGLISH: { description: 'English.' },
    SPANISH: { description: 'Spanish.' },
    FRENCH: { description: 'French.' },
    GERMAN: { description: 'German.' },
  },
});

registerEnumType(CourseLevel, {
  name: 'CourseLevel',
  description: 'Level of a course.',
  valuesConfig: {
    BEGINNER: { description: 'For people who are new to the topic.' },
    INTERMEDIATE: { description: 'For people who know the basics.' },
    ADVANCED: { description: 'For people with experience.' },
    ALL_LEVELS: { description: 'For everyone, as chosen in the form of a new course.' },
    ALL: { description: 'For everyone, as chosen in the quick start.' },
    OTHER: { description: 'Another level.' },
  },
});

registerEnumType(CourseCategory, {
  name: 'CourseCategory',
  description: 'Category of a course.',
  valuesConfig: {
    WEB_DEVELOPMENT: { description: 'Web development.' },
    MOBILE_DEVELOPMENT: { description: 'Mobile development.' },
    DATA_SCIENCE: { description: 'Data science.' },
    DESIGN: { description: 'Design.' },
    BUSINESS: { description: 'Business.' },
    OTHER: { description: 'Another category.' },
  },
});
