import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/en';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const t = texts.common;

interface ActionsMenuProps {
  /** Accessible name of the button. */
  label: string;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => Promise<unknown>) | undefined;
  deleteTitle: string;
  deleteWarning: string;
}

/** Menu to edit and delete an object, as far as the viewer is permitted; nothing without permission. */
export default function ActionsMenu({
  label,
  onEdit,
  onDelete,
  deleteTitle,
  deleteWarning,
}: ActionsMenuProps) {
  const [isAsking, setAsking] = useState(false);
  if (!onEdit && !onDelete) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size={32} color="gray" aria-label={label}>
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
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setAsking(true)}>
              {t.delete}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {onDelete && (
        <ConfirmDialog
          opened={isAsking}
          onClose={() => setAsking(false)}
          title={deleteTitle}
          confirmLabel={t.delete}
          destructive
          onConfirm={onDelete}
        >
          {deleteWarning}
        </ConfirmDialog>
      )}
    </>
  );
}
