import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool } from './support/school.ts';

const MINUTE = 60_000;

/** A moment as fields for date and time have it, in the browser's zone, which is UTC in these tests. */
const asField = (moment: Date) => moment.toISOString().slice(0, 16);

/** The day after that of a field's value, at another time. */
const nextDay = (value: string, time: string) =>
  `${new Date(Date.parse(`${value}Z`) + 24 * 60 * MINUTE).toISOString().slice(0, 10)}T${time}`;

const sessionsOf = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');

/** Chooses an action for the session in a row: the menus of other rows may load later. */
async function choose(page: Page, topic: string, at: number, action: string): Promise<void> {
  await sessionsOf(page)
    .nth(at)
    .getByRole('button', { name: `Actions for ${topic}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.use({ timezoneId: 'UTC' });

test('a teacher plans six weeks, changes them, holds a session and takes attendance, and a student checks in', async ({
  page,
  newPerson,
  site,
}) => {
  test.setTimeout(120_000);
  const school = await openSchool(site);
  const endDate = new Date(Date.now() + 80 * 24 * 60 * MINUTE).toISOString();
  const cohort = await school.cohort({ title: 'Evening Group', timeZone: 'UTC', endDate });
  const people = { Ada: await school.student('Ada'), Ben: await school.student('Ben') };
  const lea = await school.student('Lea');
  for (const student of [people.Ada, people.Ben, lea]) await school.enroll(student, cohort.id);

  // Six weeks, in words and with their dates before anything is saved.
  await enter(page, school.teacher, `/cohorts/${cohort.id}?tab=schedule`);
  const planned = page.getByRole('region', { name: 'Sessions' });
  await planned.getByRole('button', { name: 'Plan a recurring schedule' }).click();
  const schedule = page.getByRole('dialog', { name: 'Recurring schedule' });
  await expect(schedule).toContainText('Choose days and a time to see the dates.');
  await schedule.getByLabel('Tuesday').check();
  await schedule.getByLabel('Length in minutes').fill('90');
  await schedule.getByLabel('Ends').selectOption('After a number of sessions');
  await schedule.getByRole('button', { name: 'Save schedule' }).click();
  await expect(schedule.getByText('Enter the number of sessions.')).toBeVisible();
  await schedule.getByLabel('Number of sessions').fill('6');
  await expect(schedule).toContainText('Every week on Tuesday at 6:00 PM, 6 times.');
  await expect(schedule.getByRole('status', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  await schedule.getByRole('button', { name: 'Save schedule' }).click();
  await expect(schedule).toBeHidden();
  await expect(sessionsOf(page)).toHaveCount(6);
  await expect(sessionsOf(page).first()).toContainText(/^Tue, .* 6:00 – 7:30 PM UTC/);

  // The third and those that follow move to Wednesday, an hour later; the last is cancelled.
  await choose(page, 'Evening Group', 2, 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit session' });
  const start = edit.getByLabel(/^Start/);
  await start.fill(nextDay(await start.inputValue(), '19:00'));
  await edit.getByLabel('Change').selectOption('This and following sessions');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(sessionsOf(page)).toHaveText([/Tue/, /Tue/, /Wed/, /Wed/, /Wed/, /Wed/]);
  await expect(sessionsOf(page).last()).toContainText('7:00 – 8:30 PM UTC');
  await choose(page, 'Evening Group', 5, 'Cancel session');
  const cancel = page.getByRole('dialog', { name: 'Cancel session' });
  await cancel.getByLabel('Reason').fill('The press is away.');
  await cancel.getByRole('button', { name: 'Cancel session' }).click();
  await expect(sessionsOf(page).last()).toContainText('Cancelled');
  await expect(sessionsOf(page).last()).toContainText('Reason: The press is away.');

  // One that began five minutes ago.
  const student = await newPerson();
  await enter(student, lea, `/cohorts/${cohort.id}?tab=schedule`);
  await expect(sessionsOf(student)).toHaveCount(6);
  await planned.getByRole('button', { name: 'Plan session' }).click();
  const add = page.getByRole('dialog', { name: 'Plan session' });
  await add.getByLabel(/^Topic/).fill('Setting a line');
  await add.getByLabel(/^Start/).fill(asField(new Date(Date.now() - 5 * MINUTE)));
  await add.getByRole('button', { name: 'Plan session' }).click();
  await expect(sessionsOf(page).first()).toContainText('Setting a line');
  await expect(sessionsOf(page).first()).toContainText('Now');
  await expect(sessionsOf(student).first()).toContainText('Setting a line');
  await expectAccessible(page);

  // Attendance by keyboard, and its Undo.
  await planned.getByRole('button', { name: 'Actions for Setting a line' }).click();
  await page.getByRole('menuitem', { name: 'Take attendance' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Attendance: Setting a line');
  const of = (name: string) => page.getByRole('group', { name: `Attendance of ${name}` });
  const status = (name: string, text: string) => of(name).getByRole('button', { name: text });
  await status('Ada', 'Present').focus();
  await page.keyboard.press('p');
  await page.keyboard.press('a');
  await expect(status('Ada', 'Present')).toHaveAttribute('aria-pressed', 'true');
  await expect(status('Ben', 'Absent')).toHaveAttribute('aria-pressed', 'true');
  await expect(status('Lea', 'Present')).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByText('Record the attendance first.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(status('Ben', 'Absent')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('e');
  await page.keyboard.press('ArrowUp');
  await expect(status('Ben', 'Present')).toBeFocused();
  await page.keyboard.press('n');
  const note = page.getByRole('dialog', { name: 'Note about Ben' });
  await note.getByLabel('Note').fill('Trains were late.');
  await note.getByRole('button', { name: 'Save note' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByText('Trains were late.')).toBeVisible();
  await expect(status('Ben', 'Present')).toBeFocused();

  // A student enters a wrong code, then the one that is shown.
  await page.getByRole('button', { name: 'Open check-in' }).click();
  const shown = page.getByText(/^\d{6}$/);
  await expect(shown).toBeVisible();
  const code = (await shown.textContent())!;
  await student.getByRole('button', { name: 'Check in', exact: true }).click();
  const entering = student.getByRole('dialog', { name: 'Check in to Setting a line' });
  await expect(entering.getByLabel(/1 of 6/)).toBeFocused();
  await student.keyboard.type(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await expect(entering).toContainText('This code isn’t valid.');
  await expect(entering.getByLabel(/1 of 6/)).toBeFocused();
  await expectAccessible(student);
  await student.keyboard.type(code);
  await expect(entering).toBeHidden();
  await expect(sessionsOf(student).first()).toContainText('Yours: Present');
  await expect(status('Lea', 'Present')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('2 of 3 recorded present')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close check-in' }).click();
  await expect(page.getByRole('button', { name: 'Open check-in' })).toBeVisible();

  // What the teacher corrects reaches the student, with the history.
  await status('Lea', 'Late').click();
  await expect(sessionsOf(student).first()).toContainText('Yours: Late');
  const history = student.getByRole('region', { name: 'Attendance History' });
  await expect(history.getByRole('row', { name: /Setting a line/ })).toContainText('2/3 (67%)');
});
