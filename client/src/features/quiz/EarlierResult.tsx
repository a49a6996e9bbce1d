import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#lib/useFragmentData';
import { AttemptResult } from './AttemptResult.tsx';
import {
  LessonQuiz_AttemptFragmentDoc,
  OwnQuizAttemptDocument,
  type LessonQuiz_AttemptFragment,
} from './LessonQuiz.generated.ts';
import type { Quiz } from './attempt.ts';

/** Result of an attempt before the latest. */
export function EarlierResult({ id, quiz }: { id: string; quiz: Quiz }) {
  const { data } = useQuery(OwnQuizAttemptDocument, { variables: { id } });
  return data?.quizAttempt ? (
    <Loaded attempt={data.quizAttempt} quiz={quiz} />
  ) : (
    <Skeleton h={320} radius="md" aria-hidden />
  );
}

function Loaded({ attempt, quiz }: { attempt: FragmentType<LessonQuiz_AttemptFragment>; quiz: Quiz }) {
  return <AttemptResult attempt={useFragmentData(LessonQuiz_AttemptFragmentDoc, attempt)} quiz={quiz} />;
}
