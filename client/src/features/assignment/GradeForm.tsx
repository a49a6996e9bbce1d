import { useApolloClient, useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { useFragmentData } from '#lib/useFragmentData';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { CheckboxField } from '#ui/fields';
import { Form } from '#ui/Form';
import { MarkdownField } from '#ui/markdown/MarkdownField';
import { MergeChoice } from '#ui/MergeChoice';
import { NumberField } from '#ui/NumberField';
import { SubmitButton } from '#ui/SubmitButton';
import { useMergedForm } from '#ui/useMergedForm';
import {
  GradedWorkDocument,
  GradeForm_SubmissionFragmentDoc,
  GradeSubmissionDocument,
  type GradedWorkQuery,
  type GradeForm_SubmissionFragment,
} from './GradeDrawer.generated.ts';
import { gradeFormRules, type GradeValues } from './gradeFormRules.ts';
import { ScoreFields } from './ScoreFields.tsx';

const t = texts.submissionList;

/** Fields that are one value: feedback and scores are about their points. */
const TOGETHER = ['points', 'scores', 'feedback', 'waiveLatePenalty'];

interface GradeFormProps {
  work: NonNullable<GradedWorkQuery['submission']>;
  onDone: () => void;
}

/** Form to grade a submission. It neither replaces the grade of a colleague nor grades a later attempt unseen. */
export function GradeForm({ work, onDone }: GradeFormProps) {
  const { id, activity, isLate, latePercent } = work;
  const client = useApolloClient();
  const [grade] = useMutation(GradeSubmissionDocument, {
    // What is to be graded, on the dashboard.
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'activities' }),
  });
  const criteria = activity.quiz ? [] : activity.criteria;
  const graded = useFragmentData(GradeForm_SubmissionFragmentDoc, work);
  const readSubmission = useLatest(GradeForm_SubmissionFragmentDoc, graded);
  // Live updates show later attempts as well, but the teacher may not have seen them.
  const [attempt, setAttempt] = useState(graded.attempt);
  const { round, values, draftKey, save, choice } = useMergedForm<GradeValues>({
    draftName: `grade ${id}`,
    readLatest: () => valuesOf(readSubmission(), criteria),
    reload: () => client.query({ query: GradedWorkDocument, variables: { id }, fetchPolicy: 'network-only' }),
    together: TOGETHER,
  });
  return (
    <>
      <MergeChoice title={conflictTitle(graded)} choice={choice} />
      <Form
        key={round}
        schema={gradeFormRules}
        label={t.grade}
        draftKey={draftKey}
        defaultValues={values}
        onSubmit={async ({ points, scores, feedback, waiveLatePenalty }, form) => {
          const input = {
            id,
            attempt,
            points,
            scores: scores.filter((score) => score !== null),
            feedback: feedback ?? null,
            waiveLatePenalty,
          };
          try {
            await save(form.getValues(), () =>
              grade({ variables: { input: { ...input, gradedAt: readSubmission().gradedAt } } }),
            );
          } catch (failure) {
            // The error line says that there is a later attempt, which is shown above.
            if (readError(failure).code === 'CONFLICT') setAttempt(readSubmission().attempt);
            throw failure;
          }
          notify.success(t.saved);
          onDone();
        }}
        errorText={(failure) => failure.message || t.saveFailed}
      >
        <Stack gap="lg">
          {criteria.length > 0 && <ScoreFields criteria={criteria} most={activity.points} />}
          <NumberField
            name="points"
            label={t.points}
            description={t.pointsHint(formatCount(activity.points))}
            min={0}
            max={activity.points}
            allowDecimal={false}
            maw={200}
            required
          />
          {isLate && activity.latePolicy.penalty !== 'NONE' && (
            <CheckboxField
              name="waiveLatePenalty"
              label={texts.lateWork.waive}
              {...(latePercent > 0 && { description: texts.lateWork.waiveHint(latePercent) })}
            />
          )}
          <MarkdownField name="feedback" label={t.feedback} placeholder={t.feedbackPlaceholder} minRows={5} />
          <Group justify="flex-end">
            <SubmitButton>{t.save}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}

const valuesOf = (
  { points, givenPoints, isPenaltyWaived, feedback, criteria: scored }: GradeForm_SubmissionFragment,
  criteria: readonly { name: string }[],
): GradeValues => ({
  points: (givenPoints ?? points ?? null) as number,
  waiveLatePenalty: isPenaltyWaived,
  scores: criteria.map(({ name }) => scored.find((given) => given.name === name)?.score ?? null),
  feedback: feedback ?? '',
});

/** Returns the title of a conflict, with the grade that a colleague saved. */
const conflictTitle = ({ points, givenPoints, gradedBy }: GradeForm_SubmissionFragment): string =>
  t.conflict(gradedBy?.displayName ?? t.someoneElse, formatCount(givenPoints ?? points ?? 0));
