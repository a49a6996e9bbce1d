import { registerEnumType } from 'type-graphql';

export enum LessonType {
  VIDEO = 'video',
  EXERCISE = 'exercise',
  QUIZ = 'quiz',
  LIVE = 'live',
}

registerEnumType(LessonType, {
  name: 'LessonType',
  description: 'How a lesson is learned.',
  valuesConfig: {
    VIDEO: { description: 'To watch.' },
    EXERCISE: { description: 'To do.' },
    QUIZ: { description: 'Questions to answer.' },
    LIVE: { description: 'Held at a time, together.' },
  },
});
