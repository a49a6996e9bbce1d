import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { texts } from '#texts/en';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ItemsMenu } from './ItemsMenu.tsx';

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
  const items = [
    ...(onEdit ? [{ label: t.edit, icon: IconPencil, act: onEdit }] : []),
    ...(onDelete
      ? [{ label: t.delete, icon: IconTrash, act: () => (warning ? setAsking(true) : void onDelete()) }]
      : []),
  ];
  return (
    <>
      <ItemsMenu label={label} buttonRef={button} items={items} />
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
