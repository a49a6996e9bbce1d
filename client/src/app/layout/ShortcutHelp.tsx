import { lazy, Suspense, useEffect, useState } from 'react';
import { SHORTCUTS } from '#lib/shortcutKeys';
import { isNoShortcut } from '#lib/shortcuts';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

/** Opens the list of keyboard shortcuts with `?`. */
export function ShortcutHelp() {
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== SHORTCUTS.help.key || isNoShortcut(event)) return;
      event.preventDefault();
      setDialog('open');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  if (dialog === 'never opened') return null;
  return (
    <Suspense>
      <ShortcutsDialog opened={dialog === 'open'} onClose={() => setDialog('closed')} />
    </Suspense>
  );
}
