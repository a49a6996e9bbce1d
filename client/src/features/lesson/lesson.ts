import type { LessonQuery } from './LessonPage.generated.ts';

/** A lesson on its screen. */
export type Lesson = NonNullable<LessonQuery['lesson']>;
