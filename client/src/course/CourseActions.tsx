import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconDots,
  IconEyeOff,
  IconPencil,
  IconTrash,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '../app/AppLink.tsx';
import { paths } from '../app/paths.ts';
import { useForgetWhenLeft } from '../app/useForgetWhenLeft.ts';
import { useFragmentData } from '../app/useFragmentData.ts';
import { texts } from '../texts/en.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import {
  CourseActions_CourseFragmentDoc,
  type CourseActions_CourseFragment,
} from './CourseActions.generated.ts';
import { useCourseActions, type CourseAction } from './useCourseActions.ts';

const t = texts.courseActions;

const icons = {
  publish: IconWorldUpload,
  unpublish: IconEyeOff,
  archive: IconArchive,
  restore: IconArchiveOff,
};

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
  const [isAsking, setAsking] = useState(false);
  const { cache } = useApolloClient();
  const { run, remove } = useCourseActions(course);
  const forgetWhenLeft = useForgetWhenLeft(`Course:${id}`, 'courses', 'myCourses');
  if (!viewerCan.edit) return null;
  const actions = (Object.keys(icons) as CourseAction[]).filter((action) => viewerCan[action]);
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
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={42} aria-label={t.more(title)}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => {
            const Icon = icons[action];
            return (
              <Menu.Item
                key={action}
                leftSection={<Icon size={18} aria-hidden />}
                onClick={() => void run(action)}
              >
                {t[action]}
              </Menu.Item>
            );
          })}
          {viewerCan.delete && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t.delete}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t.delete}
        confirmLabel={t.delete}
        destructive
        onConfirm={async () => {
          await remove();
          forgetWhenLeft();
          if (onDeleted) onDeleted();
          else cache.evict({ fieldName: 'myCourses' }); // the list without it takes its card away
        }}
      >
        {t.deleteText(title)}
      </ConfirmDialog>
    </Group>
  );
}
