import type { ReactNode, RefObject } from 'react';

/** Props of ConfirmDialog and of its window. */
export interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Describes the consequence, worded as in the product documents. */
  children: ReactNode;
  confirmLabel: string;
  /** 'Cancel' by default; another label for actions that are called cancelling themselves. */
  cancelLabel?: string | undefined;
  /** Red button for actions that cannot be undone. */
  destructive?: boolean;
  /** Element that gets the focus when the dialog closes, where the opener is gone by then, such as the item of a menu. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  /** Runs on confirmation. The dialog waits for it, and stays open if it throws (explain the error in a toast). */
  onConfirm: () => Promise<unknown> | void;
}
