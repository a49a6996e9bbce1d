import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { chooseAction } from './support/actions.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/forms.ts';
import { accessTokenOf, ask, enter, openSchool, type Person, type School } from './support/school.ts';

let school: School;
let student: Person;

test.beforeEach(async ({ site }) => {
  school = await openSchool(site);
  student = await school.student();
});

const undo = (page: Page, text: string) => toast(page, text).getByRole('button', { name: 'Undo' }).click();

/** Starts a discussion with a reply by the API, and returns its path. */
async function aDiscussion(site: Parameters<typeof ask>[0]): Promise<string> {
  const token = await accessTokenOf(site, student);
  const { startDiscussion } = await ask<{ startDiscussion: { discussion: { id: string } } }>(
    site,
    'mutation ($input: StartDiscussionInput!) { startDiscussion(input: $input) { discussion { id } } }',
    { input: { title: 'Which paper?', body: 'Cotton or linen?' } },
    token,
  );
  const { id } = startDiscussion.discussion;
  await ask(
    site,
    'mutation ($input: ReplyToDiscussionInput!) { replyToDiscussion(input: $input) { reply { id } } }',
    { input: { id: crypto.randomUUID(), discussionId: id, body: 'Cotton, 300 grams.' } },
    token,
  );
  return `/discussions/${id}`;
}

async function deleteReply(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions for the reply/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

const replies = (page: Page) => page.getByRole('region', { name: /^Replies/ }).getByRole('article');

test('a deleted reply disappears without a question, and comes back with Undo', async ({ page, site }) => {
  await enter(page, student, await aDiscussion(site));
  await deleteReply(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(replies(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Replies 0' })).toBeVisible();
  await toast(page, 'The reply was deleted.').getByRole('button', { name: 'Undo' }).focus(); // so that it stays
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await violations(page)).toEqual([]);
  await undo(page, 'The reply was deleted.');
  await expect(replies(page)).toHaveCount(1);
  await page.reload();
  await expect(replies(page)).toHaveCount(1);
});

test('a reply is deleted on the server when its toast closes, and at once when the page is left', async ({
  page,
  newPerson,
  site,
}) => {
  const address = await aDiscussion(site);
  await enter(page, student, address);
  const other = await newPerson();
  await enter(other, school.teacher, address);
  await expect(replies(other)).toHaveCount(1);
  await deleteReply(page);
  await toast(page, 'The reply was deleted.').getByRole('button', { name: 'close' }).click();
  await expect(replies(other)).toHaveCount(0);

  const second = await aDiscussion(site);
  await page.goto(second);
  await deleteReply(page);
  await expect(replies(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Which paper?' })).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
});

test('signing out first sends a deletion that could still be undone', async ({ page, newPerson, site }) => {
  const address = await aDiscussion(site);
  await enter(page, student, address);
  await deleteReply(page);
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  const other = await newPerson();
  await enter(other, school.teacher, address);
  await expect(other.getByRole('heading', { level: 1, name: 'Which paper?' })).toBeVisible();
  await expect(replies(other)).toHaveCount(0);
});

test('a deletion that fails shows the reply again', async ({ page, site }) => {
  await enter(page, student, await aDiscussion(site));
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('DeleteDiscussionReply') ? route.abort() : route.fallback(),
  );
  await deleteReply(page);
  await toast(page, 'The reply was deleted.').getByRole('button', { name: 'close' }).click();
  await expect(toast(page, 'We couldn’t delete it.')).toBeVisible();
  await expect(replies(page)).toHaveCount(1);
});

test('a discussion leaves its list, and comes back with Undo by the keyboard alone', async ({
  page,
  site,
}) => {
  await enter(page, student, await aDiscussion(site));
  await page.getByRole('button', { name: 'Actions for the discussion' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discussions' })).toBeVisible();
  await expect(page.getByText('No discussions yet.')).toBeVisible();
  const button = toast(page, 'The discussion was deleted.').getByRole('button', { name: 'Undo' });
  await expect(button).toBeVisible();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Which paper?' })).toBeVisible();
});

test('a message shows as deleted, until Undo', async ({ page }) => {
  await enter(page, student, '/chat');
  await page.getByRole('searchbox', { name: 'Search chats and people' }).fill('Mara Voss');
  await page.getByRole('region', { name: 'People' }).getByText('Mara Voss', { exact: true }).click();
  await page.getByRole('textbox', { name: /^Message to/ }).fill('Hello?');
  await page.keyboard.press('Enter');
  const bubble = page.getByRole('article').filter({ hasText: 'Hello?' });
  await expect(bubble.getByRole('img', { name: 'Sent' })).toBeVisible();
  await page.getByRole('button', { name: /^Actions for your message/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(bubble).toHaveCount(0);
  await undo(page, 'The message was deleted.');
  await expect(bubble).toBeVisible();
});

test('a cancelled invitation and a removed instructor come back with Undo', async ({ page, site }) => {
  const token = await accessTokenOf(site, school.teacher);
  await ask(
    site,
    'mutation ($items: [InviteMemberInput!]!) { inviteMembers(input: { items: $items }) { results { index } } }',
    { items: [{ email: 'jon@example.org', role: 'INSTRUCTOR' }] },
    token,
  );
  await enter(page, school.teacher, '/isettings?tab=members');
  const cancel = page.getByRole('button', { name: 'Cancel invitation to jon@example.org' });
  await cancel.click();
  await expect(page.getByText('No open invitations.')).toBeVisible();
  await undo(page, 'The invitation to jon@example.org was cancelled.');
  await expect(cancel).toBeVisible();

  const { id } = await school.cohort();
  const { viewer } = await ask<{ viewer: { membership: { id: string } } }>(
    site,
    '{ viewer { membership { id } } }',
    {},
    token,
  );
  await ask(
    site,
    'mutation ($input: AddCohortInstructorInput!) { addCohortInstructor(input: $input) { cohort { id } } }',
    { input: { cohortId: id, memberId: viewer.membership.id } },
    token,
  );
  await page.goto(`/cohorts/${id}`);
  const remove = page.getByRole('button', { name: 'Remove Mara Voss' });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await undo(page, 'Mara Voss');
  await expect(remove).toBeVisible();
  await page.reload();
  await expect(remove).toBeVisible();
});

test('a dialog about a cancellation has one button with that word', async ({ page }) => {
  const { id } = await school.cohort();
  await school.enroll(student, id);
  await enter(page, student, `/cohorts/${id}`);
  await chooseAction(page, 'Cancel enrollment');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Keep my seat' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Cancel/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Keep my seat' }).click();
  await expect(page.getByText('You are Enrolled to this Cohort')).toBeVisible();
});
