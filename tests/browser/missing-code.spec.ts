import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/demo/accounts';
import { expect, test } from './support/fixtures.ts';
import { enter } from './support/school.ts';

test.use({ isFirstVisit: true });

const STUDENT = { email: 'student@demo.example', password: DEMO_PASSWORD, name: 'Maya' };

/** Returns the address of the built file that contains a source file. */
function builtFile(source: string): string {
  const manifest = path.resolve(import.meta.dirname, '../../client/dist/en/.vite/manifest.json');
  const files = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  return files[source]!.file;
}

const COHORTS = builtFile('src/features/cohort/CohortsPage.tsx');

const openCohorts = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Cohorts', exact: true })
    .click();

/** Counts requests for the code of a screen, and loads of the page, from now on. */
function watchLoads(page: Page): { code: number; pages: number } {
  const seen = { code: 0, pages: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith(COHORTS)) seen.code++;
    if (request.isNavigationRequest()) seen.pages++;
  });
  return seen;
}

test('a screen whose code is missing is reloaded once, then shows an error until Reload finds it', async ({
  page,
}) => {
  await enter(page, STUDENT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const missing = `**/${COHORTS}`;
  await page.route(missing, (route) => route.fulfill({ status: 404 }));
  const seen = watchLoads(page);
  await openCohorts(page);
  await expect(page.getByText('We couldn’t load this page')).toBeVisible();
  await expect.poll(() => seen.pages).toBe(1);
  await expect(page.getByText('We couldn’t load this page')).toBeVisible();
  await page.waitForTimeout(3000);
  expect(seen.pages).toBe(1);
  expect(seen.code).toBeLessThanOrEqual(8);

  await page.unroute(missing);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cohorts' })).toBeVisible();
});

test('after a release a screen loads the new files without any action', async ({ page }) => {
  await enter(page, STUDENT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The running page requests a file of the former release; the reloaded one receives the present files.
  // The route stays: to take it away while the page reloads may leave a request without an answer.
  let requests = 0;
  await page.route(`**/${COHORTS}`, (route) =>
    requests++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const seen = watchLoads(page);
  await openCohorts(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cohorts' })).toBeVisible();
  expect(seen.pages).toBe(1);
});

test('offline the screen says so, requests nothing, and loads once the network is back', async ({
  page,
  context,
}) => {
  await enter(page, STUDENT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  const seen = watchLoads(page);
  await openCohorts(page);
  await expect(page.getByText('This page opens as soon as you’re back online.')).toBeVisible();
  await page.waitForTimeout(3000);
  expect(seen.pages).toBe(0);
  expect(seen.code).toBeLessThanOrEqual(4);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Cohorts' })).toBeVisible();
});
