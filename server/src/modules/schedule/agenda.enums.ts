import { registerEnumType } from 'type-graphql';

export enum AgendaKind {
  SESSION = 'session',
  LESSON = 'lesson',
  EVENT = 'event',
  ACTIVITY = 'activity',
  QUIZ = 'quiz',
  MILESTONE = 'milestone',
  COHORT_START = 'cohort-start',
}

registerEnumType(AgendaKind, {
  name: 'AgendaKind',
  description: 'Kind of an entry of an agenda.',
  valuesConfig: {
    SESSION: { description: 'Session of a cohort.' },
    LESSON: { description: 'Live lesson of a course.' },
    EVENT: { description: 'Event that the viewer presents, registered for, or waits for.' },
    ACTIVITY: { description: 'Due date of an activity.' },
    QUIZ: { description: 'Due date of a quiz, unless its activity is due at the same time.' },
    MILESTONE: { description: 'Deadline of a milestone of a cohort.' },
    COHORT_START: { description: 'First day of a cohort.' },
  },
});
