import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter, openSchool, signInto } from './support/school.ts';
import { startSite } from './support/site.ts';
import { operationOf, watchSubscriptions } from './support/traffic.ts';

const PAID_LATER = 'Selling What You Teach, Pilot';

/** Opens the people of a cohort of the demo from the list. */
async function openCohort(page: Page, title: string): Promise<void> {
  await page.goto('/cohorts');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('tab', { name: 'People' }).click();
}

const students = (page: Page) => page.getByRole('region', { name: 'Students' });
const rowsOf = (page: Page) => students(page).locator('tbody').getByRole('row');

test('an admin marks an enrollment as paid, and the seat is taken on other screens too', async ({
  page,
  newPerson,
}) => {
  await signInto(page.context(), demoPerson('admin@demo.example'));
  await openCohort(page, PAID_LATER);
  const owner = await newPerson();
  await signInto(owner.context(), demoPerson('grace@demo.example'));
  await openCohort(owner, PAID_LATER);
  const taken = async (on: Page) =>
    Number(
      /(\d+)\/\d+/.exec(
        await on
          .getByText(/^\d+\/\d+$/)
          .first()
          .innerText(),
      )![1],
    );
  const before = await taken(page);
  expect(await taken(owner)).toBe(before);

  await students(page).getByRole('combobox').selectOption('Pending');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Seat held, ');
  const heldSeat = page.getByText('1 seat held until paid');
  await expect(heldSeat).toBeVisible(); // counted separately from the taken seats
  expect(await violations(page)).toEqual([]);
  await rows.getByRole('button', { name: /^Mark as paid/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as paid' });
  await expect(dialog).toContainText(`They’ll get the held seat in ${PAID_LATER}`);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText(/is enrolled/)).toBeVisible();
  await expect(students(page).getByText('No students with this status.')).toBeVisible();
  await expect(heldSeat).toHaveCount(0);
  await students(page).getByRole('combobox').selectOption('Active');
  await expect(rows).toHaveCount(before + 1);
  await expect(rows.getByRole('button', { name: /^(Mark as paid|Decline)/ })).toHaveCount(0);
  for (const screen of [page, owner]) await expect.poll(() => taken(screen)).toBe(before + 1);
});

test('an admin enrolls a student, who sees it at once, and cancels the enrollment again', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const { id } = await school.cohort({ capacity: 1 });
  const ana = await school.student('Ana');
  await school.student('Jon');
  const student = await newPerson();
  const live = watchSubscriptions(student);
  await enter(student, ana, `/cohorts/${id}`);
  await live.until('cohortChanged');
  await enter(page, school.teacher, `/cohorts/${id}?tab=people`);
  const open = page.getByRole('button', { name: 'Enroll Student' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Enroll Student' });
  await dialog.getByRole('button', { name: /^Enroll Ana/ }).click();
  await expect(page.getByText(/^Ana .*is enrolled$/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Enroll Jon/ }).click();
  await expect(page.getByText(/^Jon .*is on the waitlist$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(2);
  await expect(student.getByText('You are Enrolled to this Cohort')).toBeVisible();

  const menu = rows.getByRole('button', { name: /^Actions for Ana/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Cancel Enrollment' }).click();
  const asking = page.getByRole('dialog', { name: 'Cancel enrollment' });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Move' }).click();
  await expect(page.getByRole('dialog', { name: /^Move Ana/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Cancel Enrollment' }).click();
  await asking.getByRole('button', { name: 'Cancel Enrollment' }).click();
  await expect(page.getByText(/^Ana.*’s enrollment was cancelled$/)).toBeVisible();
  await expect(rows.filter({ hasText: 'Jon' }).getByText('Active', { exact: true })).toBeVisible(); // who got the seat
  await expect(student.getByText('You are Enrolled to this Cohort')).toHaveCount(0);
});

test('teachers of a cohort see its students, and students see no list of each other', async ({
  page,
  newPerson,
  site,
}) => {
  const school = await openSchool(site);
  const { id } = await school.cohort({ capacity: 1 });
  const [ana, jon] = [await school.student('Ana'), await school.student('Jon')];
  await school.enroll(ana, id);
  const live = watchSubscriptions(page);
  await enter(page, school.teacher, `/cohorts/${id}?tab=people`);
  const all = await newPerson();
  const liveAll = watchSubscriptions(all);
  await enter(all, school.teacher, '/students/enrollments');
  const enrollments = all.getByRole('table', { name: 'Enrollments' }).locator('tbody').getByRole('row');
  await expect(enrollments).toHaveCount(1);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(ana.email);
  await expect(rows).toContainText('0%');
  await live.until('cohortChanged');
  await liveAll.until('LivePeople');
  await school.enroll(jon, id);
  for (const list of [rows, enrollments]) await expect(list).toHaveCount(2); // without a reload
  await expect(rows.nth(1)).toContainText('#1 on the waitlist');
  await students(page).getByRole('combobox').selectOption('Cancelled');
  await expect(students(page).getByText('No students with this status.')).toBeVisible();

  const student = await newPerson();
  await enter(student, ana, `/cohorts/${id}`);
  await expect(student.getByText('You are Enrolled to this Cohort')).toBeVisible();
  await expect(students(student)).toHaveCount(0);
});

test('a student who becomes a teacher leaves the list of students that was open before', async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  await school.student('Ines');
  await enter(page, school.teacher, '/students');
  const ines = page.locator('main').getByRole('row').filter({ hasText: 'Ines' });
  await expect(ines).toHaveCount(1);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Institution Settings' }).click();
  await page.getByRole('tab', { name: 'Members' }).click();
  await page.getByLabel(/^Role of Ines/).selectOption('Teacher');
  await expect(page.getByText(/has the role Teacher now/)).toBeVisible();
  await menu.getByRole('link', { name: 'Students', exact: true }).click();
  await expect(page.getByText('No students available')).toBeVisible();
  await expect(ines).toHaveCount(0);
});

test("a student who enrolls while the page's socket still connects appears without a reload", async ({
  page,
  site,
}) => {
  const school = await openSchool(site);
  const { id } = await school.cohort();
  const ana = await school.student('Ana');
  let connect!: () => void;
  const connecting = new Promise<void>((resolve) => (connect = resolve));
  await page.routeWebSocket('**/graphql', async (socket) => {
    await connecting;
    socket.connectToServer();
  });
  await enter(page, school.teacher, `/cohorts/${id}?tab=people`);
  await expect(students(page)).toContainText('No students yet.');
  await school.enroll(ana, id);
  connect();
  await expect(rowsOf(page)).toContainText(ana.email);
  await expect(page.getByText('1/4')).toBeVisible();
});

test('unpaid enrollments appear on and disappear from the list of students live', async ({ newPerson }) => {
  const site = await startSite({ DEMO: 'false' }); // without an action to mark payments
  try {
    const school = await openSchool(site, { price: 49 });
    const { id } = await school.cohort();
    const ana = await school.student('Ana');
    const teacher = await newPerson({ baseURL: site.origin });
    const live = watchSubscriptions(teacher);
    await enter(teacher, school.teacher, `/cohorts/${id}?tab=people`);
    await expect(students(teacher)).toContainText('No students yet.');
    await live.until('cohortChanged');
    await school.enroll(ana, id);
    await expect(rowsOf(teacher)).toContainText('$49.00 due');
    await expect(teacher.getByText('0/4')).toBeVisible();
    await test.step('declining by keyboard names what Ana loses', async () => {
      const decline = students(teacher).getByRole('button', { name: 'Decline: Ana' });
      await decline.focus();
      await teacher.keyboard.press('Enter');
      const dialog = teacher.getByRole('dialog', { name: 'Decline enrollment' });
      await expect(dialog).toContainText(
        'Ana will lose the seat held in Evening Group, and we’ll let them know.',
      );
      expect(await violations(teacher)).toEqual([]);
      await teacher.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(decline).toBeFocused();
    });
    await school.leave(ana, id);
    await expect(rowsOf(teacher)).toContainText('Cancelled');
  } finally {
    await site.stop();
  }
});

test('an admin records several payments at once, and one that fails stays selected', async ({
  newPerson,
}) => {
  const site = await startSite({ DEMO: 'false' }); // without a provider that pays at once
  try {
    const school = await openSchool(site, { price: 49 });
    const { id } = await school.cohort();
    for (const name of ['Ana', 'Bea', 'Cal']) await school.enroll(await school.student(name), id);
    const page = await newPerson({ baseURL: site.origin });
    await enter(page, school.teacher, `/cohorts/${id}?tab=people`);
    await expect(rowsOf(page)).toHaveCount(3);
    await students(page).getByRole('button', { name: 'Enrolled' }).click();
    await expect(rowsOf(page).first()).toContainText('Cal');
    await expect(page).toHaveURL(/sort=-enrolled_at/);
    await page.getByRole('checkbox', { name: 'Select Ana' }).check();
    await page.getByRole('checkbox', { name: 'Select Cal' }).check();
    let sent = 0;
    await page.route('**/graphql', (route) =>
      operationOf(route.request()) === 'MarkEnrollmentPaid' && ++sent === 2
        ? route.abort()
        : route.fallback(),
    );
    const bar = page.getByRole('status').filter({ hasText: '2 selected' });
    await bar.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
    await expect(page.getByText('Payment of 1 student recorded.')).toBeVisible();
    const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t change 1' });
    await expect(failed).toContainText('Ana');
    await expect(rowsOf(page).filter({ hasText: 'Cal' })).toContainText('0%');
    await expect(page.getByRole('checkbox', { name: 'Select Ana' })).toBeChecked();
    expect(await violations(page)).toEqual([]);
  } finally {
    await site.stop();
  }
});
