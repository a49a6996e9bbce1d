import { startStripe } from '#tests/support/stripe';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';
import { startSite } from './support/site.ts';

test('a student buys a seat on the page of the provider, and comes back to a confirmed seat', async ({
  newPerson,
}) => {
  const stripe = await startStripe();
  const site = await startSite(stripe.env);
  stripe.webhook = `${site.origin}/payments/stripe/webhook`;
  try {
    const school = await openSchool(site, { price: 49 });
    const { id } = await school.cohort();
    const ana = await school.student('Ana');
    const page = await newPerson({ baseURL: site.origin });
    await enter(page, ana, `/cohorts/${id}/enroll`);
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('Ruiz');
    await page.getByLabel('Phone').fill('+34 600 000 000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('You pay on a page of Stripe')).toBeVisible();
    await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
    await page.getByRole('button', { name: 'Order for $49.00' }).click();
    await page.getByRole('button', { name: 'Pay 4900' }).click();
    await expect(page.getByRole('heading', { name: 'You’re enrolled' })).toBeVisible();
    await page.getByRole('link', { name: 'Your orders' }).click();
    await expect(page.getByRole('table', { name: 'Orders' })).toContainText('Paid');
    const receipt = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download receipt 1' }).click();
    expect((await receipt).suggestedFilename()).toBe('receipt-1.pdf');
  } finally {
    await site.stop();
    await stripe.stop();
  }
});
