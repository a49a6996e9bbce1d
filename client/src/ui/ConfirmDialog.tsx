import { lazy, Suspense, useState, type ReactNode } from 'react';

const ConfirmDialogWindow = lazy(() => import('./ConfirmDialogWindow.tsx'));

export interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, in the document's words. */
  children: ReactNode;
  confirmLabel: string;
  /** Red button for what cannot be undone. */
  destructive?: boolean;
  /** Runs on confirmation; the dialog waits for it and closes, or stays open when it throws (say why in a toast). */
  onConfirm: () => Promise<unknown> | void;
}

/**
 * Asks before something important; Escape and Cancel leave everything as it was. Its code comes when it first opens.
 * @example
 * <ConfirmDialog opened={isAsking} onClose={close} title={t.title} confirmLabel={t.delete} destructive onConfirm={remove}>
 *   {t.warning}
 * </ConfirmDialog>
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <ConfirmDialogWindow {...props} />
    </Suspense>
  ) : null;
}
