import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { readError } from '#lib/errors';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { AttemptResult } from './AttemptResult.tsx';
import {
  LessonQuiz_AttemptFragmentDoc,
  OwnQuizAttemptDocument,
  type LessonQuiz_AttemptFragment,
} from './LessonQuiz.generated.ts';
import type { Quiz } from './attempt.ts';

/** Result of an attempt before the latest. */
export function EarlierResult({ id, quiz }: { id: string; quiz: Quiz }) {
  const { data, error, refetch } = useQuery(OwnQuizAttemptDocument, { variables: { id } });
  if (error && !data)
    return (
      <ErrorState
        message={readError(error).message || texts.quiz.failed}
        onRetry={() => void refetch().catch(() => {})}
      />
    );
  return data?.quizAttempt ? (
    <Loaded attempt={data.quizAttempt} quiz={quiz} />
  ) : (
    <Skeleton h={320} radius="md" aria-hidden />
  );
}

function Loaded({ attempt, quiz }: { attempt: FragmentType<LessonQuiz_AttemptFragment>; quiz: Quiz }) {
  return <AttemptResult attempt={useFragmentData(LessonQuiz_AttemptFragmentDoc, attempt)} quiz={quiz} />;
}
