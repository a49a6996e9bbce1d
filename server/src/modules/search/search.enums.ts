import { registerEnumType } from 'type-graphql';

export enum SearchKind {
  COURSE = 'course',
  COHORT = 'cohort',
  PERSON = 'person',
  EVENT = 'event',
  DISCUSSION = 'discussion',
}

registerEnumType(SearchKind, {
  name: 'SearchKind',
  description: 'Kind of a search result.',
  valuesConfig: {
    COURSE: { description: 'Course, found by its title and short description.' },
    COHORT: { description: 'Cohort, found by its title and description.' },
    PERSON: {
      description: 'Active member, found by the name, and by the e-mail address if the viewer may read it.',
    },
    EVENT: { description: 'Event, found by its title and description.' },
    DISCUSSION: { description: 'Discussion, found by its title.' },
  },
});
