import '@mantine/core/styles/Drawer.layer.css';
import { useMutation } from '@apollo/client/react';
import { Anchor, Divider, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { Form } from '#ui/Form';
import { formatCount } from '#texts/formatting';
import { CheckboxField } from '#ui/fields';
import { MarkdownField } from '#ui/markdown/MarkdownField';
import { NumberField } from '#ui/NumberField';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { useOpened } from '#ui/useOpened';
import {
  GradedWorkDocument,
  GradeSubmissionDocument,
  type GradedWorkQuery,
} from './GradeDrawer.generated.ts';
import { gradeFormRules } from './gradeFormRules.ts';
import { ScoreFields } from './ScoreFields.tsx';
import SubmittedWork from './SubmittedWork.tsx';

const t = texts.submissionList;

interface GradeDrawerProps {
  id: string;
  onClose: () => void;
}

/** Drawer with a student's submission and the form to grade it. */
export default function GradeDrawer({ id, onClose }: GradeDrawerProps) {
  const { data, error, retry } = useScreenQuery(GradedWorkDocument, { id }, t.workFailed);
  const work = data?.submission;
  return (
    <Drawer
      opened={useOpened(true)}
      onClose={onClose}
      position="right"
      size="lg"
      padding="lg"
      title={work ? t.work(work.student.displayName) : t.title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      {error !== undefined && (
        <ErrorState message={readError(error).message || t.workFailed} onRetry={retry} />
      )}
      {error === undefined && !work && <Skeleton h={320} radius="md" />}
      {work && (
        <Stack gap="lg">
          <SubmittedWork submission={work} />
          {work.activity.quiz && (
            <Text size="sm">
              {t.quiz}{' '}
              <Anchor component={AppLink} to={paths.quizAttempts(work.activity.quiz.lesson.id)}>
                {texts.quizEditor.attempts}
              </Anchor>
            </Text>
          )}
          <Divider />
          <GradeForm work={work} onDone={onClose} onOutdated={retry} />
        </Stack>
      )}
    </Drawer>
  );
}

interface GradeFormProps {
  work: NonNullable<GradedWorkQuery['submission']>;
  onDone: () => void;
  /** Called when the work was submitted or graded again in the meantime. */
  onOutdated: () => void;
}

function GradeForm({ work, onDone, onOutdated }: GradeFormProps) {
  const [grade] = useMutation(GradeSubmissionDocument, {
    // What is to be graded, on the dashboard.
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'activities' }),
  });
  const { id, points, givenPoints, feedback, activity, criteria: scored } = work;
  const criteria = activity.quiz ? [] : activity.criteria;
  // Attempt and grade that the teacher opened: later ones appear as well, but may not have been seen.
  const [seen, setSeen] = useState<Pick<typeof work, 'attempt' | 'gradedAt'> | null>(work);
  const { attempt, gradedAt } = seen ?? work;
  const isPenalized = work.isLate && activity.latePolicy.penalty !== 'NONE';
  return (
    <Form
      schema={gradeFormRules}
      label={t.grade}
      draftKey={`grade ${id}`}
      defaultValues={{
        points: (givenPoints ?? points ?? null) as number,
        waiveLatePenalty: work.isPenaltyWaived,
        scores: criteria.map(({ name }) => scored.find((given) => given.name === name)?.score ?? null),
        feedback: feedback ?? '',
      }}
      onSubmit={async (values) => {
        const input = {
          id,
          attempt,
          gradedAt,
          points: values.points,
          scores: values.scores.filter((score) => score !== null),
          feedback: values.feedback ?? null,
          waiveLatePenalty: values.waiveLatePenalty,
        };
        try {
          await grade({ variables: { input } });
        } catch (failure) {
          if (readError(failure).code === 'CONFLICT') {
            notify.error(readError(failure).message);
            setSeen(null);
            return onOutdated();
          }
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
        {isPenalized && (
          <CheckboxField
            name="waiveLatePenalty"
            label={texts.lateWork.waive}
            {...(work.latePercent > 0 && { description: texts.lateWork.waiveHint(work.latePercent) })}
          />
        )}
        <MarkdownField name="feedback" label={t.feedback} placeholder={t.feedbackPlaceholder} minRows={5} />
        <Group justify="flex-end">
          <SubmitButton>{t.save}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
