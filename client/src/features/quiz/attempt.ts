import type { LessonQuiz_AttemptFragment, LessonQuizQuery } from './LessonQuiz.generated.ts';

/** The quiz of a lesson, and an attempt of the viewer at it. */
export type Quiz = NonNullable<NonNullable<LessonQuizQuery['lesson']>['quiz']>;
export type Attempt = LessonQuiz_AttemptFragment;
export type Answer = Attempt['answers'][number];
export type Question = Answer['question'];
