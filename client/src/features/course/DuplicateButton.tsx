import { useMutation } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { IconCopyPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { DuplicateCourseDocument } from './PublishTab.generated.ts';

const t = texts.publishing;

/** Button that copies a course and opens the editor of the copy. */
export function DuplicateButton({ courseId }: { courseId: string }) {
  const navigate = useNavigate();
  const [duplicate, { loading }] = useMutation(DuplicateCourseDocument, {
    variables: { id: courseId },
    update: (cache) => void cache.evict({ fieldName: 'myCourses' }),
    onCompleted: ({ duplicateCourse }) => {
      if (!duplicateCourse) return;
      void navigate(paths.editCourse(duplicateCourse.course.id));
      notify.success(t.duplicated);
    },
    onError: (error) => notify.error(readError(error).message || t.failed),
  });
  return (
    <Group gap="sm">
      <Button
        variant="default"
        loading={loading}
        leftSection={<IconCopyPlus size={18} aria-hidden />}
        onClick={() => void duplicate()}
      >
        {t.duplicate}
      </Button>
      <Text size="xs" c="dimmed" flex="1 1 240px">
        {t.duplicateHint}
      </Text>
    </Group>
  );
}
