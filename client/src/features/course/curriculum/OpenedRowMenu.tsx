import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconEye,
  IconFileDescription,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { texts } from '#texts/en';
import { useFirstOpening } from '#ui/useFirstOpening';

const t = texts.curriculum;

/** Items of a menu. Absent ones are not offered. */
export interface RowMenuItems {
  moveUp: (() => void) | undefined;
  moveDown: (() => void) | undefined;
  /** Path of the screen that adds a lesson to a section. */
  addLesson?: string | undefined;
  details?: (() => void) | undefined;
  /** Path of the screen of a lesson. */
  view?: string | undefined;
  delete: () => void;
}

/** Menu of a row that was opened. Its own chunk. */
export default function OpenedRowMenu({ title, items }: { title: string; items: RowMenuItems }) {
  const { target, isOpen, setOpen } = useFirstOpening();
  const { moveUp, moveDown, addLesson, details, view } = items;
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <ActionIcon ref={target} size={32} aria-label={t.menu(title)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {moveUp && (
          <Menu.Item leftSection={<IconArrowUp size={16} aria-hidden />} onClick={moveUp}>
            {t.moveUp}
          </Menu.Item>
        )}
        {moveDown && (
          <Menu.Item leftSection={<IconArrowDown size={16} aria-hidden />} onClick={moveDown}>
            {t.moveDown}
          </Menu.Item>
        )}
        {addLesson && (
          <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} component={AppLink} to={addLesson}>
            {t.addLesson}
          </Menu.Item>
        )}
        {details && (
          <Menu.Item leftSection={<IconFileDescription size={16} aria-hidden />} onClick={details}>
            {t.details}
          </Menu.Item>
        )}
        {view && (
          <Menu.Item leftSection={<IconEye size={16} aria-hidden />} component={AppLink} to={view}>
            {t.view}
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={items.delete}>
          {texts.common.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
