import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { startEventIn } from './support/move-in-time.ts';
import { accessTokenOf, ask, enter, openSchool } from './support/school.ts';

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
  await addMaterial(teacher, 'Recipe');

  const [first, second] = [await newPerson(), await newPerson()];
  await enter(first, await school.student('Ines'), '/events/webinars');
  await expect(first.getByText('0 participants')).toBeVisible();
  await first.getByRole('link', { name: `View Details: ${TITLE}` }).click();
  await expect(first.getByRole('heading', { name: 'Presenter' })).toBeVisible();
  await expect(first.getByRole('link', { name: 'Recipe' })).toHaveCount(0);
  await first.getByRole('button', { name: 'Register for Event' }).click();
  await expect(registration(first)).toContainText('You’re registered');
  await expect(first.getByRole('link', { name: 'Recipe' })).toBeVisible();
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

test('two students want the same slot of office hours, one books it, and the other gets it when it is cancelled', async ({
  page: teacher,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  await enter(teacher, school.teacher, '/events/office-hours');
  await expect(teacher.getByText('No office hours are offered yet.')).toBeVisible();
  await offerOfficeHours(teacher);
  await expect(teacher.getByRole('heading', { name: /^Mondays/ })).toBeVisible();

  const [first, second] = [await newPerson(), await newPerson()];
  await enter(first, await school.student('Ines'), '/events/office-hours');
  await enter(second, await school.student('Juri'), '/events/office-hours');
  const slot = (await slotsOf(first).first().getAttribute('aria-label'))!;
  await writeBooking(first, slot, 'My last assignment');
  await expectAccessible(first, [1280, 360]);
  await writeBooking(second, slot, 'Recursion');
  await book(first);
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('My last assignment');
  await expect(first.getByRole('region', { name: 'Booking', exact: true })).toContainText(
    'You booked this slot',
  );
  await expect(teacher.getByRole('link', { name: 'View Details: My last assignment' })).toBeVisible();

  await book(second);
  await expect(second.getByRole('dialog')).toContainText('This slot was just booked.');
  await second.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(second.getByRole('button', { name: slot, exact: true })).toHaveCount(0);

  await first.getByRole('button', { name: 'Cancel booking' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(first.getByText('This booking was cancelled')).toBeVisible();
  await writeBooking(second, slot, 'Recursion');
  await book(second);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Recursion');
  await expect(teacher.getByRole('link', { name: 'View Details: Recursion' })).toBeVisible();
});

test('each type of event has a page of its own, with the events of that type only', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const token = await accessTokenOf(site, school.teacher);
  const pages = {
    CONSULTATION: ['consultations', 'Consultations'],
    WEBINAR: ['webinars', 'Webinars'],
    WORKSHOP: ['workshops', 'Workshops'],
    MASTERCLASS: ['masterclasses', 'Masterclasses'],
    QA_SESSION: ['qa-sessions', 'Q&A Sessions'],
  };
  for (const type of Object.keys(pages))
    await ask(
      site,
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
      {
        input: {
          title: `A ${type}`,
          type,
          description: 'About it.',
          startsAt: `${inThreeDays(17)}:00Z`,
          endsAt: `${inThreeDays(18)}:00Z`,
          timeZone: 'UTC',
          maxParticipants: 3,
          publish: true,
        },
      },
      token,
    );
  await enter(page, await school.student('Ines'), '/events');
  const links = page.getByRole('link', { name: /^View Details: / });
  await expect(links).toHaveCount(5);
  for (const [type, [path, title]] of Object.entries(pages)) {
    await page.goto(`/events/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAccessibleName(`View Details: A ${type}`);
  }
});

/** Adds a link for participants to an event. */
async function addMaterial(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Resource' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Resource' });
  await dialog.getByText('Link', { exact: true }).click();
  await dialog.getByLabel('Address').fill('https://example.org/recipe');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page.getByRole('list', { name: 'Materials' })).toContainText(name);
}

async function offerOfficeHours(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Offer Office Hours' }).click();
  const form = page.getByRole('dialog', { name: 'Offer Office Hours' });
  await form.getByLabel(/^To/).fill('17:00');
  await form.getByLabel('Minutes per slot').fill('30');
  await form.getByLabel('Meeting link').fill('https://meet.example/hours');
  await expectAccessible(page, [1280, 360]);
  await form.getByRole('button', { name: 'Offer' }).click();
}

const slotsOf = (page: Page) => page.getByRole('button', { name: /^Book / });

async function writeBooking(page: Page, slot: string, topic: string): Promise<void> {
  await page.getByRole('button', { name: slot, exact: true }).click();
  await page.getByRole('dialog').getByLabel('What do you want to talk about?').fill(topic);
}

const book = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Book slot' }).click();

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

test('an event that is about to begin says so, and those who registered join it; its link can be passed on', async ({
  page: teacher,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const as = await accessTokenOf(site, school.teacher);
  const input = {
    title: TITLE,
    type: 'WEBINAR',
    description: 'How paper is made.',
    startsAt: new Date(Date.now() + 20 * 60_000),
    endsAt: new Date(Date.now() + 80 * 60_000),
    timeZone: 'Europe/Berlin',
    maxParticipants: 5,
    meetingLink: 'https://meet.example/paper',
    publish: true,
  };
  const { createEvent } = await ask<{ createEvent: { event: { id: string } } }>(
    site,
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
    { input },
    as,
  );
  const address = `/events/${createEvent.event.id}`;
  await teacher.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(teacher, school.teacher, address);
  await registration(teacher).getByRole('button', { name: 'Copy link' }).click();
  await expect(registration(teacher).getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await teacher.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(address);

  const student = await newPerson();
  await enter(student, await school.student('Ines'), address);
  const join = registration(student).getByRole('link', { name: /^Join/ });
  await registration(student).getByRole('button', { name: 'Register for Event' }).click();
  await expect(registration(student)).toContainText('You’re registered');
  await expect(join).toHaveCount(0); // more than 15 minutes before

  await startEventIn(site, createEvent.event.id, 10);
  await student.reload();
  await expect(registration(student)).toContainText('Starts soon');
  await expect(join).toHaveAttribute('href', 'https://meet.example/paper');
  await startEventIn(site, createEvent.event.id, -5);
  await student.reload();
  await expect(registration(student)).toContainText('Live now');
  await expect(join).toBeVisible();
});
