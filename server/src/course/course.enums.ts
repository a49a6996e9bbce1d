import { registerEnumType } from 'type-graphql';

export enum CourseStatus {
  DRAFT = 'draft',
  PUBLISHED = 'published',
}

registerEnumType(CourseStatus, {
  name: 'CourseStatus',
  description: 'Drafts are seen by their owner and by admins.',
  valuesConfig: {
    DRAFT: { description: 'Not shown to students.' },
    PUBLISHED: { description: 'Shown to those whom it is for.' },
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
  description: 'How often a recurring course starts.',
  valuesConfig: {
    WEEKLY: { description: 'Every week.' },
    BIWEEKLY: { description: 'Every second week.' },
    MONTHLY: { description: 'Every month.' },
    QUARTERLY: { description: 'Every third month.' },
    CUSTOM: { description: 'In another rhythm.' },
  },
});
