import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter, signInto } from './support/school.ts';
import { subscribed } from './support/traffic.ts';

/** Requests of the page to other hosts; should stay empty. */
function watchForeignRequests(page: Page, origin: string): string[] {
  const { host } = new URL(origin);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) foreign.push(request.url());
  });
  return foreign;
}

/** Errors of the content security policy and of scripts. */
function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to|worker/i.test(message.text()) && message.type() === 'error')
      complaints.push(message.text().slice(0, 200));
  });
  return complaints;
}

/** Runs the editor's document once it is loaded. */
async function run(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Operation Editor' }).locator('.view-lines')).toContainText(
    '{',
  );
  await page.getByRole('button', { name: 'Execute query' }).click();
}

const response = (page: Page) => page.getByRole('region', { name: 'Result Window' });

/** Opens the explorer with a document in its editor. */
const open = (page: Page, document: string) => page.goto(`/graphiql?query=${encodeURIComponent(document)}`);

test('runs a query as a visitor, with requests to our own host only', async ({ page, site }) => {
  const foreign = watchForeignRequests(page, site.origin);
  const complaints = watchComplaints(page);
  await page.goto('/graphiql');
  await expect(page).toHaveTitle('API explorer · Lyceum');
  await expect(page.getByText('You ask as a visitor.')).toBeVisible();
  await run(page);
  await expect(response(page)).toContainText('"totalCount"');
  await expect(response(page)).toContainText('"requested"');
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test('runs as the signed-in user, and describes the schema', async ({ page }) => {
  await signInto(page.context(), demoPerson('student@demo.example'));
  await open(page, '{ viewer { email } }');
  await expect(page.getByText('You ask as student@demo.example.')).toBeVisible();
  await run(page);
  await expect(response(page)).toContainText('"student@demo.example"');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByText('Queries. Each root field is one SQL statement.')).toBeVisible();
});

test('shows the events of a subscription as they arrive', async ({ page, newPerson }) => {
  await signInto(page.context(), demoPerson('student@demo.example'));
  await open(page, 'subscription { cohortChanged { cohort { title studentCount } } }');
  await expect(page.getByText('You ask as student@demo.example.')).toBeVisible();
  const begun = subscribed(page);
  await run(page);
  await begun;
  const teacher = await newPerson();
  const title = 'GraphQL Masterclass';
  await enter(teacher, demoPerson('admin@demo.example'), '/cohorts');
  await teacher.getByRole('link', { name: title }).click();
  await teacher.waitForURL(/\/cohorts?\/[\da-f-]{36}/);
  const id = /[\da-f-]{36}/.exec(teacher.url())![0];
  await open(teacher, `mutation { updateCohort(input: { id: "${id}", capacity: 40 }) { cohort { id } } }`);
  await expect(teacher.getByText('You ask as admin@demo.example.')).toBeVisible();
  await run(teacher);
  await expect(response(teacher)).toContainText(id);
  await expect(response(page)).toContainText(title);
});

test('an API token is sent, and kept in memory only', async ({ page }) => {
  await page.goto('/graphiql');
  await page.getByLabel('API token').fill('not-a-token');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('You ask with the token.')).toBeVisible();
  await run(page);
  await expect(response(page)).toContainText('TOKEN_EXPIRED');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('not-a-token');
  await page.getByRole('button', { name: 'Forget the token' }).click();
  await expect(page.getByText('You ask as a visitor.')).toBeVisible();
});

test('fits a phone, the editor above its response', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/graphiql');
  await run(page);
  await expect(response(page)).toContainText('"cohorts"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(page.getByRole('button', { name: 'Use it' })).toBeInViewport({ ratio: 1 });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible in the ${colorScheme} scheme, as far as the third-party editor allows`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/graphiql');
    await expect(page.getByRole('button', { name: 'Execute query' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .exclude('.monaco-editor') // line numbers and comments have too little contrast
      .exclude('.graphiql-tab') // a button inside a tab
      .setLegacyMode()
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([]);
  });
}
