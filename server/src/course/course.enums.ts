import { registerEnumType } from 'type-graphql';

export enum CourseStatus {
  DRAFT = 'draft',
  PUBLISHED = 'published',
}

registerEnumType(CourseStatus, {
  name: 'CourseStatus',
  description: 'Drafts are seen by their owner and by admins.',
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
  description: 'How often a recurring course starts.',
});
