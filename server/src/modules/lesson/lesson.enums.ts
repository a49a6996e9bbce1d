import { registerEnumType } from 'type-graphql';

export enum LessonType {
  VIDEO = 'video',
  EXERCISE = 'exercise',
  QUIZ = 'quiz',
  LIVE = 'live',
}

registerEnumType(LessonType, {
  name: 'LessonType',
  description: 'Type of a lesson.',
  valuesConfig: {
    VIDEO: { description: 'A video to watch.' },
    EXERCISE: { description: 'An exercise to do.' },
    QUIZ: { description: 'A quiz with questions to answer.' },
    LIVE: { description: 'A live session at a fixed time.' },
  },
});
