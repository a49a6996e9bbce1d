/** Milliseconds until the focus is back: Mantine returns it 10 ms after a dialog closed, if it is mounted then. */
const RETURNED = 30;

/**
 * Delays the end of a closed dialog until the focus is back on its opener. Without motion the dialog would be gone before.
 * @example <Modal onExitTransitionEnd={afterFocusReturn(onClose)}>
 */
export const afterFocusReturn = (end: () => void) => (): void => void setTimeout(end, RETURNED);
