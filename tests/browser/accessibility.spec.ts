import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoAccount } from './support/members.ts';
import { enter } from './support/school.ts';
import {
  follow,
  loaded,
  ROLES,
  type Screen,
  screens,
  withoutRoute,
  withoutSample,
} from './support/screens.ts';

/** Screens that somebody opens one after the other, in one page: to open one costs less than a new page. */
const AT_ONCE = 13;

test('every route with a parameter has a sample', () => {
  expect(withoutSample, 'add to SAMPLES of support/screens.ts who opens it, with which item').toEqual([]);
  expect(withoutRoute, 'remove from SAMPLES of support/screens.ts').toEqual([]);
});

for (const who of ROLES) {
  const all = screens.filter((screen) => screen.who === who);
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    test(`${who}: ${from + 1} to ${from + some.length} of ${all.length} screens`, async ({
      page,
      members,
    }) => {
      if (who !== 'visitor') await enter(page, demoAccount(who));
      for (const screen of some)
        await test.step(nameOf(screen), async () => {
          const problem = await lookAt(page, screen, await members.addressOf(screen)).catch(String);
          expect.soft(problem, nameOf(screen)).toBeUndefined(); // the others are looked at all the same
        });
    });
  }
}

const nameOf = ({ path, item, query }: Screen) => [path, item?.[1], query].filter(Boolean).join(' ');

async function lookAt(page: Page, { who }: Screen, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await (who === 'visitor' ? page.goto(address) : follow(page, address)); // visitors have some pages outside of the app
  await loaded(page);
  expect(new URL(page.url()).pathname, 'the screen leads elsewhere').toBe(address.split('?')[0]);
  await expectAccessible(page);
}
