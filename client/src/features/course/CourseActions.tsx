import type { FragmentType } from '@apollo/client';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { useFirstUse } from '#ui/useFirstUse';
import {
  CourseActions_CourseFragmentDoc,
  type CourseActions_CourseFragment,
} from './CourseActions.generated.ts';

/** Loaded on its first use, because menus bring a positioning library along. */
const loadMenu = () => import('./CourseMenu.tsx');
const CourseMenu = lazy(loadMenu);

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
  const { isUsed, buttonProps } = useFirstUse(loadMenu);
  if (!viewerCan.edit) return null;
  const button = (
    <ActionIcon variant="default" size={42} aria-label={t.more(title)} aria-haspopup="menu" {...buttonProps}>
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
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
      {isUsed ? (
        <Suspense fallback={button}>
          <CourseMenu course={course} onDeleted={onDeleted} />
        </Suspense>
      ) : (
        button
      )}
    </Group>
  );
}
