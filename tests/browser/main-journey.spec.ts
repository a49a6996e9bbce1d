import { enterCode, expect, test, verificationCode } from './support/fixtures.ts';

test('a teacher fills a cohort from registration to the last seat, and everybody’s screens stay up to date', async ({
  page: teacher,
  newPerson,
  site,
}) => {
  test.setTimeout(120_000);
  const name = Date.now().toString(36);

  await test.step('the teacher opens an institution', async () => {
    await teacher.goto('/register');
    await teacher.getByRole('button', { name: /^Teacher/ }).click();
    await teacher.getByLabel('First name').fill('Mara');
    await teacher.getByLabel('Last name').fill('Voss');
    await teacher.getByLabel('Institution name').fill('Voss School');
    await teacher.getByLabel('Namespace').fill(`Voss School ${name}`);
    await expect(teacher.getByLabel('Namespace')).toHaveValue(`voss-school-${name}`);
    await expect(teacher.getByText('Available', { exact: true })).toBeVisible();
    await teacher.getByLabel('Email address').fill(`mara.${name}@example.com`);
    await teacher.getByRole('textbox', { name: 'Password', exact: true }).fill('correct horse');
    await teacher.getByRole('textbox', { name: 'Confirm Password' }).fill('correct horse');
    await teacher.getByRole('button', { name: 'Create account' }).click();
    await teacher.waitForURL('**/verify');
  });

  await test.step('the code of the mail verifies the account', async () => {
    await enterCode(teacher, await verificationCode(site, `mara.${name}@example.com`));
    await expect(teacher.getByText('Email verified successfully! Moving to next step...')).toBeVisible();
    await teacher.waitForURL('**/pricing');
    await teacher.getByRole('radio', { name: 'Starter' }).check();
    await teacher.getByRole('link', { name: 'Proceed with Plan - $29/month' }).click();
    await teacher.waitForURL('**/quickstart');
  });

  await test.step('the quick start creates a course and a cohort', async () => {
    await teacher.getByLabel('Course Title').fill('Letterpress for Beginners');
    await teacher.getByLabel('Course Description').fill('Type, ink and patience.');
    await teacher.getByLabel('Category').selectOption('Design');
    await teacher.getByRole('button', { name: 'Continue' }).click();
    await teacher.getByLabel('Cohort Title').fill('First Print Run');
    await teacher.getByLabel('Start Date').fill(inDays(14));
    await teacher.getByLabel('Duration in weeks').fill('6');
    await expect(teacher.getByLabel('End Date')).toHaveValue(inDays(14 + 42));
    await teacher.getByRole('button', { name: 'Create Now' }).click();
    await expect(teacher.getByText('Cohort created successfully!')).toBeVisible();
  });

  const link = await test.step('the teacher shares the course', async () => {
    const address = await teacher.getByLabel('Course Link').inputValue();
    expect(address).toMatch(/\/course\/[0-9a-f-]{36}$/);
    await teacher.getByLabel('Invitation Message').fill('Come and print with us.');
    await teacher.getByLabel('Student Emails').fill(`ines.${name}@example.com\njon.${name}@example.com`);
    await teacher.getByRole('button', { name: 'Send invitations' }).click();
    const [invitation] = await site.mailbox.to(`ines.${name}@example.com`);
    expect(invitation!.text).toContain('Come and print with us.');
    expect(invitation!.text).toContain(new URL(address).pathname);
    await site.mailbox.to(`jon.${name}@example.com`);
    await teacher.getByRole('link', { name: 'Go to Dashboard', exact: true }).click();
    await teacher.waitForURL('**/dashboard');
    await expect(teacher.getByText('First Print Run').first()).toBeVisible();
    return new URL(address);
  });

  const ines = await newPerson({ baseURL: site.originOf(`voss-school-${name}`) });
  await test.step('a visitor sees the shared course and signs up with the institution', async () => {
    await ines.goto(link.href);
    await expect(ines.getByRole('heading', { name: 'Letterpress for Beginners' })).toBeVisible();
    await ines.goto('/signup');
    await ines.getByLabel('Full Name').fill('Ines Roth');
    await ines.getByLabel('Email address').fill(`ines.${name}@example.com`);
    await ines.getByRole('textbox', { name: 'Password', exact: true }).fill('Learn2day!');
    await expect(ines.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
    await ines.getByRole('textbox', { name: 'Confirm Password' }).fill('Learn2day!');
    await ines.getByRole('button', { name: 'Sign Up' }).click();
    await ines.waitForURL('**/verify');
    await enterCode(ines, await verificationCode(site, `ines.${name}@example.com`, 2));
    await ines.waitForURL('**/dashboard');
  });

  await test.step('the teacher sees the seat taken without a reload', async () => {
    await teacher.getByRole('link', { name: 'Cohorts', exact: true }).click();
    await teacher
      .getByRole('link', { name: /First Print Run/ })
      .first()
      .click();
    await expect(teacher.getByText('0/30')).toBeVisible();

    await ines.getByRole('link', { name: 'Lyceum' }).click();
    await ines.getByRole('link', { name: 'Cohorts', exact: true }).click();
    await ines
      .getByRole('link', { name: /First Print Run/ })
      .first()
      .click();
    await ines.getByRole('button', { name: 'Enroll Now' }).click();
    await expect(
      ines.getByText('You are about to enroll in First Print Run. The total cost is $0.00.'),
    ).toBeVisible();
    await ines.getByRole('button', { name: 'Confirm Enrollment' }).click();
    await expect(ines.getByText('Enrolled successfully')).toBeVisible();
    await expect(ines.getByText('You are Enrolled to this Cohort')).toBeVisible();
    await expect(teacher.getByText('1/30')).toBeVisible();
  });

  await test.step('the student’s own screens agree', async () => {
    await ines.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(ines.getByText('First Print Run').first()).toBeVisible();
    await ines.getByRole('link', { name: 'My Courses', exact: true }).click();
    await expect(ines.getByText('Letterpress for Beginners').first()).toBeVisible();
  });
});

/** Returns a calendar day in the format of date inputs. */
function inDays(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}
