import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';

const TITLE = 'Paper making';

/** Local date and time of a control, in three days at an hour of the clock. */
const inThreeDays = (hour: number) => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${String(hour).padStart(2, '0')}:00`;
};

const registration = (page: Page) => page.getByRole('region', { name: 'Registration', exact: true });

test('a teacher creates and publishes a webinar, and the place that one student gives up goes to the next', async ({
  page: teacher,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  await enter(teacher, school.teacher, '/events');
  await expect(teacher.getByText('No events available.')).toBeVisible();
  await teacher.getByRole('link', { name: 'Create Event' }).first().click();
  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Create Event');
  await fillForm(teacher);
  await teacher.getByRole('button', { name: 'Create Event' }).click();

  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(teacher.getByText('This event is a draft')).toBeVisible();
  await expect(teacher.getByRole('list', { name: 'Agenda' })).toContainText('From rag to sheet');
  const address = new URL(teacher.url()).pathname;
  await teacher.getByRole('button', { name: 'Publish' }).click();
  await expect(teacher.getByText('This event is a draft')).toBeHidden();
  await expect(registration(teacher)).toContainText('1 spot remaining');

  const [first, second] = [await newPerson(), await newPerson()];
  await enter(first, await school.student('Ines'), '/events/webinars');
  await expect(first.getByText('0 participants')).toBeVisible();
  await first.getByRole('link', { name: `View Details: ${TITLE}` }).click();
  await first.getByRole('button', { name: 'Register for Event' }).click();
  await expect(registration(first)).toContainText('You’re registered');
  await expect(registration(teacher)).toContainText('0 spots remaining');
  await expect(teacher.getByRole('table', { name: 'Registrations' })).toContainText('Ines');

  await enter(second, await school.student('Juri'), address);
  await second.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(registration(second)).toContainText('Your position: 1');

  await first.getByRole('button', { name: 'Cancel registration' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click();
  await expect(registration(first)).toContainText('0 spots remaining');
  await expect(registration(second)).toContainText('You’re registered');

  await teacher.getByRole('button', { name: 'Cancel Event' }).click();
  const dialog = teacher.getByRole('dialog', { name: 'Cancel Event' });
  await dialog.getByLabel('Reason').fill('The mill is closed.');
  await dialog.getByRole('button', { name: 'Cancel Event' }).click();
  await expect(second.getByText('The mill is closed.')).toBeVisible();
});

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Event Title').fill(TITLE);
  await page.getByLabel('Event Type').selectOption('Webinar');
  await page.getByRole('region', { name: 'About' }).getByLabel('Description').fill('How paper is made.');
  await page.getByLabel(/^Start/).fill(inThreeDays(17));
  await page.getByLabel(/^End/).fill(inThreeDays(18));
  await page.getByLabel('Maximum participants').fill('1');
  await page.getByLabel('Meeting link').fill('https://meet.example/paper');
  await page.getByRole('button', { name: 'Add item' }).click();
  const item = page.getByRole('group', { name: 'Item 1' });
  await item.getByLabel('Title').fill('From rag to sheet');
  await item.getByLabel('Minutes after the start').fill('10');
}
