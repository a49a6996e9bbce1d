import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { gradeQuizAnswerRules } from '@rules/quiz/quiz';
import * as z from 'zod/mini';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { NumberField } from '#ui/NumberField';
import { SubmitButton } from '#ui/SubmitButton';
import { GradeQuizAnswerDocument } from './AttemptDrawer.generated.ts';
import type { Answer } from './attemptWork.ts';

const t = texts.quizAttempts;

const { shape } = gradeQuizAnswerRules;
const rules = z.object({ points: shape.points, feedback: shape.feedback });

interface GradeAnswerFormProps {
  answer: Answer;
  number: number;
  /** Closes the form; without it the form stays. */
  onCancel: (() => void) | undefined;
  onSaved: () => void;
}

/** Form to grade an answer. Enter in the points saves it. */
export function GradeAnswerForm({ answer, number, onCancel, onSaved }: GradeAnswerFormProps) {
  const { id, points, feedback, question } = answer;
  const [grade] = useMutation(GradeQuizAnswerDocument);
  return (
    <Form
      schema={rules}
      label={t.gradeOf(number)}
      draftKey={`grade-answer ${id}`}
      defaultValues={{ points: points as number, feedback: feedback ?? '' }}
      onSubmit={async (values) => {
        await grade({
          variables: { input: { id, points: values.points, feedback: values.feedback || null } },
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
  );
}
