import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { useOpened } from '#ui/useOpened';
import { AnswerItem, isWaiting } from './AnswerItem.tsx';
import type { Attempt } from './attemptWork.ts';
import { QuizAttemptWorkDocument } from './AttemptDrawer.generated.ts';
import classes from './quiz-editor.module.css';

const t = texts.quizAttempts;

interface AttemptDrawerProps {
  id: string;
  /** Opens another attempt instead. */
  onNext: (id: string) => void;
  onClose: () => void;
}

/** Drawer with the answers of an attempt and the forms to grade its essays, one after the other. */
export default function AttemptDrawer({ id, onNext, onClose }: AttemptDrawerProps) {
  const { data, error, isStale, retry } = useScreenQuery(QuizAttemptWorkDocument, { id }, t.workFailed, 0);
  const attempt = isStale ? undefined : data?.quizAttempt;
  return (
    <Drawer
      opened={useOpened(true)}
      onClose={onClose}
      position="right"
      size="lg"
      padding="lg"
      title={attempt ? t.work(attempt.student.displayName, attempt.number) : t.title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      {error !== undefined && (
        <ErrorState message={readError(error).message || t.workFailed} onRetry={retry} />
      )}
      {error === undefined && !attempt && <Skeleton h={320} radius="md" />}
      {attempt && <Answers key={id} attempt={attempt} onNext={onNext} />}
    </Drawer>
  );
}

interface AnswersProps {
  attempt: Attempt;
  onNext: (id: string) => void;
}

function Answers({ attempt, onNext }: AnswersProps) {
  const { answers, state, viewerCan } = attempt;
  const body = useRef<HTMLDivElement>(null);
  const canGrade = viewerCan.grade && state !== 'OPEN';
  const firstToGrade = useRef(canGrade ? answers.find(isWaiting)?.id : undefined);
  useEffect(() => {
    if (firstToGrade.current !== undefined) focusGrade(body.current, firstToGrade.current);
  }, []);
  return (
    <Stack gap="lg" pb="xs" ref={body}>
      {state === 'OPEN' && <Text c="dimmed">{t.stillOpen}</Text>}
      <ol className={classes.answers}>
        {answers.map((answer, index) => (
          <AnswerItem
            key={answer.id}
            attemptId={attempt.id}
            answer={answer}
            number={index + 1}
            canGrade={canGrade}
            onSaved={() => {
              const next = answers.find((other) => isWaiting(other) && other.id !== answer.id);
              focusGrade(body.current, next?.id);
            }}
          />
        ))}
      </ol>
      {canGrade && <Rest attempt={attempt} onNext={onNext} />}
    </Stack>
  );
}

/** Number of answers to grade in this attempt, and the button that opens the next attempt to grade. */
function Rest({ attempt: { id, answers, score, maxScore, quiz }, onNext }: AnswersProps) {
  const left = answers.filter(isWaiting).length;
  const next = quiz.waiting.nodes.find((other) => other.id !== id);
  const others = quiz.waiting.totalCount - (left > 0 ? 1 : 0);
  return (
    <div className={classes.next}>
      <Text role="status" tabIndex={-1} data-rest>
        {left > 0 || score === null ? t.left(left) : t.done(score, maxScore)}
      </Text>
      {next && others > 0 && (
        <Button data-next variant={left > 0 ? 'default' : 'filled'} onClick={() => onNext(next.id)}>
          {t.next(others)}
        </Button>
      )}
    </div>
  );
}

/** Focuses the points of an answer; without one the button that opens the next attempt, or the line about the rest. */
function focusGrade(body: HTMLElement | null, answerId: string | undefined): void {
  // After React has rendered the outcome.
  setTimeout(() => {
    const target = body?.querySelector<HTMLElement>(
      answerId === undefined ? '[data-next]' : `[data-answer="${answerId}"] input[type=number]`,
    );
    (target ?? body?.querySelector<HTMLElement>('[data-rest]'))?.focus();
    target?.closest('li')?.scrollIntoView({ block: 'nearest' });
  });
}
