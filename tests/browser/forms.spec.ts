import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/demo/accounts';
import { expect, test } from './support/fixtures.ts';
import { enter } from './support/school.ts';
import { operationOf, watchOperations } from './support/traffic.ts';

const TEACHER = { email: 'teacher@demo.example', password: DEMO_PASSWORD, name: 'Tomás' };
const TAKEN = 'student@demo.example';
const STRONG = 'Learn2day!';

test('login', async ({ page }) => {
  await page.goto('/login');
  const sent = watchOperations(page);
  const submit = page.getByRole('button', { name: 'Sign In' });
  const email = page.getByLabel('Email address');
  const password = page.getByRole('textbox', { name: 'Password' });

  await submit.click();
  await expectErrorLine(page, 'Missing Username or Password');
  await email.fill('nobody');
  await expectNoErrorLine(page);
  await password.fill('something');
  await submit.click();
  await expectErrorLine(page, 'Missing Username or Password');
  await expectFieldError(email, 'Enter a valid email address.');
  expect(sent).toEqual([]);

  await email.fill('nobody@example.com');
  await submit.click();
  await expectErrorLine(page, 'Unauthorized');
  await email.fill(TAKEN);
  await expectNoErrorLine(page);
  await submit.click();
  await expectErrorLine(page, 'Unauthorized');
  await expect(password).toHaveValue('something');

  await breakNetwork(page, 'SignIn');
  await submit.click();
  await expectErrorLine(page, 'No Server Response');
  expect(new Set(sent)).toEqual(new Set(['SignIn']));
});

test('sign-up at an institution', async ({ newPerson, site }) => {
  const page = await newPerson({ baseURL: site.originOf('demo') });
  await page.goto('/signup');
  const sent = watchOperations(page);
  const submit = page.getByRole('button', { name: 'Sign Up' });
  const email = page.getByLabel('Email address');
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  const confirmation = page.getByRole('textbox', { name: 'Confirm Password' });
  await expect(password).toHaveAccessibleDescription(
    /8 to 24 characters\. Must include uppercase and lowercase letters, a number and a special character\./,
  );
  await expect(confirmation).toHaveAccessibleDescription(/Must match the first password input field\./);

  // Each input breaks one rule.
  for (const weak of [
    '',
    'Aa1!aaa',
    'aa1!aaaa',
    'AA1!AAAA',
    'Aaa!aaaa',
    'Aa1aaaaa',
    'Aa1!'.repeat(6) + 'a',
  ]) {
    await password.fill(weak);
    await confirmation.fill(weak);
    await expect(submit, weak).toBeDisabled();
  }
  await password.fill(STRONG);
  await expect(submit).toBeDisabled();
  await confirmation.fill(STRONG);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expectErrorLine(page, 'Invalid Entry');
  await page.getByLabel('Full Name').fill('Maya Lindqvist');
  await email.fill('maya');
  await submit.click();
  await expectErrorLine(page, 'Invalid Entry');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(sent).not.toContain('SignUp');

  await email.fill(TAKEN);
  await submit.click();
  await expectErrorLine(page, 'Username Taken');
  await email.fill('somebody@example.com');
  await expectNoErrorLine(page);
  await answerWith(page, 'SignUp', { status: 500, body: 'Bad gateway' });
  await submit.click();
  await expectErrorLine(page, 'An error occured. Please try again later');
  await breakNetwork(page, 'SignUp');
  await submit.click();
  await expectErrorLine(page, 'No Server Response');

  await page.reload();
  await expect(email, 'what was typed is kept').toHaveValue('somebody@example.com');
  await expect(password, 'but no password').toHaveValue('');
});

test('registration as a student, and the code', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/register');
  await page.getByRole('button', { name: /^Student/ }).click();
  const sent = watchOperations(page);
  const submit = page.getByRole('button', { name: 'Create account' });
  const email = page.getByLabel('Email address');
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  const confirmation = page.getByRole('textbox', { name: 'Confirm Password' });

  await submit.click();
  for (const field of [email, password, confirmation]) {
    await expectFieldError(field, 'Required fields are missing');
  }
  await expect(email).toBeFocused();
  await email.fill(TAKEN);
  await password.fill('1234567');
  await confirmation.fill('12345678');
  await submit.click();
  await expectFieldError(password, 'Password must be at least 8 characters long');
  await expect(password).toBeFocused();
  await password.fill('12345679');
  await submit.click();
  await expectFieldError(confirmation, 'Passwords do not match');
  await expect(confirmation).toBeFocused();
  expect(sent).toEqual([]);

  await password.fill('12345678');
  await submit.click();
  await expectErrorLine(page, 'Username Taken');
  await answerWith(page, 'RegisterStudent', { status: 502, body: '' });
  await submit.click();
  await expectErrorLine(page, 'Error creating account. Please try again.');

  const address = `forms-${Date.now()}@example.com`;
  await email.fill(address);
  await submit.click();
  await page.waitForURL('**/verify');

  const boxes = page.getByLabel(/of 6$/);
  const verify = page.getByRole('button', { name: 'Verify Email' });
  await expect(boxes).toHaveCount(6);
  await expect(verify).toBeDisabled();
  await boxes.first().click();
  await page.keyboard.type('00000');
  await expect(verify).toBeDisabled();
  await page.evaluate(() => navigator.clipboard.writeText('000000999'));
  await boxes.first().click();
  await page.keyboard.press('Control+v');
  for (const box of await boxes.all()) await expect(box).toHaveValue('0');
  await verify.click();
  await expectErrorLine(page, 'That code is incorrect or expired.');
  await expectToast(page, 'That code is incorrect or expired.');
  await expect(verify).toBeEnabled();

  await answerWith(page, 'VerifyEmail', { status: 502, body: '' });
  await verify.click();
  await expectErrorLine(page, 'An error occurred. Please try again.');
  await answerWith(page, 'ResendVerificationCode', { status: 502, body: '' });
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expectToast(page, 'Failed to resend code. Please try again.');

  const [mail] = await site.mailbox.to(address);
  const code = /\b\d{6}\b/.exec(mail!.text)![0];
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.getByRole('button', { name: 'Paste from clipboard' }).click();
  // The banner lasts 1.5 seconds; without timers it stays until everything is checked.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await verify.click();
  await expect(page.getByText('Email verified successfully! Moving to next step...')).toBeVisible();
  for (const box of await boxes.all()) await expect(box).toBeDisabled();
  await page.clock.resume();
  await expectToast(page, 'Your email was verified successfully');
  await page.waitForURL('**/dashboard');
});

test('registration as a teacher', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: /^Teacher/ }).click();
  const sent = watchOperations(page);
  const submit = page.getByRole('button', { name: 'Create account' });
  const namespace = page.getByLabel('Namespace');
  const required = ['First name', 'Last name', 'Institution name', 'Namespace'].map((name) =>
    page.getByRole('textbox', { name }),
  );

  await submit.click();
  for (const field of required) await expectFieldError(field, 'All fields are required for instructors');
  await expect(required[0]!).toBeFocused();
  expect(sent).toEqual([]);

  for (const field of required.slice(0, 3)) await field.fill('Demo');
  await page.getByLabel('Email address').fill('new-teacher@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(STRONG);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(STRONG);
  await namespace.fill('De');
  await expect(namespace).toHaveValue('de');
  await page.waitForTimeout(700); // the debounce interval of the check
  expect(sent).toEqual([]);
  await namespace.press('End');
  await namespace.pressSequentially('!Mo', { delay: 40 });
  await expect(namespace).toHaveValue('demo');
  await expect(page.getByText('Not available', { exact: true })).toBeVisible();
  expect(sent).toEqual(['NamespaceAvailability']);
  await submit.click();
  await expectFieldError(namespace, 'Please choose an available institution namespace');
  await expect(namespace).toBeFocused();
  expect(sent).not.toContain('RegisterTeacher');

  // Taken by somebody else between check and submit.
  await namespace.fill('Demo School Two');
  await expect(namespace).toHaveValue('demo-school-two');
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  await page.getByLabel('Email address').fill(TAKEN);
  await submit.click();
  await expectErrorLine(page, 'Username Taken');
  // A failed check counts as taken.
  await breakNetwork(page, 'NamespaceAvailability');
  await namespace.fill('demo-school-three');
  await expect(page.getByText('Not available', { exact: true })).toBeVisible();
});

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

/** The form's error line. */
const alertLine = (page: Page) => page.getByRole('main').locator('form').getByRole('alert').first();

async function expectErrorLine(page: Page, text: string): Promise<void> {
  await expect(alertLine(page)).toHaveText(text);
  await expect(alertLine(page)).toBeFocused();
}

const expectNoErrorLine = (page: Page) => expect(alertLine(page)).toHaveText('');

async function expectFieldError(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.()]/g, String.raw`\$&`)));
}

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('alert');
const expectToast = (page: Page, text: string) =>
  expect(toasts(page).filter({ hasText: text }).first()).toBeVisible();

/** Answers the next call of an operation instead of the server. */
async function answerWith(
  page: Page,
  operation: string,
  answer: { status: number; body?: string; json?: unknown },
): Promise<void> {
  let isDue = true;
  await page.route('**/graphql', (route) => {
    if (!isDue || operationOf(route.request()) !== operation) return route.fallback();
    isDue = false;
    return route.fulfill(answer);
  });
}

/** From now on no call of an operation reaches the server. */
async function breakNetwork(page: Page, operation: string): Promise<void> {
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === operation ? route.abort() : route.fallback(),
  );
}
