import { expect, type Locator, type Page } from '@playwright/test';
import { operationOf } from './traffic.ts';

/** The form's error line. */
const alertLine = (page: Page) => page.getByRole('main').locator('form').getByRole('alert').first();

/** Expects the error line to have the text and the focus. */
export async function expectErrorLine(page: Page, text: string): Promise<void> {
  await expect(alertLine(page)).toHaveText(text);
  await expect(alertLine(page)).toBeFocused();
}

/** Expects no text in the error line. */
export const expectNoErrorLine = (page: Page) => expect(alertLine(page)).toHaveText('');

/** Expects a field to be invalid, and described by the text. */
export async function expectFieldError(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.()]/g, String.raw`\$&`)));
}

/** Returns the toasts with a text. */
export const toast = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('alert')
    .filter({ hasText: text });

/** Expects a toast with the text. */
export const expectToast = (page: Page, text: string) => expect(toast(page, text).first()).toBeVisible();

/** Answers the next call of an operation instead of the server. */
export async function answerWith(
  page: Page,
  operation: string,
  answer: { status: number; body?: string; json?: unknown },
): Promise<void> {
  let isDue = true;
  await page.route('**/graphql', (route) => {
    if (!isDue || operationOf(route.request()) !== operation) return route.fallback();
    isDue = false;
    return route.fulfill(answer);
  });
}

/** From now on no call of an operation reaches the server. */
export async function breakNetwork(page: Page, operation: string): Promise<void> {
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === operation ? route.abort() : route.fallback(),
  );
}
