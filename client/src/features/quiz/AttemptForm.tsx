import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import {
  LessonQuizDocument,
  OwnQuizAttemptDocument,
  SubmitQuizAttemptDocument,
} from './LessonQuiz.generated.ts';
import type { Attempt } from './attempt.ts';
import { QuestionField } from './QuestionField.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { isAnswered, useQuizAnswers, type SaveState } from './useQuizAnswers.ts';
import classes from './quiz.module.css';

const t = texts.quiz;

const SAVE_TEXTS: Record<SaveState, string> = {
  idle: t.savedHint,
  saving: t.saving,
  saved: t.saved,
  failed: t.notSaved,
};

/** Questions of an open attempt. Answers are saved while they are given. */
export function AttemptForm({ attempt }: { attempt: Attempt }) {
  const { id, number, answers, endsAt } = attempt;
  const [isAsking, setAsking] = useState(false);
  const [submit, { loading }] = useMutation(SubmitQuizAttemptDocument, {
    variables: { id },
    refetchQueries: [LessonQuizDocument],
    awaitRefetchQueries: true,
  });
  const finishing = useRef<Promise<void> | null>(null);
  const submitOnce = async () => {
    try {
      await submit();
      notify.success(t.submitted);
    } catch (error) {
      notify.error(readError(error).message || t.submitFailed);
      throw error;
    } finally {
      finishing.current = null;
    }
  };
  const finish = () => (finishing.current ??= submitOnce());
  // The server submitted it, or another tab did. Submitting again changes nothing.
  const { givenTo, give, save, state } = useQuizAnswers(attempt, () => void finish().catch(() => {}));
  useOtherTabs(id);
  const heading = useFocusOnce();
  const open = answers.filter((answer) => !isAnswered(answer.question, givenTo(answer)));
  return (
    <section aria-labelledby="attempt-title" className={classes.attempt}>
      <div className={classes.bar}>
        <Title order={2} size="h3" id="attempt-title" ref={heading} tabIndex={-1}>
          {t.attempt(number)}
        </Title>
        <Text size="sm" c="dimmed" className={classes.saved} role="status" data-state={state}>
          {SAVE_TEXTS[state]}
        </Text>
        {endsAt !== null && (
          <TimeLeft endsAt={endsAt} onOver={() => void save(true)} onNear={() => void save()} />
        )}
      </div>
      <ol className={classes.questions}>
        {answers.map((answer, index) => (
          <QuestionField
            key={answer.id}
            question={answer.question}
            number={index + 1}
            of={answers.length}
            given={givenTo(answer)}
            onGive={(change) => give(answer, change)}
          />
        ))}
      </ol>
      <Group justify="flex-end">
        <Button loading={loading} onClick={() => setAsking(true)}>
          {t.submit}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t.submitTitle}
        confirmLabel={t.submit}
        onConfirm={async () => {
          if (!(await save())) {
            notify.error(t.submitFailed);
            throw new Error(t.notSaved);
          }
          await finish();
        }}
      >
        {open.length > 0 && (
          <>
            <span>{t.unanswered(open.length)}</span>
            <ul>
              {open.map((answer) => (
                <li key={answer.id}>{t.questionNumber(answers.indexOf(answer) + 1)}</li>
              ))}
            </ul>
          </>
        )}
        <span>{t.submitHint}</span>
      </ConfirmDialog>
    </section>
  );
}

/** Reads the attempt again when the student comes back to this tab, because another one may have gone on. */
function useOtherTabs(id: string): void {
  const client = useApolloClient();
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      void client
        .query({ query: OwnQuizAttemptDocument, variables: { id }, fetchPolicy: 'network-only' })
        .catch(() => {});
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [client, id]);
}

/** Focuses the heading, because the button that started the attempt is gone. */
function useFocusOnce() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return heading;
}
