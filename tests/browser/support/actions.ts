import type { Page } from '@playwright/test';

/** Chooses an action from the menu of a screen's header. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}
