import { expectAccessible } from './support/accessible.ts';
import { expect, test, verificationCode } from './support/fixtures.ts';
import { enter, registerTeacher } from './support/school.ts';

test('the setup verifies the account, plans a session, publishes a course and shares it', async ({
  page,
  context,
  newPerson,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { teacher } = await registerTeacher(site);
  await enter(page, teacher, '/setup');
  const step = (name: string) => page.getByRole('heading', { level: 1, name });
  const skip = page.getByRole('link', { name: 'Skip setup' });
  await test.step('Verify Account', async () => {
    await expect(step('Verify Account')).toBeVisible();
    await expect(page.getByText(`Enter the 6-digit code we sent to ${teacher.email}.`)).toBeVisible();
    await expect(skip).toHaveCount(0);
    await expectAccessible(page);
    const code = await verificationCode(site, teacher.email);
    await page.getByLabel(/1 of 6/).click();
    await page.keyboard.type(code === '111111' ? '222222' : '111111');
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    for (const [place, digit] of Array.from(code).entries())
      await page.getByLabel(`${place + 1} of 6`).fill(digit);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page.getByText('Email verified successfully! Moving to next step...')).toBeVisible();
    await page.clock.runFor(1900);
    await expect(step('Verify Account'), 'until 2000 ms have passed').toBeVisible();
    await page.clock.runFor(100);
    await expect(step('Create Session')).toBeVisible();
    await page.clock.resume();
  });
  await test.step('Create Session', async () => {
    await expect(step('Create Session')).toBeFocused();
    await expect(skip).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Your email address is verified.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Create session' }).click();
    await expect(page.getByText('Event title is required.')).toBeVisible();
    await page.getByLabel('Event Title').fill('Meet the press');
    await page.getByLabel('Description').fill('A look around the workshop.');
    await page.getByLabel('Maximum participants').fill('12');
    await page.getByLabel('Start').fill('2031-03-03T18:00');
    await page.getByLabel('End').fill('2031-03-03T19:00');
    await expectAccessible(page);
    await page.reload(); // what was typed is a draft
    await expect(page.getByLabel('Event Title')).toHaveValue('Meet the press');
    await page.getByRole('button', { name: 'Create session' }).click();
  });
  await test.step('Create Course', async () => {
    await expect(step('Create Course')).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.locator('[data-direction=back]'), 'it slides').toHaveCSS('animation-duration', '0.5s');
    await expect(page.getByText('“Meet the press” is planned.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Course Title').fill('Letterpress');
    await page.getByRole('button', { name: 'Continue' }).click();
  });
  await test.step('Share Course', async () => {
    await expect(step('Share Course')).toBeVisible();
    await expectAccessible(page);
    const link = await page.getByLabel('Course Link').inputValue();
    await page.getByRole('button', { name: 'Copy Link', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const guest = `ines-${Date.now()}@example.com`;
    await page.getByLabel('Student Emails').fill(guest);
    await page.getByRole('button', { name: 'Send invitations' }).click();
    await expect(page.getByText('Invitations sent to 1 person')).toBeVisible();
    expect(await site.mailbox.to(guest)).toHaveLength(1);
    const visitor = await newPerson();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Letterpress' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  });
  await page.goto('/events?show=all');
  await expect(page.getByText('Meet the press').first()).toBeVisible();
  await page.goto('/setup'); // begins again after the dashboard
  await expect(page.getByLabel('Event Title')).toHaveValue('');
});
