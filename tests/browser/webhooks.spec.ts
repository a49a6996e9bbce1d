import { Webhook } from 'standardwebhooks';
import { aReceiver, type Receiver } from '#tests/modules/webhook/receiver';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';

let receiver: Receiver;
test.beforeEach(async () => void (receiver = await aReceiver()));
test.afterEach(({ site }) =>
  receiver.stop(async (event) => {
    const response = await fetch(`${site.origin}/webhooks/schemas/${event}.json`);
    return response.json();
  }),
);

test('an endpoint is added, receives an enrollment, and its log shows the delivery', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const cohort = await school.cohort();
  const student = await school.student();
  await enter(page, school.teacher, '/isettings?tab=integrations');
  const section = page.getByRole('region', { name: 'Webhooks' });

  await test.step('the secret is shown once', async () => {
    await expect(section).toContainText('No webhook endpoints yet.');
    await section.getByRole('button', { name: 'Add Endpoint' }).click();
    const form = page.getByRole('dialog', { name: 'Add Endpoint' });
    await form.getByLabel('Endpoint URL').fill('http://10.0.0.1/hooks');
    await form.getByRole('button', { name: 'Add Endpoint' }).click();
    await expect(form).toContainText('Choose at least one event.');
    await form.getByLabel('enrollment.created').check();
    await form.getByRole('button', { name: 'Add Endpoint' }).click();
    await expect(form).toContainText('This address isn’t on the public internet.');
    expect(await violations(page)).toEqual([]);
    await form.getByLabel('Endpoint URL').fill(receiver.url);
    await form.getByLabel('Description').fill('Our CRM');
    await form.getByRole('button', { name: 'Add Endpoint' }).click();
  });
  const shown = page.getByRole('dialog', { name: 'Signing Secret' });
  const secret = await shown.getByLabel('Secret', { exact: true }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  expect(await violations(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  await expect(section).toContainText('Our CRM');
  await expect(page.locator('body')).not.toContainText(secret);

  await test.step('events arrive signed, and show in the open log', async () => {
    await section.getByRole('button', { name: 'Delivery Log' }).click();
    const log = page.getByRole('dialog', { name: 'Delivery Log' });
    await expect(log).toContainText('No events sent yet.');
    receiver.answer(500);
    await school.enroll(student, cohort.id);
    const [message] = await receiver.until(1);
    const said = new Webhook(secret).verify(message!.body, message!.headers);
    expect(said).toMatchObject({ type: 'enrollment.created', data: { cohortTitle: cohort.title } });

    const delivery = log.getByRole('listitem').filter({ hasText: 'enrollment.created' });
    await expect(delivery).toContainText('Pending');
    await delivery.getByText('enrollment.created').first().click();
    await expect(delivery).toContainText('Responded 500.');
    await expect(delivery).toContainText('this is 500');
    expect(await violations(page)).toEqual([]);

    receiver.answer(200);
    await delivery.getByRole('button', { name: 'Redeliver' }).click();
    await expect(delivery).toContainText('Succeeded');
    await expect(delivery).toContainText('2 attempts');
    await expect(delivery).toContainText(cohort.title);
    await page.keyboard.press('Escape');
    await expect(log).toBeHidden();
  });

  await test.step('a test event is sent', async () => {
    await section.getByRole('button', { name: 'Send Test Event' }).click();
    const log = page.getByRole('dialog', { name: 'Delivery Log' });
    await expect(log.getByRole('listitem').filter({ hasText: 'webhook.test' })).toContainText('Succeeded');
    await page.keyboard.press('Escape');
  });

  await test.step('the endpoint is changed, gets a new secret, is disabled and deleted', async () => {
    await section.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Endpoint' });
    await form.getByLabel('cohort.created').check();
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(section).toContainText('cohort.created');

    const menu = section.getByRole('button', { name: /^More actions: / });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Rotate Secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate Secret' }).click();
    await expect(shown.getByLabel('Secret', { exact: true })).not.toHaveValue(secret);
    await page.keyboard.press('Escape');
    await expect(section).toContainText('Events are also signed with the previous secret until');

    await menu.click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await expect(section).toContainText('Disabled');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(section).toContainText('No webhook endpoints yet.');
  });
});
