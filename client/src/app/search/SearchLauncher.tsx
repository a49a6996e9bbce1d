import type { FragmentType } from '@apollo/client';
import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { modifierName, SHORTCUTS } from '#lib/shortcutKeys';
import { texts } from '#texts/en';
import type { SideMenu_ViewerFragment } from '../layout/SideMenu.generated.ts';
import classes from '../layout/layout.module.css';

const SearchPalette = lazy(() => import('./SearchPalette.tsx'));

interface SearchLauncherProps {
  viewer: FragmentType<SideMenu_ViewerFragment> | null;
}

/** Search box of the top bar, which opens the search, as Ctrl/Cmd+K does. The search loads when it is first used. */
export function SearchLauncher({ viewer }: SearchLauncherProps) {
  const [opened, setOpened] = useState<boolean>();
  const { key } = SHORTCUTS.search;
  // Also active inside text fields. An editor of formatted text keeps its own Ctrl+K for links.
  useHotkeys([[`mod+${key}`, () => setOpened(!opened)]], []);
  return (
    <>
      <UnstyledButton className={classes.searchBox} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconSearch size={18} aria-hidden />
        <span>{texts.menu.search}</span>
        <kbd aria-hidden>{`${modifierName()} ${key.toUpperCase()}`}</kbd>
      </UnstyledButton>
      {opened !== undefined && (
        <Suspense>
          <SearchPalette opened={opened} onClose={() => setOpened(false)} viewer={viewer} />
        </Suspense>
      )}
    </>
  );
}
