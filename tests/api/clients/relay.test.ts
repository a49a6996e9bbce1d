import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aTeacher, inDays, type Member } from '#tests/support/factories';
import { FOLDER, runClient, runTool } from './run.ts';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

test('Relay compiles fragments, pages, refetches and optimistic mutations, and runs them', async () => {
  for (const day of [4, 3, 2, 1])
    // listed by the latest start
    await aCohort(app, { by: teacher, title: `Cohort ${day}`, startDate: inDays(day) });
  fs.mkdirSync(path.join(FOLDER, 'relay/dist'), { recursive: true }); // the compiler does not create it
  await runTool('relay-compiler/cli.js', 'relay');
  expect(await runClient('relay/journey.js', [app.url, teacher.accessToken])).toEqual({
    firstPage: ['Cohort 4', 'Cohort 3'],
    bothPages: ['Cohort 4', 'Cohort 3', 'Cohort 2', 'Cohort 1'],
    optimistic: 'Renaming',
    renamed: 'Renamed',
    refetched: true,
    created: ['Created', 'Renamed', 'Cohort 3', 'Cohort 2', 'Cohort 1'],
    deleted: ['Renamed', 'Cohort 3', 'Cohort 2', 'Cohort 1'],
  });
});
