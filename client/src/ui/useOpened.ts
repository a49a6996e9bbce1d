import { useMounted } from '@mantine/hooks';

/**
 * What to give as `opened` to a dialog whose code came only when it was wanted: false at its first drawing. A dialog that
 * starts open neither fades in nor knows where the focus was, and loses it when it closes.
 */
export function useOpened(isWanted: boolean): boolean {
  const isMounted = useMounted();
  return isMounted && isWanted;
}
