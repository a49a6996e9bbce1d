import { useSubscription } from '@apollo/client/react';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { useSession } from '#lib/session';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import type { Attempt, Quiz } from './attempt.ts';
import { AttemptForm } from './AttemptForm.tsx';
import { AttemptList } from './AttemptList.tsx';
import { AttemptResult } from './AttemptResult.tsx';
import { EarlierResult } from './EarlierResult.tsx';
import { LessonQuiz_AttemptFragmentDoc, LessonQuizDocument } from './LessonQuiz.generated.ts';
import { LiveQuizAttemptsDocument } from './LiveQuizAttempts.generated.ts';
import { QuizStart } from './QuizStart.tsx';

const t = texts.quiz;

/** The quiz of a lesson: its rules, the open attempt, and the results of the viewer. */
export default function LessonQuiz({ lessonId }: { lessonId: string }) {
  const { data, error, retry } = useScreenQuery(LessonQuizDocument, { lessonId }, t.failed, 0);
  if (error !== undefined)
    return (
      <ErrorState
        title={t.failed}
        message={readError(error).message || texts.errors.unknown}
        onRetry={retry}
      />
    );
  if (!data) return <Skeleton h={320} radius="md" aria-hidden />;
  const quiz = data.lesson?.quiz;
  if (!quiz || quiz.questionCount === 0) return <Text c="dimmed">{t.empty}</Text>;
  return <Player quiz={quiz} onDeleted={retry} />;
}

function Player({ quiz, onDeleted }: { quiz: Quiz; onDeleted: () => void }) {
  useSubscription(LiveQuizAttemptsDocument, {
    variables: { quizId: quiz.id },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data && !data.quizAttemptChanged.attempt) onDeleted();
    },
  });
  const attempt = useFragmentData(LessonQuiz_AttemptFragmentDoc, quiz.viewerAttempt);
  return attempt?.state === 'OPEN' ? (
    <AttemptForm key={attempt.id} attempt={attempt} />
  ) : (
    <BetweenAttempts quiz={quiz} latest={attempt} />
  );
}

/** Rules of the quiz, a result and the list of attempts. */
function BetweenAttempts({ quiz, latest }: { quiz: Quiz; latest: Attempt | null }) {
  const isStudent = useSession()?.role === 'student';
  const [shownId, setShownId] = useState<string | null>(null);
  return (
    <Stack gap="lg">
      {latest &&
        (shownId === null || shownId === latest.id ? (
          <AttemptResult key={latest.id} attempt={latest} quiz={quiz} />
        ) : (
          <EarlierResult key={shownId} id={shownId} quiz={quiz} />
        ))}
      <QuizStart quiz={quiz} isAgain={latest !== null} />
      {latest && latest.number > 1 && isStudent && (
        <AttemptList quizId={quiz.id} shownId={shownId ?? latest.id} onShow={setShownId} />
      )}
    </Stack>
  );
}
