import type { FragmentType } from '@apollo/client';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import {
  CourseActions_CourseFragmentDoc,
  type CourseActions_CourseFragment,
} from './CourseActions.generated.ts';

/** Loaded after the screen, because menus bring a positioning library along. */
const CourseMenu = lazy(() => import('./CourseMenu.tsx'));

const t = texts.courseActions;

interface CourseActionsProps {
  course: FragmentType<CourseActions_CourseFragment>;
  /** Called after the course was deleted, such as to leave its screen. */
  onDeleted?: () => void;
  /** False on the edit screen itself. */
  hasEdit?: boolean;
}

/** Actions of the viewer on a course: Edit and a menu; nothing for users without permission. */
export function CourseActions({ course: ref, onDeleted, hasEdit = true }: CourseActionsProps) {
  const course = useFragmentData(CourseActions_CourseFragmentDoc, ref);
  const { id, title, viewerCan } = course;
  if (!viewerCan.edit) return null;
  return (
    <Group gap="sm" wrap="nowrap">
      {hasEdit && (
        <Button
          component={AppLink}
          to={paths.editCourse(id)}
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          aria-label={t.editNamed(title)}
        >
          {t.edit}
        </Button>
      )}
      <Suspense
        fallback={
          <ActionIcon variant="default" size={42} disabled aria-label={t.more(title)}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        }
      >
        <CourseMenu course={course} onDeleted={onDeleted} />
      </Suspense>
    </Group>
  );
}
