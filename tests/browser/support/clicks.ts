import type { Page } from '@playwright/test';

/** Counts the clicks of the mouse on all documents of a page; keys press buttons without one. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => (clicks += 1));
  await page.addInitScript(() => {
    const count = (window as unknown as { countClick: () => void }).countClick;
    addEventListener('click', ({ detail, isTrusted }) => void (isTrusted && detail > 0 && count()), true);
  });
  return () => clicks;
}
