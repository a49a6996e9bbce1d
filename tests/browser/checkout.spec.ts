import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';
import { startSite } from './support/site.ts';

test('a student buys a seat with a plan, and an admin marks it as paid and refunds it', async ({
  newPerson,
}) => {
  const site = await startSite({ DEMO: 'false' }); // institutions take payments themselves
  try {
    const school = await openSchool(site, { price: 49 });
    const { id, title } = await school.cohort();
    const ana = await school.student('Ana');
    const teacher = await newPerson({ baseURL: site.origin });
    await test.step('the teacher offers two plans', () =>
      offerPlans(teacher, id, () => enter(teacher, school.teacher, `/cohorts/${id}/edit`)));
    const page = await newPerson({ baseURL: site.origin });
    await test.step('the cohort shows them and leads to the form', async () => {
      await enter(page, ana, `/cohorts/${id}`);
      await expect(page.getByRole('region', { name: 'Plans' })).toContainText('Basic Access$499.00');
      await page.getByRole('link', { name: 'Enroll Now' }).click();
      await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
    });
    await test.step('the form goes step by step, and keeps what was typed', async () => {
      expect(await violations(page)).toEqual([]);
      await page.getByRole('radio', { name: 'Basic Access' }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Phone is required.')).toBeVisible();
      await page.getByLabel('First name').fill('Ana');
      await page.getByLabel('Last name').fill('Ruiz');
      await page.getByLabel('Phone').fill('+34 600 000 000');
      await page.reload();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByLabel('Phone')).toHaveValue('+34 600 000 000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('You pay the institution')).toBeVisible();
      await page.getByRole('radio', { name: 'Credit card' }).check();
      await expect(page.getByLabel('Card number')).toBeDisabled();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Order for $499.00' }).click();
      await expect(page.getByText('Accept the terms to enroll.')).toBeVisible();
      await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
      await page.getByRole('button', { name: 'Order for $499.00' }).click();
      await expect(page.getByRole('heading', { name: 'We’re holding a seat for you' })).toBeVisible();
    });
    await test.step('the order is in the lists of both, and is marked as paid', async () => {
      await page.getByRole('link', { name: 'Your orders' }).click();
      await expect(page.getByRole('table', { name: 'Orders' })).toContainText('Awaiting payment');
      await teacher.goto('/orders');
      await teacher.getByRole('button', { name: `Mark as Paid: ${title}, Ana Ruiz` }).click();
      await teacher.getByRole('dialog').getByRole('button', { name: 'Mark as Paid' }).click();
      await expect(teacher.getByText('Order marked as paid')).toBeVisible();
      expect(await violations(teacher)).toEqual([]);
      await page.goto(`/cohorts/${id}`);
      await expect(page.getByText('You are Enrolled to this Cohort')).toBeVisible();
    });
    await test.step('a refund takes the seat away', async () => {
      await teacher.getByRole('button', { name: `Refund: ${title}, Ana Ruiz` }).click();
      await teacher.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
      await expect(teacher.getByRole('table', { name: 'Orders' })).toContainText('Refunded');
      await expect(page.getByText('You are Enrolled to this Cohort')).toBeHidden();
    });
  } finally {
    await site.stop();
  }
});

async function offerPlans(page: Page, cohortId: string, open: () => Promise<void>): Promise<void> {
  await open();
  const plans = page.getByRole('region', { name: 'Plans' });
  for (const [place, price] of ['999', '499'].entries()) {
    await plans.getByRole('button', { name: 'Add plan' }).click();
    const plan = plans.getByRole('group', { name: `Plan ${place + 1}` });
    await plan.getByLabel('Price in dollars').fill(price);
    await plan.getByLabel('Features').fill('All lessons');
  }
  await expect(plans.getByLabel('Name').last()).toHaveValue('Basic Access');
  expect(await violations(page)).toEqual([]);
  await plans.getByRole('button', { name: 'Save Plans' }).click();
  await expect(page.getByText('Plans saved')).toBeVisible();
  await page.goto(`/cohorts/${cohortId}`);
  await expect(page.getByRole('region', { name: 'Plans' })).toContainText('No live meetings');
}
