import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDTHS = [1280, 768, 360] as const;

/** Set to run the rules at each width. Otherwise at 768 px, where the parts of the other two meet, only the width is measured. */
const isFull = process.env['ACCESSIBILITY'] === 'full';

/** Narrowest width at which nothing may scroll sideways (WCAG 1.4.10). */
const NARROWEST = 320;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that read colors. All others read elements, names, roles and sizes, which are the same in light and dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Instead of the source of axe, which would be read twice per look, where the document has it from an earlier look. */
const NOTHING = 'undefined';

/**
 * Expects no broken rule in light and dark, and nothing that scrolls sideways at any width. Width and colors change on the
 * open page: every rule runs in light, and those that read colors again in dark.
 */
export async function expectAccessible(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const broken: string[] = [];
  let colorSchemes: readonly ('light' | 'dark')[] = ['light', 'dark'];
  for (const width of [...widths, NARROWEST]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await lastingOverflow(page);
    if (overflow > 0) broken.push(`at ${width} px it scrolls sideways by ${overflow} px`);
    if (width === NARROWEST || (width === 768 && !isFull)) continue;
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await wears(page, colorScheme);
      const lines = await violations(page, colorScheme === 'dark' ? COLOR_RULES : undefined);
      broken.push(...lines.map((line) => `${width} px, ${colorScheme}: ${line}`));
    }
    colorSchemes = colorSchemes.toReversed(); // to change colors draws the whole page again
  }
  expect(broken).toEqual([]);
}

/** Accessibility rules that a page at rest breaks, of all or of some, as readable lines; empty when it is fine. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await atRest(page);
  // Scrolled, the top bar covers part of a button now and then, which then counts as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: NOTHING }) })
    .options({ resultTypes: ['violations'] }) // what passed, with every element, takes longer to report than to find out
    .setLegacyMode(); // no frames here; without it each look opens a page of its own
  const { violations: found } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Pixels by which the page is too wide; an open menu takes a moment to follow a change of the width. */
async function lastingOverflow(page: Page): Promise<number> {
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  for (let tries = 0; tries < 60 && (await page.evaluate(overflow)) > 0; tries += 1)
    await page.waitForTimeout(100);
  return page.evaluate(overflow);
}

/** Waits until the page wears the colors. */
const wears = (page: Page, colorScheme: string) =>
  page.waitForFunction((wanted) => {
    const worn = document.documentElement.dataset['mantineColorScheme'];
    return worn === undefined || worn === wanted;
  }, colorScheme);

/**
 * Waits for what fades or moves, or is about to: on its way it has colors and places that it never rests in; and for toasts
 * whose time runs, which cover what is below them.
 */
const atRest = (page: Page) =>
  page.waitForFunction(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    const bars = [...document.querySelectorAll('.Toastify__progress-bar')];
    if (bars.some((bar) => getComputedStyle(bar).animationPlayState === 'running')) return false;
    return document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      );
  });
