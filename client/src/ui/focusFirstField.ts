/** Ref of an element that appears in place of the focused one: focuses its first field. */
export function focusFirstField(container: HTMLElement | null): void {
  container?.querySelector('input')?.focus();
}
