import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { loaded, screens, withoutRoute, withoutSample } from './support/screens.ts';

test('every route with a parameter has a sample', () => {
  expect(withoutSample, 'add to SAMPLES of support/screens.ts who opens it, with which item').toEqual([]);
  expect(withoutRoute, 'remove from SAMPLES of support/screens.ts').toEqual([]);
});

for (const screen of screens) {
  const { who, path, item, query } = screen;
  test([`${who}:`, path, item?.[1], query].filter(Boolean).join(' '), async ({ members }) => {
    const page = await members.pageOf(who);
    const address = await members.addressOf(screen);
    await page.goto(address);
    await loaded(page);
    expect(new URL(page.url()).pathname, 'the screen leads elsewhere').toBe(address.split('?')[0]);
    await expectAccessible(page);
    await page.close();
  });
}
