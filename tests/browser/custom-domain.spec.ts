import { startDns } from '#tests/support/dns';
import { expectAccessible } from './support/accessible.ts';
import { findChromium } from './support/chromium.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFieldError } from './support/forms.ts';
import { enter, openSchool } from './support/school.ts';
import { startSite } from './support/site.ts';

const HOST = 'learn.harbour.education';

test('an admin sets up a custom domain, and a student signs in there', async ({ newPerson, playwright }) => {
  const dns = await startDns();
  const site = await startSite({ DNS_SERVERS: dns.address });
  try {
    const school = await openSchool(site);
    const student = await school.student();
    const page = await newPerson({ baseURL: site.origin });
    await enter(page, school.teacher, '/isettings?tab=branding');
    const section = page.getByRole('region', { name: 'Custom domain' });
    await section.getByLabel('Host name').fill('not a host');
    await section.getByRole('button', { name: 'Add Domain' }).click();
    await expectFieldError(section.getByLabel('Host name'), 'Enter a host name, such as learn.example.org.');
    await section.getByLabel('Host name').fill('https://Learn.Harbour.Education/');
    await section.getByRole('button', { name: 'Add Domain' }).click();
    await expect(section).toContainText('Waiting for records');
    const records = section.getByRole('list', { name: 'DNS records' }).getByRole('listitem');
    await section.getByRole('button', { name: 'Check Again' }).click();
    await expect(records).toContainText(['Not found yet', 'Not found yet']);

    const txtValue = (await records.nth(1).getByRole('definition').nth(1).textContent())!;
    dns.records.set(HOST, { CNAME: 'other.example.org' });
    dns.records.set(`_lyceum.${HOST}`, { TXT: [txtValue] });
    await section.getByRole('button', { name: 'Check Again' }).click();
    await expect(records).toContainText(['Wrong value', 'Found']);
    await expectAccessible(page);

    dns.records.set(HOST, { CNAME: 'localhost' });
    await section.getByRole('button', { name: 'Check Again' }).click();
    await expect(section.getByRole('link', { name: HOST })).toBeVisible();
    await expect(section).toContainText('Active');

    const { port } = new URL(site.origin);
    const origin = `http://${HOST}:${port}`;
    const { executablePath, env } = await findChromium();
    const browser = await playwright.chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: [
        '--no-sandbox',
        `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
        `--unsafely-treat-insecure-origin-as-secure=${origin}`, // in production it has HTTPS
      ],
    });
    try {
      const visitor = await browser.newPage({ baseURL: origin });
      await visitor.goto('/');
      await expect(visitor.getByText('You have reached a Lyceum subdomain')).toBeVisible();
      await expect(visitor.getByText('Voss School').first()).toBeVisible();
      await visitor.goto('/login');
      await visitor.getByLabel('Email address').fill(student.email);
      await visitor.getByRole('textbox', { name: 'Password' }).fill(student.password);
      await visitor.getByLabel('Remember me').check();
      await visitor.getByRole('button', { name: 'Sign In' }).click();
      await visitor.waitForURL('**/dashboard');
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Ines');

      await section.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(section.getByLabel('Host name')).toBeVisible();
      await visitor.reload();
      await visitor.waitForURL('**/login');
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
    await dns.stop();
  }
});

test('a plan without custom domains leads to those with them', async ({ page, site }) => {
  const school = await openSchool(site, { plan: 'starter' });
  await enter(page, school.teacher, '/isettings?tab=branding');
  const section = page.getByRole('region', { name: 'Custom domain' });
  await expect(section).toContainText('Your plan has no custom domain');
  await expect(section.getByLabel('Host name')).toHaveCount(0);
  await section.getByRole('link', { name: 'See Plans' }).click();
  await page.waitForURL('**/isettings?tab=billing');
});
