import { paths } from '#lib/paths';
import { DEMO_PASSWORD } from '#app/demo/accounts';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { expect, test } from './support/fixtures.ts';
import { enter } from './support/school.ts';

const OWNER = { email: 'grace@demo.example', password: DEMO_PASSWORD, name: 'Grace' };

/** Every address with an ID in its path, from the app's table of addresses. */
const addresses = (id: string) =>
  Object.values(paths)
    .flatMap((path) => (typeof path === 'function' ? [path(id, 'overview')] : []))
    .filter((address) => !address.includes('?'));

/** Texts of screens for objects that do not exist or that the viewer may not see. */
const MISSING = /(does not|doesn’t) exist|(is not|isn’t) available|no certificate|no longer works/i;

for (const [kind, id] of [
  ['malformed', 'not-a-uuid'],
  ['unknown', UNKNOWN_ID],
] as const) {
  test(`every screen reports that nothing exists under a ${kind} id`, async ({ page }) => {
    test.slow();
    await enter(page, OWNER);
    for (const address of addresses(id)) {
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main, address).toContainText(MISSING, { timeout: 15_000 });
      await expect(main, address).not.toContainText(/UUID|Variable/);
      await expect(main.getByRole('button', { name: 'Retry' }), address).toBeHidden();
    }
  });
}

test('a visitor reads the same for a shared course', async ({ page }) => {
  await page.goto('/course/123');
  await expect(page.getByRole('main')).toContainText(MISSING);
});
