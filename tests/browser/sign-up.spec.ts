import { enterCode, expect, test, verificationCode } from './support/fixtures.ts';
import { expectToast } from './support/forms.ts';

test('signing up from a shared course returns to it, across a reload and without the plans', async ({
  page,
  site,
}) => {
  const answer = await page.request.post('/graphql', {
    data: { query: '{ courses(first: 1) { nodes { id title } } }' },
  });
  const { data } = (await answer.json()) as { data: { courses: { nodes: { id: string; title: string }[] } } };
  const course = data.courses.nodes[0]!;
  const email = `newcomer-${Date.now()}@example.com`;

  await page.goto(`/course/${course.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: /^Student/ }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('long enough');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('long enough');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/verify');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();

  await enterCode(page, await verificationCode(site, email));
  await page.waitForURL(`**/course/${course.id}`);
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.goto('/pricing');
  await page.waitForURL('**/dashboard');
});

test('a namespace is derived while typing, spaces included', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: /^Teacher/ }).click();
  const namespace = page.getByLabel('Namespace');
  await namespace.pressSequentially('My School ');
  await expect(namespace).toHaveValue('my-school-');
  await namespace.pressSequentially(' 7!');
  await expect(namespace).toHaveValue('my-school-7');
  await namespace.pressSequentially(' ');
  await namespace.blur();
  await expect(namespace).toHaveValue('my-school-7');
});

test('a visitor chooses a plan, signs up, and finds it chosen', async ({ page, site }) => {
  const name = `plan-${Date.now()}`;
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plans' }).click();
  await page.waitForURL('**/pricing');
  await page.getByRole('radio', { name: 'Professional' }).check();
  await page.getByRole('link', { name: 'Proceed with Plan - $79/month' }).click();
  await page.waitForURL('**/register?role=teacher');

  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Voss');
  await page.getByLabel('Institution name').fill('Voss School');
  await page.getByLabel('Namespace').fill(name);
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  await page.getByLabel('Email address').fill(`${name}@example.com`);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('correct horse');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('correct horse');
  await expect(page.getByText('You chose the plan Professional.')).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/verify');
  await enterCode(page, await verificationCode(site, `${name}@example.com`));

  await page.waitForURL('**/pricing');
  await expect(page.getByRole('radio', { name: 'Professional' })).toBeChecked();
  await page.getByRole('link', { name: 'Proceed with Plan - $79/month' }).click();
  await page.waitForURL('**/quickstart');

  await page.goto('/isettings?tab=billing');
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toContainText('Professional isn’t confirmed yet');
  await plan.getByRole('button', { name: 'Withdraw' }).click();
  await expectToast(page, 'Your choice of a larger plan was withdrawn');
  await expect(plan).not.toContainText('Professional');
});
