import { violations } from './support/accessible.ts';
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

test('the owner subscribes to a plan, sees the invoice, changes and cancels it', async ({ newPerson }) => {
  const stripe = await startStripe();
  const site = await startSite(stripe.env);
  stripe.webhook = `${site.origin}/payments/stripe/webhook`;
  try {
    const school = await openSchool(site, { plan: 'free' });
    const page = await newPerson({ baseURL: site.origin });
    await enter(page, school.teacher, '/isettings?tab=billing');
    const plan = page.getByRole('region', { name: 'Plan' });
    await plan.getByRole('button', { name: 'Subscribe' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Go to Payment' }).click();
    await expect(page.getByRole('button', { name: 'Pay 2900' })).toBeVisible();
    await page.goto('/isettings?tab=billing'); // without paying
    await expect(plan).toContainText('Your payment for Starter is awaited');
    await plan.getByRole('button', { name: 'Go to Payment' }).click();
    await page.getByRole('button', { name: 'Pay 2900' }).click();

    await expect(plan).toContainText('0 of 20');
    await expect(plan).toContainText('Renews on');
    const invoices = page.getByRole('table', { name: 'Invoices' });
    await expect(invoices).toContainText('$29.00 USD');
    expect(await violations(page)).toEqual([]);
    const file = page.waitForEvent('download');
    await invoices.getByRole('button', { name: 'Download invoice LYC-0001' }).click();
    expect((await file).suggestedFilename()).toBe('invoice-LYC-0001.pdf');

    const act = async (name: string) => {
      await plan.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('button', { name }).click();
    };
    await act('Change to Professional');
    await expect(plan).toContainText('0 of 100');
    await expect(invoices).toContainText('$50.00 USD');
    await act('Cancel Subscription');
    await expect(plan).toContainText('Cancelled: your plan ends on');
    await act('Resume Subscription');
    await expect(plan).toContainText('Renews on');
  } finally {
    await site.stop();
    await stripe.stop();
  }
});

test('the owner subscribes from the page of plans', async ({ newPerson }) => {
  const stripe = await startStripe();
  const site = await startSite(stripe.env);
  try {
    const school = await openSchool(site, { plan: 'free' });
    const page = await newPerson({ baseURL: site.origin });
    await enter(page, school.teacher, '/pricing');
    await page.getByRole('radio', { name: 'Professional' }).check({ force: true });
    await page.getByRole('button', { name: 'Proceed with Plan - $79/month' }).click();
    await page.getByRole('button', { name: 'Pay 7900' }).click(); // its report is lost
    await expect(page.getByRole('region', { name: 'Plan' })).toContainText('0 of 100');
    await page.goto('/pricing');
    await page.getByRole('radio', { name: 'Starter' }).check({ force: true });
    await page.getByRole('link', { name: 'Change Your Subscription' }).click();
    await expect(page).toHaveURL(/tab=billing/);
  } finally {
    await site.stop();
    await stripe.stop();
  }
});
