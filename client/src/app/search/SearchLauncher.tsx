import type { FragmentType } from '@apollo/client';
import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isModifiedShortcut, keyNamesOf } from '#lib/shortcutKeys';
import { texts } from '#texts/en';
import type { SideMenu_ViewerFragment } from '../layout/SideMenu.generated.ts';
import classes from '../layout/layout.module.css';

const loadPalette = () => import('./SearchPalette.tsx');
const SearchPalette = lazy(loadPalette);
const ShortcutsDialog = lazy(() => import('../layout/ShortcutsDialog.tsx'));

type Opening = 'never opened' | 'open' | 'closed';

interface SearchLauncherProps {
  viewer: FragmentType<SideMenu_ViewerFragment> | null;
}

/** Search box of the top bar, which opens the search, as Ctrl/Cmd+K does. The search loads when it is first used. */
export function SearchLauncher({ viewer }: SearchLauncherProps) {
  const [search, setSearch] = useState<Opening>('never opened');
  const [shortcuts, setShortcuts] = useState<Opening>('never opened');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isModifiedShortcut(event, 'search')) return;
      event.preventDefault();
      setSearch((opening) => (opening === 'open' ? 'closed' : 'open'));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const preload = () => void loadPalette().catch(() => undefined);
  return (
    <>
      <UnstyledButton
        className={classes.searchBox}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setSearch('open')}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <IconSearch size={18} stroke={1.8} aria-hidden />
        <span>{texts.menu.search}</span>
        <kbd aria-hidden>{keyNamesOf('search').join(' ')}</kbd>
      </UnstyledButton>
      <Suspense>
        {search !== 'never opened' && (
          <SearchPalette
            opened={search === 'open'}
            onClose={() => setSearch('closed')}
            onShowShortcuts={() => setShortcuts('open')}
            viewer={viewer}
          />
        )}
        {shortcuts !== 'never opened' && (
          <ShortcutsDialog opened={shortcuts === 'open'} onClose={() => setShortcuts('closed')} />
        )}
      </Suspense>
    </>
  );
}
