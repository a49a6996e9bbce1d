import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconDots,
  IconEyeOff,
  IconTrash,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useEvictOnUnmount } from '#lib/useEvictOnUnmount';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { useFirstOpening } from '#ui/useFirstOpening';
import type { CourseActions_CourseFragment } from './CourseActions.generated.ts';
import { useCourseActions, type CourseAction } from './useCourseActions.ts';

const t = texts.courseActions;

const icons = {
  publish: IconWorldUpload,
  unpublish: IconEyeOff,
  archive: IconArchive,
  restore: IconArchiveOff,
};

interface CourseMenuProps {
  course: CourseActions_CourseFragment;
  onDeleted?: (() => void) | undefined;
}

/** Menu of the viewer's actions on a course besides Edit, open at first. Its own chunk, which loads on its first use. */
export default function CourseMenu({ course, onDeleted }: CourseMenuProps) {
  const { id, title, viewerCan } = course;
  const [isAsking, setAsking] = useState(false);
  const { target, isOpen, setOpen } = useFirstOpening();
  const { cache } = useApolloClient();
  const { run, remove } = useCourseActions(course);
  const forgetWhenLeft = useEvictOnUnmount(`Course:${id}`, 'courses', 'myCourses');
  const actions = (Object.keys(icons) as CourseAction[]).filter((action) => viewerCan[action]);
  return (
    <>
      <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <ActionIcon ref={target} variant="default" size={42} aria-label={t.more(title)}>
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
        returnFocusTo={target}
        title={t.delete}
        confirmLabel={t.delete}
        destructive
        onConfirm={async () => {
          await remove();
          forgetWhenLeft();
          if (onDeleted) onDeleted();
          else cache.evict({ fieldName: 'myCourses' }); // the card disappears with its list entry
        }}
      >
        {t.deleteText(title)}
      </ConfirmDialog>
    </>
  );
}
