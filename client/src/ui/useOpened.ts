import { useMounted } from '@mantine/hooks';

/**
 * Returns the `opened` prop for a lazily loaded dialog: false on its first render. A dialog that mounts open neither
 * fades in nor restores the focus when it closes.
 */
export function useOpened(isWanted: boolean): boolean {
  const isMounted = useMounted();
  return isMounted && isWanted;
}
