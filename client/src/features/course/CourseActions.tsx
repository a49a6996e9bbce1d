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

/** Fetched after the screen is shown, because menus bring a positioning library along. */
const CourseMenu = lazy(() => import('./CourseMenu.tsx'));

const t = texts.courseActions;

interface CourseActionsProps {
  course: FragmentType<CourseActions_CourseFragment>;
  /** After the course was deleted, e.g. to leave its page. */
  onDeleted?: () => void;
  /** Left out on the edit screen itself. */
  hasEdit?: boolean;
}

/** Everything that the viewer may do to a course: Edit, and a menu; nothing for those who may not change it. */
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
