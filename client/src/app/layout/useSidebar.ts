import { useHotkeys } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { SHORTCUTS } from '#lib/shortcutKeys';

const cookie = 'sidebar_state';
/** Seven days, in seconds (document 1, section 9). */
const kept = 7 * 24 * 60 * 60;

const readsOpen = () => !document.cookie.split('; ').includes(`${cookie}=false`);

/** State of the side menu. Persisted for 7 days, toggled with Ctrl/Cmd+B as well. */
export function useSidebar(): { isOpen: boolean; toggle: () => void } {
  const [isOpen, setOpen] = useState(readsOpen);
  const toggle = useCallback(() => {
    setOpen((wasOpen) => {
      document.cookie = `${cookie}=${!wasOpen}; path=/; max-age=${kept}; samesite=lax`;
      return !wasOpen;
    });
  }, []);
  // Also active inside text fields, where the shortcut has no other function.
  useHotkeys([[`mod+${SHORTCUTS.foldMenu.key}`, toggle]], []);
  return { isOpen, toggle };
}
