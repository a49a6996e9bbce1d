import type { QuizAttemptWorkQuery } from './AttemptDrawer.generated.ts';

/** An attempt at a quiz with all answers, for its teacher. */
export type Attempt = NonNullable<QuizAttemptWorkQuery['quizAttempt']>;
export type Answer = Attempt['answers'][number];
