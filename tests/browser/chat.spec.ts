import type { Locator, Page } from '@playwright/test';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { enter, openSchool, type Person, type School } from './support/school.ts';
import { hold } from './support/traffic.ts';

let school: School;
let ines: Person;

test.beforeEach(async ({ site }) => {
  school = await openSchool(site);
  ines = await school.student('Ines');
});

/** Opens the conversation with a person through the list. */
async function talkTo(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search chats and people' }).fill(name);
  await page.getByRole('region', { name: 'People' }).getByText(name, { exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

const messages = (page: Page) => page.getByRole('log');
const bubble = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
  await page.keyboard.press('Enter');
}

test('two people chat: presence, unread count, typing and every message arrive without a reload', async ({
  page,
  newPerson,
}) => {
  await enter(page, school.teacher, '/dashboard');
  const other = await newPerson();
  await enter(other, ines, '/chat');
  await expect(other.getByText('Select a user to start chatting')).toBeVisible();
  await talkTo(other, 'Mara Voss');
  await expect(other.getByRole('heading', { level: 2, name: 'Mara Voss' }).locator('..')).toContainText(
    'Online',
  );
  await expect(other.getByRole('button', { name: 'Send' })).toBeDisabled();
  await write(other, '   ');
  await write(other, 'May I bring my own paper?\nIt is handmade.');
  await expect(bubble(other, 'May I bring my own paper?').getByRole('img', { name: 'Sent' })).toBeVisible();
  await write(other, 'See https://example.org/paper and javascript:alert(1)');
  const link = messages(other).getByRole('link');
  await expect(link).toHaveText('https://example.org/paper');
  await expect(link).toHaveAttribute('rel', /noopener/);

  await expect(page.getByRole('link', { name: /Chat/ })).toContainText('2');
  await page.getByRole('link', { name: /Chat/ }).click();
  const row = page.getByRole('link', { name: /Ines/ });
  await expect(row).toContainText('2 unread messages');
  await expect(row).toContainText('Online');
  await row.click();
  await expect(messages(page)).toContainText('It is handmade.');
  await expect(page.getByRole('link', { name: 'Chat', exact: true })).toBeVisible();

  await page.getByRole('textbox', { name: /^Message to/ }).pressSequentially('Ye');
  await expect(other.getByText('Mara Voss is typing…')).toBeVisible();
  await write(page, 'Yes, please do.');
  await expect(bubble(other, 'Yes, please do.')).toBeVisible();
  await expect(other.getByText('Mara Voss is typing…')).toBeHidden();

  await other.close();
  await expect(page.getByRole('heading', { level: 2, name: /Ines/ }).locator('..')).toContainText('Offline');
});

test('a message shows immediately, stays when sending fails, and is sent once', async ({ page }) => {
  await enter(page, ines, '/chat');
  await talkTo(page, 'Mara Voss');
  const answer = await hold(page, 'SendMessage');
  await write(page, 'Hello?');
  await expect(bubble(page, 'Hello?').getByRole('img', { name: 'Sending' })).toBeVisible();
  answer.release();
  await expect(bubble(page, 'Hello?').getByRole('img', { name: 'Sent' })).toBeVisible();

  const lost = await hold(page, 'SendMessage');
  await write(page, 'Is anybody there?');
  lost.release({ status: 502, body: 'Bad Gateway' });
  const failed = bubble(page, 'Is anybody there?');
  await expect(failed.getByRole('alert')).toContainText('Not sent');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Chat' }).click();
  await page.getByRole('link', { name: /Mara Voss/ }).click();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed.getByRole('img', { name: 'Sent' })).toBeVisible();
  await page.reload();
  await expect(bubble(page, 'Is anybody there?')).toHaveCount(1);
});

test('messages that were not sent survive a reload, also one that is on its way, and are sent once', async ({
  page,
}) => {
  await enter(page, ines, '/chat');
  await talkTo(page, 'Mara Voss');
  const lost = await hold(page, 'SendMessage');
  await write(page, 'Is the press free?');
  lost.release({ status: 502, body: 'Bad Gateway' });
  await expect(bubble(page, 'Is the press free?').getByRole('alert')).toContainText('Not sent');
  await hold(page, 'SendMessage');
  await write(page, 'On Friday?');
  await expect(bubble(page, 'On Friday?').getByRole('img', { name: 'Sending' })).toBeVisible();
  await page.reload();
  for (const text of ['Is the press free?', 'On Friday?']) {
    const message = bubble(page, text);
    await expect(message.getByRole('alert')).toContainText('Not sent');
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(message.getByRole('img', { name: 'Sent' })).toBeVisible();
  }
  await page.reload();
  await expect(bubble(page, 'On Friday?').getByRole('img', { name: 'Sent' })).toBeVisible();
  await expect(bubble(page, 'Is the press free?')).toHaveCount(1);
  await expect(page.getByText('Not sent')).toHaveCount(0);
});

test('a person edits and deletes an own message, and the other sees it', async ({ page, newPerson }) => {
  await enter(page, ines, '/chat');
  await talkTo(page, 'Mara Voss');
  await write(page, 'The blue ink');
  const other = await newPerson();
  await enter(other, school.teacher, '/chat');
  await other.getByRole('link', { name: /Ines/ }).click();
  await expect(bubble(other, 'The blue ink')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Actions/ })).toHaveCount(0);

  await page.getByRole('button', { name: /^Actions for your message/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: /^Message to/ }).fill('The black ink');
  await page.keyboard.press('Enter');
  await expect(bubble(other, 'The black ink')).toContainText('edited');

  await page.getByRole('button', { name: /^Actions for your message/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'close' }).last().click(); // sends it at once
  await expect(other.getByText('This message was deleted.').first()).toBeVisible();
  await expect(messages(other)).not.toContainText('The black ink');
});

test('scrolling up loads a long history page by page, and a lost socket misses no message', async ({
  page,
  newPerson,
}) => {
  await enter(page, ines, '/chat');
  await talkTo(page, 'Mara Voss');
  for (let number = 1; number <= 28; number++) await write(page, `Line ${number}.`);
  await expect(bubble(page, 'Line 28.').getByRole('img', { name: 'Sent' })).toBeVisible();

  const other = await newPerson();
  await enter(other, school.teacher, '/chat');
  await other.getByRole('link', { name: /Ines/ }).click();
  for (let number = 29; number <= 56; number++) await write(other, `Line ${number}.`);
  await expect(bubble(other, 'Line 56.').getByRole('img', { name: 'Sent' })).toBeVisible();
  await other.reload();
  await expect(bubble(other, 'Line 56.')).toBeVisible();
  await expect(bubble(other, 'Line 1.')).toHaveCount(0);
  await expect(async () => {
    await messages(other).evaluate((list) => list.scrollTo({ top: 0 }));
    await expect(bubble(other, 'Line 1.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await other.getByRole('button', { name: 'Jump to the latest message' }).click();
  await expect(bubble(other, 'Line 56.')).toBeVisible();

  await other.context().setOffline(true);
  await write(page, 'While you were away.');
  await expect(bubble(page, 'While you were away.').getByRole('img', { name: 'Sent' })).toBeVisible();
  await other.context().setOffline(false);
  await expect(bubble(other, 'While you were away.')).toBeVisible({ timeout: 15_000 });
});

test('a phone shows either the list or a conversation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, ines, '/chat');
  await talkTo(page, 'Mara Voss');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await write(page, 'From my phone');
  await expect(bubble(page, 'From my phone').getByRole('img', { name: 'Sent' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page.getByRole('link', { name: /Mara Voss/ })).toContainText('From my phone');
});

test('a conversation of other people shows as not found', async ({ page }) => {
  await enter(page, ines, `/chat/${UNKNOWN_ID}`);
  await expect(page.getByText('This conversation isn’t available')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
