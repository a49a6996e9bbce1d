import { registerEnumType } from 'type-graphql';
import { QuestionType, QuizReveal } from './choices.rules.ts';

export { QuestionType, QuizReveal };

registerEnumType(QuizReveal, {
  name: 'QuizReveal',
  description: 'Moment at which students see which answers are right, with the explanations.',
  valuesConfig: {
    NEVER: { description: 'Never. Students see their scores only.' },
    AFTER_ATTEMPT: { description: 'As soon as they submit an attempt.' },
    AFTER_DUE: { description: 'After the due date of the quiz, with an attempt submitted.' },
  },
});

registerEnumType(QuestionType, {
  name: 'QuestionType',
  description: 'Type of a question in a quiz.',
  valuesConfig: {
    TRUE_FALSE: { description: 'Option 0 is True, option 1 is False.' },
    SINGLE: { description: 'One of the options is right.' },
    MULTIPLE: { description: 'All right options, and no others, must be chosen.' },
    SHORT_TEXT: { description: 'A short text, compared with the accepted ones ignoring case and spaces.' },
    NUMBER: { description: 'A number, right within the tolerance.' },
    ESSAY: { description: 'A text that a teacher grades.' },
  },
});

export enum QuizAttemptState {
  OPEN = 'open',
  AWAITS_GRADING = 'awaits-grading',
  GRADED = 'graded',
}

registerEnumType(QuizAttemptState, {
  name: 'QuizAttemptState',
  description: 'State of an attempt at a quiz.',
  valuesConfig: {
    OPEN: { description: 'Started and not submitted.' },
    AWAITS_GRADING: { description: 'Submitted, with essays that a teacher has yet to grade.' },
    GRADED: { description: 'Submitted, with a score.' },
  },
});
