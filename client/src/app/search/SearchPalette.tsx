import type { FragmentType } from '@apollo/client';
import { Modal, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { signOut } from '#lib/session';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { useOpened } from '#ui/useOpened';
import { SideMenu_ViewerFragmentDoc, type SideMenu_ViewerFragment } from '../layout/SideMenu.generated.ts';
import ShortcutsDialog from '../layout/ShortcutsDialog.tsx';
import { commandsOf } from './commands.ts';
import { keepRecent } from './recent.ts';
import type { SearchEntry } from './entry.ts';
import { SearchPanel } from './SearchPanel.tsx';

interface SearchPaletteProps {
  opened: boolean;
  onClose: () => void;
  viewer: FragmentType<SideMenu_ViewerFragment> | null;
}

/** Dialog that searches objects, screens and actions. Its own chunk. */
export default function SearchPalette({ opened, onClose, viewer }: SearchPaletteProps) {
  const navigate = useNavigate();
  const can = useFragmentData(SideMenu_ViewerFragmentDoc, viewer)?.viewerCan ?? null;
  const { setColorScheme } = useMantineColorScheme();
  const isLight = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'light';
  const [runAfter, setRunAfter] = useState<(() => void) | null>(null);
  const isOpen = useOpened(opened);
  const [areShortcutsOpen, setShortcutsOpen] = useState(false);
  const commands = commandsOf(can, {
    switchColors: {
      label: isLight ? texts.common.darkColors : texts.common.lightColors,
      run: () => setColorScheme(isLight ? 'dark' : 'light'),
    },
    showShortcuts: () => setShortcutsOpen(true),
    signOut: () => {
      signOut();
      void navigate(paths.login);
    },
  });
  const choose = (entry: SearchEntry) => {
    keepRecent(entry);
    const { to, run } = entry;
    // After the dialog has returned the focus, so that the new screen or dialog can take it.
    setRunAfter(() => run ?? (() => void navigate(to!)));
    onClose();
  };
  return (
    <>
      <Modal.Root
        opened={isOpen}
        onClose={onClose}
        size={640}
        yOffset="10dvh"
        centered={false}
        padding={0}
        onExitTransitionEnd={() => {
          setRunAfter(null);
          runAfter?.();
        }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={texts.menu.search}>
          <Modal.Body>
            <SearchPanel commands={commands} onChoose={choose} onClose={onClose} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      <ShortcutsDialog opened={areShortcutsOpen} onClose={() => setShortcutsOpen(false)} />
    </>
  );
}
