import { expect, test } from './support/fixtures.ts';
import {
  answerWith,
  breakNetwork,
  expectErrorLine,
  expectFieldError,
  expectNoErrorLine,
  expectToast,
} from './support/forms.ts';
import { watchOperations } from './support/traffic.ts';

const TAKEN = 'student@demo.example';
const STRONG = 'Learn2day!';

test('login', async ({ page }) => {
  await page.goto('/login');
  const all = watchOperations(page);
  // The focused e-mail field offers passkeys.
  const sent = () => all.filter((operation) => operation !== 'BeginPasskeySignIn');
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  const email = page.getByLabel('Email address');
  const password = page.getByRole('textbox', { name: 'Password' });

  await submit.click();
  for (const field of [email, password]) await expectFieldError(field, 'Missing Username or Password');
  await expect(page.getByText('Missing Username or Password'), 'once at each').toHaveCount(2);
  await expect(email).toBeFocused();
  await email.fill('nobody');
  await expectFieldError(email, 'Enter a valid email address.');
  await password.fill('something');
  await submit.click();
  await expectFieldError(email, 'Enter a valid email address.');
  await expect(email).toBeFocused();
  await expect(page.getByText('Missing Username or Password'), 'nothing is missing').toHaveCount(0);
  expect(sent()).toEqual([]);

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
  expect(new Set(sent())).toEqual(new Set(['SignIn']));
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
  for (const [name, path] of [
    ['Terms', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);

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
  const agreement = page.getByText('By signing up, you agree to our Terms and Privacy Policy.');
  await expect(agreement.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(agreement.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
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
  await password.fill('1234567');
  await confirmation.fill('12345678');
  await submit.click();
  await expectFieldError(email, 'Required fields are missing');
  await expectFieldError(confirmation, 'Passwords do not match');
  await email.fill(TAKEN);
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

  await namespace.fill('De'); // first, so that it is not derived from the name
  await expect(namespace).toHaveValue('de');
  for (const field of required.slice(0, 3)) await field.fill('Demo');
  await page.getByLabel('Email address').fill('new-teacher@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(STRONG);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(STRONG);
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
