import { useMutation } from '@apollo/client/react';
import { Button, Card, Text, Title } from '@mantine/core';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { useHasPassed } from '#lib/useHasPassed';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import { LessonQuizDocument, StartQuizAttemptDocument } from './LessonQuiz.generated.ts';
import type { Quiz } from './attempt.ts';
import { QuizPart } from './QuizPart.tsx';
import classes from './quiz.module.css';

const t = texts.quiz;

/** Rules of a quiz, and the button that starts an attempt. */
export function QuizStart({ quiz, isAgain }: { quiz: Quiz; isAgain: boolean }) {
  const refusal = refusalOf(quiz, useHasPassed(quiz.dueAt));
  return (
    <Card component="section" aria-labelledby="quiz-title">
      <Title order={2} size="h3" id="quiz-title" mb="sm">
        {t.title}
      </Title>
      <dl className={classes.facts}>
        <QuizPart name={t.questionCount}>{quiz.questionCount}</QuizPart>
        <QuizPart name={t.points}>{quiz.points}</QuizPart>
        <QuizPart name={t.toPass}>{t.percent(quiz.passPercent)}</QuizPart>
        <QuizPart name={t.timeLimit}>
          {quiz.timeLimitMinutes === null ? t.noLimit : t.minutes(quiz.timeLimitMinutes)}
        </QuizPart>
        {quiz.viewerCan.attempt && (
          <QuizPart name={t.attemptsLeft}>
            {quiz.attemptsLeft === null || quiz.maxAttempts === null
              ? t.unlimited
              : t.attemptsOf(quiz.attemptsLeft, quiz.maxAttempts)}
          </QuizPart>
        )}
        <QuizPart name={t.afterwards}>{t.reveals[quiz.reveal]}</QuizPart>
        {quiz.dueAt !== null && <QuizPart name={t.dueAt}>{formatDateTime(quiz.dueAt)}</QuizPart>}
      </dl>
      {refusal === null ? <StartButton quiz={quiz} isAgain={isAgain} /> : <Text mt="md">{refusal}</Text>}
    </Card>
  );
}

/** Returns why the viewer can't start; null if nothing prevents it. */
function refusalOf({ viewerCan, attemptsLeft }: Quiz, isClosed: boolean): string | null {
  if (!viewerCan.attempt) return t.notYours;
  if (attemptsLeft === 0) return t.noneLeft;
  return isClosed ? t.isClosed : null;
}

function StartButton({ quiz, isAgain }: { quiz: Quiz; isAgain: boolean }) {
  const [start, { loading }] = useMutation(StartQuizAttemptDocument, {
    variables: { quizId: quiz.id },
    refetchQueries: [LessonQuizDocument],
    awaitRefetchQueries: true,
    onError: (error) => notify.error(readError(error).message || t.startFailed),
  });
  return (
    <div className={classes.start}>
      <Button loading={loading} onClick={() => void start()}>
        {isAgain ? t.again : t.start}
      </Button>
      {quiz.timeLimitMinutes !== null && (
        <Text size="sm" c="dimmed">
          {t.timeStarts}
        </Text>
      )}
    </div>
  );
}
