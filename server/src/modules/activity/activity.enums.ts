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
  description: 'What learners are asked to do.',
  valuesConfig: {
    ASSIGNMENT: { description: 'Work to hand in.' },
    QUIZ: { description: 'Questions to answer.' },
    PROJECT: { description: 'Larger work, alone or together.' },
    DISCUSSION: { description: 'Something to talk about.' },
    PRESENTATION: { description: 'Something to show to the others.' },
  },
});
