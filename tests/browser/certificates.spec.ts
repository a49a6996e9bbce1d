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

test('a teacher revokes a certificate with a reason that everybody reads, and issues another one', async ({
  page,
  newPerson,
}) => {
  await enter(page, TEACHER, `${SCREEN}?status=issued`);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Actions:/ }) })
    .first();
  const number = await row.getByTitle('Verification link').textContent();
  await row.getByRole('button', { name: /^Actions:/ }).click();
  await page.getByRole('menuitem', { name: 'Revoke…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke certificate' });
  await dialog.getByRole('button', { name: 'Revoke Certificate' }).click();
  await expect(dialog.getByText('Reason is required.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('The project was copied.');
  await dialog.getByRole('button', { name: 'Revoke Certificate' }).click();
  await expect(page.getByText(/^We revoked .*certificate\.$/)).toBeVisible();

  const visitor = await newPerson();
  await visitor.goto(`/certificates/${number}`);
  await expect(visitor.getByRole('heading', { name: 'This certificate was revoked.' })).toBeVisible();
  await expect(visitor.getByText('The project was copied.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Download digital badge' })).toHaveCount(0);
  expect(await violations(visitor)).toEqual([]);

  await page.getByText('Revoked', { exact: true }).first().click();
  const revoked = page.getByRole('listitem').filter({ hasText: 'The project was copied.' });
  await expect(revoked).toBeVisible(); // the list of before is faded until then
  expect(await violations(page)).toEqual([]);
  await revoked.getByRole('button', { name: /^Issue Again/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue Certificate' }).click();
  await expect(page.getByText(/^We issued .*certificate\.$/)).toBeVisible();
  await expect(revoked.getByRole('button', { name: /^Issue Again/ })).toHaveCount(0);
});

test('a teacher sets the rule of a course, and a student sees what is missing', async ({
  page,
  newPerson,
}) => {
  await enter(page, demoPerson('admin@demo.example'), '/courses?search=Data');
  await page.getByRole('link', { name: 'Data Science Foundations' }).first().click();
  await page.waitForURL(/\/course\//);
  await page.goto(`${new URL(page.url()).pathname}/edit?tab=certificates`);
  await expect(page.getByRole('heading', { name: 'Students who would get one now' })).toBeVisible();
  await expect(page.getByText('Not yet').first()).toBeVisible();
  await page.getByLabel('Lessons completed (%)').fill('101');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Lessons completed (%)').fill('90');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Rule saved\./)).toBeVisible();

  const student = await newPerson();
  await enter(student, STUDENT, '/courses/my-courses');
  await student.getByRole('link', { name: 'Data Science Foundations', exact: true }).click();
  const goal = student.getByRole('region', { name: 'Certificate' });
  await expect(goal.getByText('90% of lessons')).toBeVisible();
  await expect(goal.getByText(/^you have \d+%$/)).toBeVisible();
  expect(await violations(student)).toEqual([]);
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
