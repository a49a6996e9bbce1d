import { useMutation } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
import { CompleteLessonDocument } from '#lib/CompleteLesson.generated';

const t = texts.courseDetail;

interface LessonCheckProps {
  lesson: { id: string; title: string; isCompleted: boolean };
}

/** Button that marks a lesson as completed or not completed. */
export function LessonCheck({ lesson: { id, title, isCompleted } }: LessonCheckProps) {
  const [complete, { loading }] = useMutation(CompleteLessonDocument, {
    variables: { id, isCompleted: !isCompleted },
    onError: (error) => notify.error(readError(error).message || t.completeFailed),
  });
  return (
    <ActionIcon
      variant="subtle"
      size={32}
      m={-6}
      aria-pressed={isCompleted}
      aria-label={t.completedNamed(title)}
      loading={loading}
      onClick={() => void complete()}
    >
      {isCompleted ? (
        <IconCircleCheckFilled size={20} data-done="" aria-hidden />
      ) : (
        <IconCircle size={20} aria-hidden />
      )}
    </ActionIcon>
  );
}
