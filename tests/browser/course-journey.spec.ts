import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { endCohort, startLesson } from './support/move-in-time.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, enter, openSchool, type School } from './support/school.ts';
import type { Site } from './support/site.ts';

const COURSE = 'Bookbinding';
const LESSONS = ['Paper and thread', 'Fold a section', 'What holds?', 'Binding day'] as const;

/** Creates a published cohort of a course that starts in an hour. Returns its ID. */
async function openCohort(site: Site, { teacher }: School, courseId: string, title: string): Promise<string> {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const { createCohort } = await ask<{ createCohort: { cohort: { id: string } } }>(
    site,
    'mutation ($input: CreateCohortInput!) { createCohort(input: $input) { cohort { id } } }',
    {
      input: {
        title,
        description: 'Needle and thread.',
        startDate: at(1),
        endDate: at(100),
        registrationDeadline: at(0.9),
        capacity: 5,
        courseIds: [courseId],
      },
    },
    await accessTokenOf(site, teacher),
  );
  return createCohort.cohort.id;
}

async function enroll(page: Page, cohortId: string): Promise<void> {
  await page.goto(`/cohorts/${cohortId}`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Enrollment' }).click();
  await expect(page.getByText('You are Enrolled to this Cohort')).toBeVisible();
}

const header = (page: Page) => page.getByRole('region', { name: COURSE, exact: true });

test('a teacher builds a course with every type of lesson, a student learns it on a phone to a certificate, and starts at 0 % again', async ({
  page,
  newPerson,
  site,
}) => {
  test.setTimeout(150_000);
  const school = await openSchool(site);

  const courseId =
    await test.step('the teacher builds three sections with four types of lessons', async () => {
      await enter(page, school.teacher, '/courses/new');
      await page.getByLabel('Course title').fill(COURSE);
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await expect(page.getByText('Draft saved')).toBeVisible();
      await page.goto('/courses/my-courses');
      await page.getByRole('link', { name: `Edit: ${COURSE}` }).click();
      await page.getByLabel('Short description').fill('From a sheet to a book.');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Course saved')).toBeVisible();
      await page.getByRole('tab', { name: 'Curriculum' }).click();
      for (const title of ['Start', 'Practice', 'Together']) {
        const section = page.getByRole('textbox', { name: 'Title of the new section' });
        await section.fill(title);
        await section.press('Enter');
        await expect(page.getByRole('heading', { name: `${title}, rename` })).toBeVisible();
      }
      const id = /\/course\/([\da-f-]{36})\//.exec(page.url())![1]!;
      const write = async (section: string, type: string, title: string) => {
        await page.goto(`/course/${id}/edit?tab=curriculum`);
        await page.getByRole('link', { name: `Add lesson to ${section}` }).click();
        await page.getByRole('combobox', { name: 'Lesson Type' }).selectOption(type);
        await page.getByRole('textbox', { name: 'Lesson Title' }).fill(title);
        await page.getByRole('textbox', { name: 'Description' }).fill('By hand.');
      };
      const create = () => page.getByRole('button', { name: 'Create Lesson' }).click();
      await write('Start', 'Video', LESSONS[0]);
      await page.getByRole('textbox', { name: 'Content', exact: true }).fill('**Thread** first.');
      await create();
      await expect(page).toHaveURL(/tab=curriculum/);
      await write('Practice', 'Exercise', LESSONS[1]);
      await page.getByRole('textbox', { name: 'Content', exact: true }).fill('Fold four sheets.');
      await create();
      await expect(page).toHaveURL(/tab=curriculum/);
      await write('Practice', 'Quiz', LESSONS[2]);
      await create();
      await page.waitForURL(/\/lessons\/[\da-f-]+\/quiz$/);
      const question = page.getByRole('listitem', { name: 'Question 1', exact: true });
      await question.getByLabel('Type').selectOption('True or false');
      await question.getByRole('textbox', { name: 'Question' }).fill('Thread holds a book.');
      await question.getByRole('radio', { name: 'True' }).check();
      await page.getByRole('button', { name: 'Save Quiz' }).click();
      await expect(page.getByText('Quiz saved')).toBeVisible();
      await write('Together', 'Live session', LESSONS[3]);
      await page.getByLabel('Date').fill('2030-05-01');
      await page.getByLabel('Start Time').fill('10:00');
      await page.getByLabel('End Time').fill('11:30');
      await page.getByRole('textbox', { name: 'Meeting Link' }).fill('https://meet.example.org/binding');
      await page.getByLabel('Maximum Participants').fill('12');
      await create();
      await expect(page).toHaveURL(/tab=curriculum/);
      for (const title of LESSONS) await expect(page.getByText(title, { exact: true })).toBeVisible();
      await page.getByRole('tab', { name: 'Publish' }).click();
      await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText('Course published')).toBeVisible();
      return id;
    });

  const cohortId = await openCohort(site, school, courseId, 'First bindery');
  const person = await school.student('Ines');
  const student = await newPerson();
  await student.setViewportSize({ width: 360, height: 740 });

  await test.step('the student learns every lesson on a phone', async () => {
    await enter(student, person, '/cohorts');
    await enroll(student, cohortId);
    await student.goto(`/my-courses/${courseId}`);
    await expect(header(student).getByText('lessons completed 0/4')).toBeVisible();
    await header(student)
      .getByRole('link', { name: `Continue Learning: ${LESSONS[0]}` })
      .click();
    const complete = student.getByRole('button', { name: 'Mark as complete' });
    for (const title of LESSONS) {
      await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await violations(student)).toEqual([]);
      if (title === LESSONS[2]) {
        await expect(student.getByText('Take the quiz to complete this lesson.')).toBeVisible();
        await student.getByRole('button', { name: 'Start Quiz' }).click();
        await student.getByRole('radio', { name: 'True' }).check();
        await student.getByRole('button', { name: 'Submit Quiz' }).click();
        await student
          .getByRole('dialog')
          .getByRole('button', { name: /^Submit/ })
          .click();
        await expect(student.getByRole('button', { name: 'Completed' })).toBeVisible();
      } else {
        if (title === LESSONS[3]) {
          await expect(student.getByText('You can complete this lesson once it has started.')).toBeVisible();
          await expect(complete).toHaveCount(0);
          await startLesson(site, courseId, title);
          await student.reload();
        }
        await complete.click();
        await expect(student.getByRole('button', { name: 'Completed' })).toBeVisible();
      }
      const next = student.getByRole('link', { name: /^Next: / });
      if (title !== LESSONS[3]) await next.click();
    }
    await student.goto(`/my-courses/${courseId}`);
    await expect(header(student).getByText('lessons completed 4/4')).toBeVisible();
    await expect(student.getByText('You completed every lesson.')).toBeVisible();
    await expect(student.getByRole('link', { name: `Review: ${LESSONS[0]}` })).toBeVisible();
  });

  await test.step('the cohort ends, and the student gets the certificate', async () => {
    await endCohort(site, cohortId);
    await page.goto('/courses/certificates');
    const issue = page.getByRole('button', { name: `Issue ${person.name}’s certificate for ${COURSE}` });
    await expect(async () => {
      await page.reload();
      await expect(issue).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByText('100% of lessons completed')).toBeVisible();
    await issue.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Issue Certificate' }).click();
    await expect(issue).toBeHidden();
    await student.goto(`/my-courses/${courseId}`);
    await header(student).getByRole('link', { name: 'View Certificate' }).click();
    const saved = student.waitForEvent('download');
    await student.getByRole('button', { name: `Download the certificate for ${COURSE}` }).click();
    expect((await saved).suggestedFilename()).toMatch(/^certificate-.*\.pdf$/);
  });

  await test.step('in another cohort the student starts at 0 %, and keeps the earlier progress', async () => {
    const second = await openCohort(site, school, courseId, 'Second bindery');
    await enroll(student, second);
    await student.goto(`/my-courses/${courseId}`);
    await expect(header(student).getByText('lessons completed 0/4')).toBeVisible();
    await expect(student.getByText('With earlier cohorts you have completed 4 of 4 lessons.')).toBeVisible();
    await expect(student.getByRole('link', { name: `Start: ${LESSONS[0]}` })).toBeVisible();
    expect(await violations(student)).toEqual([]);
    await student.goto(`/cohorts/${second}?tab=courses`);
    await expect(student.getByText('0% complete')).toBeVisible();
    await student.goto(`/cohorts/${cohortId}?tab=courses`);
    await expect(student.getByText('100% complete')).toBeVisible();
  });
});
