/** Rows of the lists with the props `ROWS` (ui/rows.ts). */
export const ROW = '[data-rows] > *';

/** Returns the link that opens the row's object; in a row without one its first button. */
export const mainLinkOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button:not(:disabled)');
