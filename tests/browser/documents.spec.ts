import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures.ts';
import { demoPerson, enter } from './support/school.ts';

interface Body {
  operationName: string;
  query?: string;
  extensions?: { persistedQuery?: object };
}

/** Request bodies of the operations that a page sends from now on. */
function watchBodies(page: Page): Body[] {
  const bodies: Body[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/graphql')
      bodies.push(request.postDataJSON() as Body);
  });
  return bodies;
}

test('screens send hashes instead of documents, and the server of their version knows them', async ({
  page,
}) => {
  const bodies = watchBodies(page);
  await signIn(page, 'student@demo.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/cohorts');
  await expect(page.getByRole('link', { name: 'React Winter Cohort' })).toBeVisible();
  const names = bodies.map(({ operationName }) => operationName);
  expect(names).toEqual(expect.arrayContaining(['SignIn', 'StudentDashboard', 'RefreshSession', 'Cohorts']));
  // start.js sends the text of RefreshSession, which is shorter than a hash.
  const others = bodies.filter(({ operationName }) => operationName !== 'RefreshSession');
  expect(others.filter(({ query }) => query !== undefined)).toEqual([]);
  expect(others.filter(({ extensions }) => !extensions?.persistedQuery)).toEqual([]);
});

test('a server of another version receives the full documents', async ({ page }) => {
  await page.route('**/graphql', (route) => {
    const { extensions, ...body } = route.request().postDataJSON() as Body;
    const persistedQuery = extensions?.persistedQuery && { version: 1, sha256Hash: '0'.repeat(64) };
    const postData = { ...body, ...(persistedQuery && { extensions: { persistedQuery } }) };
    return route.continue({ postData });
  });
  const bodies = watchBodies(page);
  await enter(page, demoPerson('student@demo.example'), '/cohorts');
  await expect(page.getByRole('link', { name: 'React Winter Cohort' })).toBeVisible();
  expect(bodies.find(({ operationName, query }) => operationName === 'Cohorts' && query)).toBeTruthy();
});
