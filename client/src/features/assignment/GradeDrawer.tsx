import '@mantine/core/styles/Drawer.layer.css';
import { Anchor, Divider, Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { useOpened } from '#ui/useOpened';
import { GradedWorkDocument } from './GradeDrawer.generated.ts';
import { GradeForm } from './GradeForm.tsx';
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
          <GradeForm work={work} onDone={onClose} />
        </Stack>
      )}
    </Drawer>
  );
}
