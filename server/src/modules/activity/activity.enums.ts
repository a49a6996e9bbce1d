import { registerEnumType } from 'type-graphql';

export enum ActivityType {
  ASSIGNMENT = 'assignment',
  QUIZ = 'quiz',
  PROJECT = 'project',
  DISCUSSION = 'discussion',
  PRESENTATION = 'presentation',
}

registerEnumType(ActivityType, {
  name: 'ActivityType',
  description: 'Type of an activity.',
  valuesConfig: {
    ASSIGNMENT: { description: 'Work to submit.' },
    QUIZ: { description: 'Questions to answer.' },
    PROJECT: { description: 'A larger piece of work, alone or in a group.' },
    DISCUSSION: { description: 'A topic to discuss.' },
    PRESENTATION: { description: 'A presentation to the group.' },
  },
});
