import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { demoAccount } from './support/members.ts';
import { signInto } from './support/school.ts';
import { loaded, type Screen } from './support/screens.ts';

const REACT = ['course', 'React from the Ground Up'] as const;

/** Screens with rows of buttons and badges. */
const SCREENS: readonly Screen[] = [
  { who: 'teacher', path: '/course/:guid/edit', item: REACT, query: '?tab=curriculum' },
  {
    who: 'teacher',
    path: '/activities/:guid/submissions',
    item: ['activity', 'Cut a page into components'],
  },
  { who: 'teacher', path: '/course/:guid', item: REACT, query: '?tab=assignments' },
  { who: 'admin', path: '/sessions/:guid/attendance', item: ['session'] },
  { who: 'admin', path: '/analytics' },
  { who: 'admin', path: '/cohorts' },
  { who: 'admin', path: '/orders' },
];

for (const who of ['teacher', 'admin'] as const)
  test(`no button or badge of a ${who} is cut in German at 360 and 768 pixels`, async ({
    page,
    members,
    site,
  }) => {
    await signInto(page.context(), demoAccount(who));
    await page.context().addCookies([{ name: 'language', value: 'de', url: site.origin }]);
    for (const screen of SCREENS.filter((each) => each.who === who)) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(await members.addressOf(screen));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.waitForLoadState('networkidle');
      await loaded(page);
      expect.soft(await cutTexts(page), screen.path).toEqual([]);
      await page.setViewportSize({ width: 768, height: 740 });
      expect.soft(await cutTexts(page), `${screen.path} at 768`).toEqual([]);
    }
  });

/** Returns the texts of buttons, badges, prices and axes that do not fit, leave their card, or are below a button. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const parts = '.mantine-Button-root, .mantine-Button-label, .mantine-Badge-label, [role=img] text';
    const isTooWide = (part: Element) => part.scrollWidth > part.clientWidth + 1;
    const leaves = (part: Element) => {
      const around = part.closest('[class*=mantine-Card], li, tr, svg')?.getBoundingClientRect();
      const own = part.getBoundingClientRect();
      return (
        around !== undefined && own.width > 0 && (own.right > around.right + 1 || own.left < around.left - 1)
      );
    };
    const isCovered = (badge: Element) => {
      const own = badge.getBoundingClientRect();
      const buttons = [...(badge.closest('li, tr')?.querySelectorAll('button') ?? [])];
      return buttons.some((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return own.right > left && own.left < right && own.bottom > top && own.top < bottom;
      });
    };
    const boxes = [...document.querySelectorAll(`main :is(${parts})`)].filter(
      (part) => (part.clientWidth > 0 && isTooWide(part)) || leaves(part),
    );
    const inRows = [...document.querySelectorAll('main :is(button, dd > *)')].filter(leaves);
    const covered = [...document.querySelectorAll('main .mantine-Badge-label')].filter(isCovered);
    return [...boxes, ...inRows, ...covered].map(
      (part) => part.textContent || part.getAttribute('aria-label'),
    );
  });
