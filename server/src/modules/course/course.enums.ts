import { registerEnumType } from 'type-graphql';

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
