import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import LessonPage from '#features/lesson/LessonPage';

const LessonQuiz = lazy(() => import('#features/quiz/LessonQuiz'));

const quizOf = (lessonId: string) => (
  <Suspense fallback={<Skeleton h={320} radius="md" aria-hidden />}>
    <LessonQuiz key={lessonId} lessonId={lessonId} />
  </Suspense>
);

/** Screen of a lesson, which shows the quiz of a quiz lesson. */
export default function LessonScreen() {
  return <LessonPage quizOf={quizOf} />;
}
