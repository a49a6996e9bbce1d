import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { COURSE, enter, openSchool, type Person, type School } from './support/school.ts';
import { hold } from './support/traffic.ts';

let school: School;
let ines: Person;

test.beforeEach(async ({ site }) => {
  school = await openSchool(site);
  ines = await school.student('Ines');
});

/**
 * Resolves once the page is subscribed to discussions; earlier events are not received. Call it before opening the
 * screen.
 */
async function followsDiscussions(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('discussionChanged'));
}

async function start(page: Page, title: string, body: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Message' }).fill(body);
  await page.getByRole('button', { name: 'Start Discussion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const writeReply = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your reply' }).fill(text);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
};

const field = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });
const replies = (page: Page) => page.getByRole('region', { name: /^Replies/ }).getByRole('article');

test('two people see a new discussion, its replies, changes and deletion without a reload', async ({
  page,
  newPerson,
}) => {
  const other = await newPerson();
  const follows = followsDiscussions(other);
  await enter(other, ines, '/discussions');
  await expect(other.getByText('No discussions yet.')).toBeVisible();
  await follows;

  await enter(page, school.teacher, '/discussions');
  await page.getByRole('link', { name: 'Start New Discussion' }).first().click();
  await page.getByRole('button', { name: 'Start Discussion' }).click();
  await expect(page.getByText('Discussion title is required.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Topic' }).selectOption(COURSE);
  await start(page, 'Which paper?', 'Bring a sheet of what you print on.\nSee https://example.org/paper');
  await expect(page.getByRole('link', { name: 'https://example.org/paper' })).toHaveAttribute(
    'rel',
    /noopener/,
  );

  const card = other.getByRole('article', { name: 'Which paper?' });
  await expect(card).toContainText(COURSE);
  await expect(card).toContainText('Started by Mara Voss');
  await card.getByRole('link', { name: 'Which paper?' }).click();
  await expect(other.getByText('Bring a sheet of what you print on.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Actions for the discussion' })).toHaveCount(0);

  const answer = await hold(other, 'ReplyToDiscussion');
  await writeReply(other, 'Cotton, 300 grams.');
  await expect(replies(other)).toContainText('Sending');
  await expect(field(other)).toHaveValue('');
  answer.release();
  await expect(replies(other).getByText('Sending')).toBeHidden();
  await expect(replies(page)).toContainText('Cotton, 300 grams.');
  await expect(page.getByRole('heading', { name: 'Replies 1' })).toBeVisible();

  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await bell.click(); // visible replies count as read
  await expect(page.getByRole('dialog').getByText('Ines replied in “Which paper?”.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Unread')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ines replied in')).toHaveCount(0); // no toast while the reply itself is visible

  await writeReply(page, 'Good choise.');
  await expect(replies(other)).toHaveCount(2);
  await expect(replies(other).last()).toContainText('Good choise.');
  await page.getByRole('button', { name: 'Actions for the reply by Mara Voss' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Text of your reply' }).fill('Good choice.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(replies(other).last()).toContainText('Good choice.');
  await expect(replies(other).last()).toContainText('edited');
  expect(await violations(other)).toEqual([]);

  await page.getByRole('button', { name: 'Actions for the reply by Ines' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'close' }).last().click(); // sends it at once
  await expect(replies(other)).toHaveCount(1);
  await expect(other.getByRole('heading', { name: 'Replies 1' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for the discussion' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'close' }).last().click(); // sends it at once
  await expect(page.getByText('No discussions about this course yet.')).toBeVisible();
  await expect(other.getByText('This discussion isn’t available')).toBeVisible();
});

test("a course's tab lists its discussions and no others", async ({ page, newPerson }) => {
  await enter(page, ines, '/courses');
  await page.getByRole('link', { name: COURSE }).first().click();
  await page.getByRole('tab', { name: 'Discussions' }).click();
  await expect(page.getByText('No discussions about this course yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Start New Discussion' }).click();
  await start(page, 'How long does ink dry?', 'In winter, too?');
  await page.getByRole('link', { name: COURSE }).click();
  const list = page.getByRole('list', { name: 'Discussions' });
  await expect(list.getByRole('article', { name: 'How long does ink dry?' })).toBeVisible();

  const teacher = await newPerson();
  await enter(teacher, school.teacher, '/discussions/new');
  await start(teacher, 'Opening hours', 'Until eight on Fridays.');
  await teacher.goto('/discussions');
  await expect(teacher.getByRole('article')).toHaveCount(2);
  await teacher.getByRole('link', { name: 'How long does ink dry?' }).click();
  await writeReply(teacher, 'Two days.');
  await expect(list.getByText('Last reply by Mara Voss')).toBeVisible();
  await expect(list.getByRole('article')).toHaveCount(1);
  await teacher.getByRole('link', { name: 'All discussions' }).click();
  await expect(teacher.getByRole('article').first()).toContainText('How long does ink dry?');
  await teacher.getByRole('searchbox', { name: 'Search discussions' }).fill('fridays');
  await expect(teacher.getByRole('article')).toHaveCount(1);
  await expect(teacher.getByRole('article')).toContainText('Opening hours');
});

test('typed text stays while the courses are loading', async ({ page }) => {
  const courses = await hold(page, 'DiscussionCourses');
  await enter(page, ines, '/discussions/new');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Is this kept?');
  courses.release();
  await expect(
    page.getByRole('combobox', { name: 'Topic' }).getByRole('option', { name: COURSE }),
  ).toBeAttached();
  await expect(title).toHaveValue('Is this kept?');
  await expect(title).toBeFocused();
});

test('a reply that could not be sent returns to the field, and is sent once', async ({ page }) => {
  await enter(page, ines, '/discussions/new');
  await start(page, 'Anybody here?', 'Hello.');
  const lost = await hold(page, 'ReplyToDiscussion');
  await page.getByRole('textbox', { name: 'Your reply' }).fill('One more thing.');
  await page.keyboard.press('Control+Enter');
  await expect(replies(page)).toHaveCount(1);
  lost.release({ status: 502, body: 'Bad Gateway' });
  await expect(field(page)).toHaveValue('One more thing.');
  await expect(replies(page)).toHaveCount(0);
  await expect(page.getByRole('form', { name: 'Your reply' }).getByRole('alert')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page).getByText('Sending')).toHaveCount(0); // until then the draft is kept
  await page.reload();
  await expect(replies(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
});
