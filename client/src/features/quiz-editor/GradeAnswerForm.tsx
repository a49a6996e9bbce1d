import { useApolloClient, useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { gradeQuizAnswerRules } from '@rules/quiz/quiz';
import * as z from 'zod/mini';
import { notify } from '#lib/toasts';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { MergeChoice } from '#ui/MergeChoice';
import { NumberField } from '#ui/NumberField';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import {
  GradeAnswer_AnswerFragmentDoc,
  GradeQuizAnswerDocument,
  QuizAttemptWorkDocument,
  type GradeAnswer_AnswerFragment,
} from './AttemptDrawer.generated.ts';
import type { Answer } from './attemptWork.ts';

const t = texts.quizAttempts;

const { shape } = gradeQuizAnswerRules;
const rules = z.object({ points: shape.points, feedback: shape.feedback });

/** Fields that are one value: feedback is about its points. */
const TOGETHER = ['points', 'feedback'];

interface GradeAnswerFormProps {
  answer: Answer;
  /** ID of the attempt. */
  attemptId: string;
  number: number;
  /** Closes the form; without it the form stays. */
  onCancel: (() => void) | undefined;
  onSaved: () => void;
}

/** Form to grade an answer. Enter in the points saves it. It does not replace the grade of a colleague unseen. */
export function GradeAnswerForm({ answer, attemptId, number, onCancel, onSaved }: GradeAnswerFormProps) {
  const { id, question } = answer;
  const client = useApolloClient();
  const [grade] = useMutation(GradeQuizAnswerDocument);
  const readAnswer = useLatest<GradeAnswer_AnswerFragment>(GradeAnswer_AnswerFragmentDoc, answer);
  const { round, values, draftKey, save, choice } = useMergedForm<z.input<typeof rules>>({
    draftName: `grade-answer ${id}`,
    readLatest: () => valuesOf(readAnswer()),
    reload: () =>
      client.query({
        query: QuizAttemptWorkDocument,
        variables: { id: attemptId },
        fetchPolicy: 'network-only',
      }),
    together: TOGETHER,
  });
  return (
    <>
      <MergeChoice title={t.conflict} choice={choice} />
      <Form
        key={round}
        schema={rules}
        label={t.gradeOf(number)}
        draftKey={draftKey}
        defaultValues={values}
        onSubmit={async ({ points, feedback }, form) => {
          await save(form.getValues(), () => {
            const { version } = readAnswer();
            return grade({ variables: { input: { id, version, points, feedback: feedback || null } } });
          });
          notify.success(t.saved);
          onSaved();
        }}
        errorText={(failure) => failure.message || t.saveFailed}
      >
        <Stack gap="sm">
          <NumberField
            name="points"
            label={t.points}
            description={t.pointsHint(question.points)}
            min={0}
            max={question.points}
            allowDecimal={false}
            maw={140}
            required
          />
          <TextareaField
            name="feedback"
            label={t.feedback}
            placeholder={t.feedbackPlaceholder}
            autosize
            minRows={2}
            maxRows={10}
          />
          <Group justify="flex-end" gap="sm">
            {onCancel && <CancelButton to={onCancel} variant="subtle" />}
            <SubmitButton>{t.saveGrade}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}

const valuesOf = ({ points, feedback }: GradeAnswer_AnswerFragment) => ({
  points: points as number,
  feedback: feedback ?? '',
});
