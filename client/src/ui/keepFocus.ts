import type { MouseEvent } from 'react';

/**
 * Handler of `mousedown` that leaves the focus in the current field. Leaving a field validates it; an error line that
 * appears then would move the button from under the pointer, and the click would be lost.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
