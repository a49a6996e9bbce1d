import fs from 'node:fs';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter, signInto } from './support/school.ts';

const TEACHER = demoPerson('teacher@demo.example');
const STUDENT = demoPerson('student@demo.example');
const COURSE = 'GraphQL APIs That Last';
const SCREEN = '/courses/certificates';

test('a teacher issues a certificate; the student sees it immediately, saves it, and everybody can check it', async ({
  page,
  newPerson,
}) => {
  const student = await newPerson();
  const listening = student
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('LiveNotifications')),
    );
  await enter(student, STUDENT, SCREEN);
  await listening;
  const card = student.getByRole('listitem').filter({ hasText: COURSE });
  await expect(card.getByText('Waiting for your teacher to issue it.')).toBeVisible();
  expect(await violations(student)).toEqual([]);

  await enter(page, TEACHER, SCREEN);
  const issue = page.getByRole('button', {
    name: `Issue Maya Lindqvist’s certificate for ${COURSE}`,
  });
  await expect(issue).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await issue.click();
  const dialog = page.getByRole('dialog', { name: 'Issue certificate' });
  await dialog.getByLabel('Grade').fill('x'.repeat(41));
  await dialog.getByRole('button', { name: 'Issue Certificate' }).click();
  await expect(dialog.getByText('Use at most 40 characters.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Grade').fill('Summa cum laude');
  await dialog.getByRole('button', { name: 'Issue Certificate' }).click();
  await expect(page.getByText('We issued Maya Lindqvist’s certificate.')).toBeVisible();
  await expect(issue).toHaveCount(0);

  // Without a reload.
  await expect(student.getByText(`Your certificate for ${COURSE} was issued.`)).toBeVisible();
  await expect(card.getByText('Summa cum laude')).toBeVisible();
  expect(await violations(student)).toEqual([]);
  const saved = student.waitForEvent('download');
  await card.getByRole('button', { name: `Download the certificate for ${COURSE}` }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^certificate-.{14}\.pdf$/);
  expect(
    fs
      .readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await student.goto('/courses/my-courses');
  await student.getByRole('link', { name: `View Certificate: ${COURSE}` }).click();
  const number = await card.getByTitle('Verification link').textContent();
  const visitor = await newPerson();
  await visitor.goto('/certificates');
  await visitor.getByLabel('Certificate number').fill(number!.toLowerCase().replaceAll('-', ''));
  expect(await violations(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Verify' }).click();
  await expect(visitor.getByRole('heading', { name: 'This certificate is valid.' })).toBeVisible();
  await expect(visitor.getByText(`Maya Lindqvist completed the course “${COURSE}”.`)).toBeVisible();
  expect(await violations(visitor)).toEqual([]);
  await visitor.goto('/certificates/0000-0000-0000');
  await expect(
    visitor.getByRole('heading', { name: 'There’s no certificate with this number.' }),
  ).toBeVisible();
});

test('a teacher issues all pending certificates of a cohort at once', async ({ page }) => {
  await enter(page, TEACHER, SCREEN);
  await page.getByRole('button', { name: 'Issue all certificates for API Design Sprint' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue all certificates?' });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Issue All' }).click();
  await expect(page.getByText(/^\d+ certificates issued\.$/)).toBeVisible();
  await expect(page.getByText('Nothing to issue yet.')).toBeVisible();
  await page.getByText('Issued', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'API Design Sprint' })).toBeVisible();
  await page.getByRole('searchbox').fill('Summer');
  await expect(page.getByRole('heading', { name: 'React Summer Cohort' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'API Design Sprint' })).toHaveCount(0);
});

test('failures to load or save show an error and a retry', async ({ page }) => {
  await signInto(page.context(), STUDENT);
  let isDown = true;
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('OwnCertificates') ? route.abort() : route.fallback(),
  );
  await page.goto(SCREEN);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  const download = page.getByRole('button', {
    name: 'Download the certificate for React from the Ground Up',
  });
  await page.route('**/exports/certificates/*', (route) => route.abort());
  await download.click();
  await expect(page.getByText('We couldn’t download the certificate. Please try again.')).toBeVisible();
  await expect(download).toBeEnabled();
});

test('a student marks a lesson as completed, and the progress is updated', async ({ page }) => {
  await enter(page, STUDENT, '/courses/my-courses');
  await page.getByRole('link', { name: 'Data Science Foundations', exact: true }).click();
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress.getByText('lessons completed 1/7')).toBeVisible();
  const next = page.getByRole('button', { name: 'Completed: Samples and their traps' });
  await expect(next).toHaveAttribute('aria-pressed', 'false');
  await next.click();
  await expect(progress.getByText('lessons completed 2/7')).toBeVisible();
  await expect(next).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(page)).toEqual([]);
  await next.click();
  await expect(progress.getByText('lessons completed 1/7')).toBeVisible();
});
