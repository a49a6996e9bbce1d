import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { texts } from '#texts/en';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const t = texts.common;

interface ActionsMenuProps {
  /** Accessible name of the button. */
  label: string;
  onEdit?: (() => void) | undefined;
  /** Deletes at once, unless `warning` is given. */
  onDelete?: (() => Promise<unknown> | void) | undefined;
  /** Asks before a deletion that cannot be undone. */
  warning?: { title: string; text: string };
}

/** Menu to edit and delete an object, as far as the viewer is permitted; nothing without permission. */
export default function ActionsMenu({ label, onEdit, onDelete, warning }: ActionsMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!onEdit && !onDelete) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon ref={button} size={32} color="gray" aria-label={label}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {onEdit && (
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
              {t.edit}
            </Menu.Item>
          )}
          {onDelete && (
            <Menu.Item
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => (warning ? setAsking(true) : void onDelete())}
            >
              {t.delete}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {onDelete && warning && (
        <ConfirmDialog
          opened={isAsking}
          onClose={() => setAsking(false)}
          returnFocusTo={button}
          title={warning.title}
          confirmLabel={t.delete}
          destructive
          onConfirm={onDelete}
        >
          {warning.text}
        </ConfirmDialog>
      )}
    </>
  );
}
