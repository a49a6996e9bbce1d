import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFieldError, expectToast } from './support/forms.ts';
import { SALES_EMAIL } from './support/site.ts';

test('a visitor writes to sales about Enterprise, and the mail arrives', async ({ page, site }) => {
  await page.goto('/pricing');
  await page.getByRole('radio', { name: 'Enterprise' }).check();
  await page.getByRole('button', { name: 'Contact Sales' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
  await dialog.getByLabel('Your name').fill('Mara Voss');
  await dialog.getByLabel('Email address').fill('mara@voss.example');
  await dialog.getByLabel('Institution').fill('Voss University');
  await dialog.getByLabel('Message').fill('We have three campuses.');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expectFieldError(dialog.getByLabel('Number of students'), 'Enter the number of students.');
  expect(await violations(page)).toEqual([]);

  await dialog.getByLabel('Number of students').fill('12000');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expectToast(page, 'We received your message, and will answer it at mara@voss.example.');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/pricing');
  const [mail] = await site.mailbox.to(SALES_EMAIL);
  expect(mail!.subject).toBe('Voss University asks about plans');
});

test('the section at the bottom of the plans opens the same form', async ({ page }) => {
  await page.goto('/pricing');
  const write = page.getByRole('button', { name: 'Write to Sales' });
  const button = (await write.boundingBox())!;
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  expect(footer.y).toBeGreaterThanOrEqual(button.y + button.height + 24);
  await write.click();
  const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
  await dialog.getByLabel('Your name').fill('Mara');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});
