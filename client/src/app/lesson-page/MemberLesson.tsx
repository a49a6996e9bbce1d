import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import LessonPage from '#features/lesson/LessonPage';

const LessonQuiz = lazy(() => import('#features/quiz/LessonQuiz'));

const quizOf = (lessonId: string) => (
  <Suspense fallback={<Skeleton h={320} radius="md" aria-hidden />}>
    <LessonQuiz key={lessonId} lessonId={lessonId} />
  </Suspense>
);

/** A lesson for signed-in users, with the quiz of a quiz lesson. */
export default function MemberLesson() {
  return <LessonPage quizOf={quizOf} />;
}
