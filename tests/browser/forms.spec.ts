import { DEMO_PASSWORD } from '#app/demo/accounts';
import { expect, test } from './support/fixtures.ts';
import { answerWith, breakNetwork, expectErrorLine, expectFieldError, expectToast } from './support/forms.ts';
import { enter } from './support/school.ts';
import { watchOperations } from './support/traffic.ts';

const TEACHER = { email: 'teacher@demo.example', password: DEMO_PASSWORD, name: 'Tomás' };

test('the quick start', async ({ page }) => {
  await enter(page, TEACHER, '/quickstart');
  const sent = watchOperations(page);
  const courseTitle = page.getByLabel('Course Title');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectFieldError(courseTitle, 'Please fill required missing field: Course Title');
  await expect(courseTitle).toBeFocused();
  await courseTitle.fill('Bookbinding');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Create Your First Cohort' })).toBeFocused();
  const cohortTitle = page.getByLabel('Cohort Title');
  const [start, weeks, end] = ['Start Date', 'Duration in weeks', 'End Date'].map((name) =>
    page.getByLabel(name),
  );
  await page.getByRole('button', { name: 'Create Now' }).click();
  await expectFieldError(cohortTitle, 'Please fill in all required fields');
  await expectFieldError(start!, 'Please fill in all required fields');
  await expect(cohortTitle).toBeFocused();
  await cohortTitle.fill('Spring');

  await start!.fill('2031-03-03');
  await weeks!.fill('2');
  await expect(end!).toHaveValue('2031-03-17');
  await end!.fill('2031-03-25');
  await expect(weeks!, 'rounded up').toHaveValue('4');
  await end!.fill('2031-03-01');
  await expect(end!, 'an end before the start is ignored').toHaveValue('2031-03-25');
  await start!.fill('2031-04-01');
  await expect(end!, 'a start after the end clears it').toHaveValue('');
  await expect(weeks!).toHaveValue('');
  await weeks!.fill('1');
  await expect(end!).toHaveValue('2031-04-08');
  expect(sent.filter((operation) => operation === 'QuickCreate')).toEqual([]);

  await page.reload();
  await expect(cohortTitle, 'a reload loses nothing').toHaveValue('Spring');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(courseTitle).toHaveValue('Bookbinding');
  await page.getByRole('button', { name: 'Continue' }).click();

  await answerWith(page, 'QuickCreate', { status: 502, body: '' });
  await page.getByRole('button', { name: 'Create Now' }).click();
  await expectErrorLine(page, 'Failed to create Course/Cohort. Please try again.');
  await expectToast(page, 'Failed to create Course/ Cohort. Please try again.');
  await expect(page.getByRole('heading', { name: 'Create Your First Cohort' })).toBeVisible();
});

test('a new cohort', async ({ page }) => {
  await enter(page, TEACHER, '/cohorts/new');
  const sent = watchOperations(page);
  const field = (name: string) => page.getByLabel(new RegExp(`^${name}`));
  await page.getByRole('button', { name: 'Create Cohort' }).click();
  const messages = {
    Title: 'Cohort Title is required.',
    Description: 'Description is required.',
    'Start date': 'Start date is required.',
    'End date': 'End date is required.',
    'Registration deadline': 'Registration deadline is required.',
    Seats: 'Enter the number of seats.',
  };
  const control = (name: string) =>
    name === 'Title' || name === 'Description' ? page.getByRole('textbox', { name }) : field(name);
  for (const [name, message] of Object.entries(messages)) await expectFieldError(control(name), message);
  await expect(control('Title')).toBeFocused();
  await expect(page.getByText('Not set')).toBeVisible();

  await control('Title').fill('Autumn');
  await control('Description').fill('Ten evenings.');
  await field('Start date').fill('2031-03-10T10:00');
  await field('End date').fill('2031-03-01T10:00');
  await field('Registration deadline').fill('2031-04-01T10:00');
  await field('Seats').fill('0');
  await page.getByRole('button', { name: 'Create Cohort' }).click();
  await expectFieldError(field('Seats'), 'Enter at least 1.');
  await field('Seats').fill('12');
  await page.getByRole('button', { name: 'Create Cohort' }).click();
  await expectFieldError(field('End date'), 'The end date can’t be before the start date.');
  await expect(field('End date')).toBeFocused();
  await field('End date').fill('2031-03-25T10:00');
  await expect(page.getByText('3 weeks')).toBeVisible();
  await page.getByRole('button', { name: 'Create Cohort' }).click();
  await expectFieldError(
    field('Registration deadline'),
    'The registration deadline can’t be after the end date.',
  );
  await field('Registration deadline').fill('2031-03-09T10:00');
  expect(sent).not.toContain('CreateCohort');

  await answerWith(page, 'CreateCohort', {
    status: 400,
    json: {
      data: null,
      errors: [
        {
          message: 'Too many seats for this plan.',
          extensions: {
            code: 'INVALID',
            fields: [{ field: 'input.capacity', message: 'Too many seats for this plan.' }],
          },
        },
      ],
    },
  });
  await page.getByRole('button', { name: 'Create Cohort' }).click();
  await expectFieldError(field('Seats'), 'Too many seats for this plan.');
  await expect(field('Seats')).toBeFocused();
  await answerWith(page, 'CreateCohort', { status: 502, body: '' });
  await page.getByRole('button', { name: 'Create Cohort' }).click();
  await expectErrorLine(page, 'An error occured. Please try again later...');
  await expectToast(page, 'An error occured. Please try again later...');
  await expect(control('Title')).toHaveValue('Autumn');
});

test('a new course', async ({ page }) => {
  await enter(page, TEACHER, '/courses/new');
  const sent = watchOperations(page);
  const title = page.getByRole('textbox', { name: 'Course title' });
  const price = page.getByLabel('Price (USD)');
  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.click();
  await expectFieldError(title, 'Course Title is required.');
  await expect(title).toBeFocused();
  await title.fill('Marbling');
  await price.fill('-1');
  await page.getByLabel('Maximum students').fill('0');
  await publish.click();
  await expectFieldError(price, 'The price can’t be negative.');
  await expectFieldError(page.getByLabel('Maximum students'), 'Enter at least 1.');
  await price.fill('19.999');
  await expectFieldError(price, 'Use up to two decimals.');
  await price.fill('20');
  await page.getByLabel('Maximum students').fill('');
  await page.getByRole('button', { name: 'Add section' }).click();
  await publish.click();
  await expectFieldError(page.getByRole('textbox', { name: 'Section title' }), 'Enter a section title.');
  await page.getByRole('textbox', { name: 'Section title' }).fill('Paper');
  expect(sent).not.toContain('CreateCourse');

  await answerWith(page, 'CreateCourse', { status: 502, body: '' });
  await publish.click();
  await expectErrorLine(page, 'An error occured. Please try again later...');
  const [line, button] = [
    (await page.getByRole('main').getByRole('alert').first().boundingBox())!,
    (await publish.boundingBox())!,
  ];
  expect(line.x + line.width, 'the line is as wide as the fields').toBeCloseTo(button.x + button.width, 0);
  await publish.click();
  await expectToast(page, 'Course Created Successfully');
  await page.waitForURL((url) => url.pathname === '/courses');
  await expect(page.getByText('Marbling')).toBeVisible();
});

test('early access', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  const sent = watchOperations(page);
  const email = page.getByLabel('Email address');
  const submit = page.getByRole('button', { name: 'Get Early Access' });
  await expect(page.getByText('New Sign up temporarily disabled')).toBeVisible();
  await submit.click();
  await expectFieldError(email, 'Enter your email address');
  await expect(email).toBeFocused();
  await email.fill('nobody');
  await submit.click();
  await expectFieldError(email, 'Enter a valid email address');
  expect(sent).not.toContain('SubscribeEarlyAccess');
  await email.fill('early@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await breakNetwork(page, 'SubscribeEarlyAccess');
  await submit.click();
  await expectToast(page, 'No Server Response');
  await page.unrouteAll();
  await submit.click();
  await expectToast(page, "You've been added to our early access list.");
  await expect(email).toHaveValue('');
});

test('the dots of a button that sends are in its middle with reduced motion', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(TEACHER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(TEACHER.password);
  await page.route('**/graphql', () => {}); // no answer
  const button = page.getByRole('main').locator('button[type=submit]');
  await button.click();
  const dots = button.locator('.mantine-Button-loader');
  await expect(dots).toBeVisible();
  const [outer, inner] = [(await button.boundingBox())!, (await dots.boundingBox())!];
  expect(inner.x + inner.width / 2).toBeCloseTo(outer.x + outer.width / 2, 0);
  expect(Math.abs(inner.y + inner.height / 2 - outer.y - outer.height / 2)).toBeLessThan(3);
});
