import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool, type Person, type School } from './support/school.ts';
import { hold, quiet, watchOperations } from './support/traffic.ts';

let school: School;
let student: Person;

test.beforeEach(async ({ site }) => {
  school = await openSchool(site);
  student = await school.student('Ana');
});

test('a student enrolls, and the teacher’s bell counts it without a reload', async ({ page, newPerson }) => {
  const { id, title } = await school.cohort();
  const teacher = await newPerson();
  const listening = listensToNotifications(teacher);
  await enter(teacher, school.teacher, '/settings'); // the dashboard reads again after events
  await listening;
  await expect(bell(teacher, 0)).toBeVisible();
  const sent = watchOperations(teacher);

  await enter(page, student, `/cohorts/${id}`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Enrollment' }).click();
  await expect(bell(teacher, 1)).toBeVisible();
  await expect(bell(page, 1)).toBeVisible();
  expect(sent).toEqual([]);

  await bell(teacher, 1).click();
  const latest = teacher.getByRole('dialog', { name: 'Notifications' });
  await expect(latest.getByRole('link', { name: /^Ana enrolled in Evening Group/ })).toBeVisible();
  await school.enroll(await school.student('Jon'), id);
  await expect(
    latest.getByRole('link', { name: /^Jon and 1 other enrolled in Evening Group/ }),
  ).toBeVisible();
  await expect(latest.getByRole('listitem')).toHaveCount(1);

  await latest.getByRole('link', { name: /enrolled in/ }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(latest).toBeHidden();
  await expect(bell(teacher, 0)).toBeVisible();
});

test('changes during a lost connection appear once it is back', async ({ page }) => {
  const { id } = await school.cohort();
  let isCut = false;
  const sockets: { close: () => Promise<void> }[] = [];
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  const listening = listensToNotifications(page);
  await enter(page, school.teacher, `/cohorts/${id}`);
  await listening;
  await expect(page.getByText('0/4')).toBeVisible();
  await expect(bell(page, 0)).toBeVisible();

  isCut = true;
  for (const socket of sockets) await socket.close();
  await school.enroll(student, id);
  isCut = false;
  await expect(bell(page, 1)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('1/4')).toBeVisible();
});

test('seats of a cohort of another institution are updated too', async ({ page, site }) => {
  const { id } = await school.cohort({ isPublic: true });
  const elsewhere = await openSchool(site);
  const listening = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes(id)));
  await enter(page, await elsewhere.student(), `/cohorts/${id}`);
  await expect(page.getByText('0/4')).toBeVisible();
  await listening;
  await school.enroll(student, id);
  await expect(page.getByText('1/4')).toBeVisible();
});

test('Mark all as read shows immediately, is undone when sending fails, and stays when it succeeds', async ({
  page,
  context,
}) => {
  const titles = ['Morning Group', 'Evening Group', 'Night Group'];
  for (const title of titles) await school.enroll(student, (await school.cohort({ title })).id);
  await enter(page, student, '/notifications');
  const items = page.getByRole('main').getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  await expect(items).toHaveCount(3);
  await bell(page, 3).click();
  const latest = page.getByRole('dialog', { name: 'Notifications' });
  await expect(latest.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(latest).toBeHidden();
  const before = await page.getByRole('main').innerText();
  expect(before.match(/Unread/g)).toHaveLength(4); // with the filter

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'couldn’t mark the notifications as read' }),
  ).toBeVisible();
  await expect(bell(page, 3)).toBeVisible();
  expect(await page.getByRole('main').innerText()).toBe(before);
  await context.setOffline(false);

  const answer = await hold(page, 'MarkAllNotificationsRead');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page, 0)).toBeVisible(); // before the server has answered
  expect((await page.getByRole('main').innerText()).match(/Unread/g)).toHaveLength(1);
  answer.release();
  const markAll = page.getByRole('button', { name: 'Mark all as read' });
  await expect(markAll).toBeDisabled();
  await expect(markAll).toBeFocused();
  await page.getByText('Unread', { exact: true }).click();
  await expect(page.getByText('You’re all caught up.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You’re all caught up.')).toBeVisible();
});

test('notifications read in one tab are read in the others, individually and all together', async ({
  page,
  context,
}) => {
  for (const title of ['Morning Group', 'Evening Group', 'Night Group'])
    await school.enroll(student, (await school.cohort({ title })).id);
  await enter(page, student, '/notifications');
  await expect(bell(page, 3)).toBeVisible();
  const other = await context.newPage();
  const listening = listensToNotifications(other);
  await other.goto('/notifications');
  await listening;
  const items = other.getByRole('main').getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  await expect(bell(other, 3)).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /Morning Group/ })
    .click();
  await expect(bell(page, 2)).toBeVisible();
  await expect(bell(other, 2)).toBeVisible();
  await expect(items.filter({ hasText: 'Morning Group' })).not.toContainText('Unread');
  await expect(items.filter({ hasText: 'Night Group' })).toContainText('Unread');

  await page.goBack();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(other, 0)).toBeVisible();
  await expect(items.filter({ hasText: 'Unread' })).toHaveCount(0);
});

test('opening the subject of a notification in any way marks it as read', async ({ page, context }) => {
  const { id, title } = await school.cohort();
  await school.enroll(student, id);
  const elsewhere = await school.cohort({ title: 'Morning Group' });
  await school.enroll(student, elsewhere.id);
  const other = await context.newPage();
  const listening = listensToNotifications(other);
  await enter(other, student, '/notifications');
  await listening;
  await expect(bell(other, 2)).toBeVisible();
  await enter(page, student, `/cohorts/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const tab of [page, other]) await expect(bell(tab, 1)).toBeVisible();
  const items = other.getByRole('main').getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  await expect(items.filter({ hasText: title })).not.toContainText('Unread');
  await expect(items.filter({ hasText: elsewhere.title })).toContainText('Unread');
});

test('filters are in the address, and a followed notification is read', async ({ page }) => {
  const { id, title } = await school.cohort();
  await school.enroll(student, id);
  await enter(page, student, '/notifications?show=unread&kind=ENROLLMENT');
  await page
    .getByRole('main')
    .getByRole('link', { name: /You’re enrolled in/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(bell(page, 0)).toBeVisible();
  await page.goBack();
  await page.getByLabel('Kind').selectOption('Deleted cohorts');
  await expect(page).toHaveURL(/kind=COHORT_DELETION/);
  await expect(page.getByText('You’re all caught up.')).toBeVisible();
});

test('a place in the queue moves up without a reload when somebody ahead leaves', async ({
  page,
  newPerson,
}) => {
  const { id, title } = await school.cohort({ capacity: 1 });
  await school.enroll(await school.student('Jon'), id);
  const ahead = await school.student('Kim');
  await school.enroll(ahead, id);
  await school.enroll(student, id);
  const listening = listensToNotifications(page);
  await enter(page, student, `/cohorts/${id}`);
  await listening;
  const panel = page.getByRole('region', { name: 'Enrollment Status' });
  await expect(panel).toContainText('Your position: 2');
  const dashboard = await newPerson();
  const dashboardListens = listensToNotifications(dashboard);
  await enter(dashboard, student, '/dashboard');
  await dashboardListens;
  await expect(dashboard.getByText('#2 on the waitlist')).toBeVisible();
  const sent = watchOperations(page);
  await school.leave(ahead, id);
  await expect(panel).toContainText('Your position: 1');
  await expect(dashboard.getByText('#1 on the waitlist')).toBeVisible();
  expect(sent).toEqual([]);
  await expect(page.getByText(title).first()).toBeVisible();
});

test('mail settings show immediately, and are undone when they could not be saved', async ({
  page,
  context,
}) => {
  await enter(page, student, '/settings');
  await page.waitForLoadState('networkidle');
  const enrollments = page.getByRole('checkbox', { name: 'Enrollments' });
  await expect(enrollments).toBeChecked();
  await context.setOffline(true);
  await enrollments.click();
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t save the change' })).toBeVisible();
  await expect(enrollments).toBeChecked();
  await context.setOffline(false);
  const saved = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await enrollments.uncheck();
  await saved;
  await page.reload();
  await expect(enrollments).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Deleted cohorts' })).toBeChecked();
});

test('the unsubscribe link of a mail works without a sign-in', async ({ page, site, newPerson }) => {
  await school.enroll(student, (await school.cohort()).id);
  const mail = (await site.mailbox.to(student.email, 2)).find(({ subject }) =>
    subject.startsWith('You’re enrolled'),
  );
  const stranger = await newPerson();
  await stranger.goto(/Unsubscribe from these emails: (\S+)/.exec(mail!.text)![1]!);
  expect(await violations(stranger)).toEqual([]);
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(
    stranger.getByRole('heading', { name: 'We won’t email you about your enrollments' }),
  ).toBeVisible();
  expect(await violations(stranger)).toEqual([]);
  await enter(page, student, '/settings');
  await expect(page.getByRole('checkbox', { name: 'Enrollments' })).not.toBeChecked();
});

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  });

/** Resolves once the page that is about to be opened is subscribed to notifications. Call it before opening the page. */
async function listensToNotifications(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('notificationAdded'));
  await quiet(page); // earlier changes are refetched
}
