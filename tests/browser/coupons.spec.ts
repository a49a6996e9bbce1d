import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';
import { startSite } from './support/site.ts';

test('an admin creates a coupon, and a student pays less with its code', async ({ newPerson }) => {
  const site = await startSite({ DEMO: 'false' }); // institutions take payments themselves
  try {
    const school = await openSchool(site, { price: 80 });
    const { id } = await school.cohort();
    const ana = await school.student('Ana');
    const teacher = await newPerson({ baseURL: site.origin });
    await test.step('the first coupon is created from the empty list', async () => {
      await enter(teacher, school.teacher, '/coupons');
      await expect(teacher.getByText('No coupons yet')).toBeVisible();
      await teacher.getByRole('button', { name: 'New Coupon' }).first().click();
      const dialog = teacher.getByRole('dialog');
      await dialog.getByLabel('Code').fill('no spaces');
      await dialog.getByLabel('Percentage off').fill('25');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('Use letters, digits and single hyphens between them.')).toBeVisible();
      await dialog.getByLabel('Code').fill('Spring-25');
      await dialog.getByLabel('Uses in total').fill('1');
      expect(await violations(teacher)).toEqual([]);
      await dialog.getByRole('button', { name: 'Save' }).click();
      const table = teacher.getByRole('table', { name: 'Coupons' });
      await expect(table).toContainText('Spring-25');
      await expect(table).toContainText('25%');
      await expect(table).toContainText('0 of 1');
    });
    const page = await newPerson({ baseURL: site.origin });
    await test.step('a wrong code is refused, the right one shows the new total, and can be removed', async () => {
      await enter(page, ana, `/cohorts/${id}/enroll`);
      await fillPerson(page);
      await page.getByLabel('Have a code?').fill('SUMMER-25');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(
        page.getByText('This code is unknown, expired, used up or not for this cohort.'),
      ).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Have a code?').fill('spring-25');
      await page.getByLabel('Have a code?').press('Enter');
      await expect(page.getByText('Code Spring-25 takes $20.00 off.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Order for $60.00' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Remove code Spring-25' }).click();
      await expect(page.getByRole('button', { name: 'Order for $80.00' })).toBeVisible();
      await expect(page.getByLabel('Have a code?')).toBeFocused();
    });
    await test.step('a code that is typed but not applied does not order without it', async () => {
      await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
      await page.getByLabel('Have a code?').fill('spring-25');
      await page.getByRole('button', { name: 'Order for $80.00' }).click();
      await expect(page.getByText('Apply your code first, or remove it.')).toBeVisible();
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByRole('button', { name: 'Order for $60.00' }).click();
      await expect(page.getByRole('heading', { name: 'We’re holding a seat for you' })).toBeVisible();
      await expect(page.getByText('Awaiting payment: $60.00 USD')).toBeVisible();
    });
    await test.step('the use appears without a reload, and leads to the order', async () => {
      const table = teacher.getByRole('table', { name: 'Coupons' });
      await expect(table).toContainText('Used up');
      await teacher.getByRole('link', { name: /See the orders with Spring-25/ }).click();
      const orders = teacher.getByRole('table', { name: 'Orders' });
      await expect(orders).toContainText('$60.00');
      await expect(orders).toContainText('$20.00 off with Spring-25');
    });
    await test.step('a coupon that an order has is deactivated, not deleted', async () => {
      await teacher.goto('/coupons');
      await teacher.getByRole('button', { name: 'Actions for Spring-25' }).click();
      await expect(teacher.getByRole('menuitem', { name: 'Delete' })).toBeDisabled();
      await teacher.getByRole('menuitem', { name: 'Deactivate' }).click();
      await expect(teacher.getByRole('table', { name: 'Coupons' })).toContainText('Inactive');
    });
  } finally {
    await site.stop();
  }
});

/** Goes through the personal step. */
async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ruiz');
  await page.getByLabel('Phone').fill('+34 600 000 000');
  await page.getByRole('button', { name: 'Continue' }).click();
}
