import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { breakNetwork, expectErrorLine, expectFieldError, expectToast } from './support/forms.ts';
import { accessTokenOf, ask, enter, openSchool, type Person } from './support/school.ts';
import type { Site } from './support/site.ts';

const NOTIFICATIONS = '/isettings?tab=notifications';

const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const send = (page: Page) => page.getByRole('checkbox', { name: 'Send a welcome email' });
const preview = (page: Page) => page.getByRole('figure', { name: 'Preview' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

/** Changes settings without a browser. */
const change = async (site: Site, admin: Person, input: object) =>
  void (await ask(
    site,
    'mutation ($input: UpdateInstitutionNotificationsInput!) { updateInstitutionNotifications(input: $input) { institution { id } } }',
    { input },
    await accessTokenOf(site, admin),
  ));

test('an admin writes the welcome mail, tries it out, and a new member gets it', async ({ page, site }) => {
  const school = await openSchool(site, { name: 'Voss & Daughters' });
  await enter(page, school.teacher, NOTIFICATIONS);
  await expect(send(page)).not.toBeChecked();
  await expect(subject(page)).toHaveValue('Welcome to {institution}');

  await test.step('a placeholder that nothing replaces is refused at its field', async () => {
    await message(page).fill('Hello {nmae}');
    await save(page);
    await expectFieldError(message(page), '{nmae} isn’t a placeholder. Use {name}, {institution}.');
    await expect(message(page)).toBeFocused();
  });

  await test.step('the preview shows what the viewer would get', async () => {
    await subject(page).fill('Hi {name}, this is {institution}');
    await message(page).fill('Hello {name},\n\n**ink** and paper.');
    await expect(preview(page)).toContainText('As Mara would get it');
    await expect(preview(page)).toContainText('Hi Mara, this is Voss & Daughters');
    await expect(preview(page).locator('strong')).toHaveText('ink');
    await expectAccessible(page, [1280, 360]);
  });

  await test.step('a test comes before anything is saved', async () => {
    await page.getByRole('button', { name: 'Send Me a Test' }).click();
    await expectToast(page, `The test is on its way to ${school.teacher.email}.`);
  });

  await test.step('saved settings are there after a reload, and a new member is welcomed', async () => {
    await send(page).check();
    await page.getByRole('checkbox', { name: 'Grades', exact: true }).uncheck();
    await save(page);
    await expectToast(page, 'Notifications saved.');
    await page.reload();
    await expect(send(page)).toBeChecked();
    await expect(subject(page)).toHaveValue('Hi {name}, this is {institution}');
    await expect(page.getByRole('checkbox', { name: 'Grades', exact: true })).not.toBeChecked();
    const student = await school.student('Ida');
    await expect
      .poll(
        () => site.mailbox.mails.filter(({ to }) => to.includes(student.email)).map((mail) => mail.subject),
        { timeout: 15_000 },
      )
      .toContain('Hi Ida, this is Voss & Daughters');
  });
});

test('two admins change the mails, and neither loses anything', async ({ page, site }) => {
  const school = await openSchool(site);
  await change(site, school.teacher, { welcomeSubject: 'One', welcomeMessage: 'Text' });
  await enter(page, school.teacher, NOTIFICATIONS);
  await expect(subject(page)).toHaveValue('One');
  await change(site, school.teacher, { welcomeMessage: 'Another text' });
  await subject(page).fill('Two');
  await save(page);
  await expectToast(page, 'Notifications saved.');
  await expect(message(page)).toHaveValue('Another text');

  await change(site, school.teacher, { welcomeSubject: 'Three' });
  await subject(page).fill('Four');
  await save(page);
  await expect(page.getByText('Someone else changed these settings')).toBeVisible();
  await page.getByRole('button', { name: 'Load newer version' }).click();
  await expect(subject(page)).toHaveValue('Three');
});

test('a failed save keeps what was typed', async ({ page, site }) => {
  const school = await openSchool(site);
  await enter(page, school.teacher, NOTIFICATIONS);
  await subject(page).fill('Kept');
  await breakNetwork(page, 'UpdateInstitutionNotifications');
  await save(page);
  await expectErrorLine(page, 'We couldn’t save the settings. Please try again.');
  await page.unrouteAll();
  await save(page);
  await expectToast(page, 'Notifications saved.');
  await expect(subject(page)).toHaveValue('Kept');
});
