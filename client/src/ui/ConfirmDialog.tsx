import { lazy, Suspense, useState } from 'react';
import type { ConfirmDialogProps } from './confirmDialogProps.ts';

const ConfirmDialogWindow = lazy(() => import('./ConfirmDialogWindow.tsx'));

/**
 * Asks for a confirmation. Escape and Cancel change nothing. The code loads when it first opens.
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
