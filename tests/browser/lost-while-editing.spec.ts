import type { Page } from '@playwright/test';
import { violations } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { accessTokenOf, ask, enter, openSchool } from './support/school.ts';
import type { Site } from './support/site.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Opens a school with a cohort, and its schedule on the screen of its teacher. */
async function cohortOf(site: Site) {
  const school = await openSchool(site);
  const { id } = await school.cohort();
  const token = await accessTokenOf(site, school.teacher);
  const send = <Data>(mutation: string, input: object) => ask<Data>(site, mutation, { input }, token);
  return {
    cohortId: id,
    send,
    show: (page: Page) => enter(page, school.teacher, `/cohorts/${id}?tab=schedule`),
  };
}

async function edit(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

test('a milestone that a colleague removes stays in the open form, and can be added again', async ({
  page,
  site,
}) => {
  const { cohortId, send, show } = await cohortOf(site);
  const { addMilestone } = await send<{ addMilestone: { milestone: { id: string } } }>(
    'mutation ($input: AddMilestoneInput!) { addMilestone(input: $input) { milestone { id } } }',
    { cohortId, title: 'First draft', deadline: inDays(20) },
  );
  await show(page);
  await edit(page, 'First draft');
  const dialog = page.getByRole('dialog', { name: 'Edit milestone' });
  await dialog.getByLabel('Title').fill('Second draft');
  await send('mutation ($input: RemoveMilestoneInput!) { removeMilestone(input: $input) { id } }', {
    id: addMilestone.milestone.id,
  });
  await expect(dialog.getByText('Someone else removed this milestone')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Second draft');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add milestone' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Second draft')).toBeVisible();
  await expect(page.getByText('First draft')).toBeHidden();
});

test('a session that a colleague cancels or deletes stays in the open form, and can be planned again', async ({
  page,
  site,
}) => {
  const { cohortId, send, show } = await cohortOf(site);
  const plan = async (topic: string, day: number) => {
    const { createCohortSession } = await send<{ createCohortSession: { session: { id: string } } }>(
      'mutation ($input: CreateCohortSessionInput!) { createCohortSession(input: $input) { session { id } } }',
      { cohortId, topic, date: inDays(day), endsAt: inDays(day + 1 / 24) },
    );
    return createCohortSession.session.id;
  };
  const [line, print] = [await plan('Setting a line', 16), await plan('Printing', 18)];
  await show(page);
  const dialog = page.getByRole('dialog', { name: 'Edit session' });
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');

  await edit(page, 'Setting a line');
  await dialog.getByLabel(/^Topic/).fill('Setting a page');
  await dialog.getByLabel('Recording').fill('https://video.example/line');
  await send(
    'mutation ($input: CancelCohortSessionInput!) { cancelCohortSession(input: $input) { session { id } } }',
    { id: line, reason: 'The press is away.' },
  );
  await expect(dialog.getByText('Someone else cancelled this session')).toBeVisible();
  await dialog.getByRole('button', { name: 'Plan session' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Setting a page was planned')).toBeVisible();
  await expect(sessions.filter({ hasText: 'Setting a page' })).not.toContainText('Cancelled');
  await expect(sessions.filter({ hasText: 'Setting a line' })).toContainText('Cancelled');

  await edit(page, 'Printing');
  await dialog.getByLabel(/^Topic/).fill('Printing in two colors');
  await send('mutation ($input: DeleteCohortSessionInput!) { deleteCohortSession(input: $input) { id } }', {
    id: print,
  });
  await expect(dialog.getByText('Someone else deleted this session')).toBeVisible();
  await expect(dialog.getByLabel(/^Topic/)).toHaveValue('Printing in two colors');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Plan session' }).click();
  await expect(dialog).toBeHidden();
  await expect(sessions.filter({ hasText: 'Printing in two colors' })).toBeVisible();
  await expect(sessions).toHaveCount(3);
});
