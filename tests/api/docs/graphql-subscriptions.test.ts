import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#tests/support/app';
import { GUIDE, type GuideServer, operations, type Reader, startGuideServer } from './guide.ts';
import { examples } from './pages.ts';

let guide: GuideServer;
let app: App;
let admin: Reader;
let student: Reader;
beforeAll(async () => {
  guide = await startGuideServer();
  ({ app, admin, student } = guide);
});
afterAll(() => app.stop());

test('Watch receives a change', async () => {
  const id = await guide.idOf('{ cohorts { nodes { id } } }', 'cohorts');
  const events = app.subscribe(operations.get('Watch')!, { ids: [id] }, { as: student });
  await events.ready;
  await changeTitle(id, 'Watched');
  expect((await events.next()).value).toMatchObject({
    data: { cohortChanged: { cohortId: id, cohort: { title: 'Watched' } } },
  });
  await events.return();
});

test('Follow returns missed messages, then new ones', async () => {
  const id = await guide.aTalk();
  const events = app.subscribe(operations.get('Follow')!, { id, after: 0 }, { as: admin });
  const bodies = async () => {
    const { value } = await events.next();
    const { messages } = value!.data!.messagesChanged as { messages: { body: string }[] };
    return messages.map(({ body }) => body);
  };
  expect(await bodies()).toContain('Done?');
  const variables = { id: randomUUID(), conversationId: id, body: 'And now?' };
  await app.graphql(operations.get('Send')!, variables, { as: admin });
  expect(await bodies()).toEqual(['And now?']);
  await events.return();
});

test('Bell receives new dates', async () => {
  const { data } = await app.graphql(
    '{ viewer { enrollments(status: [ACTIVE]) { nodes { cohort { id endDate } } } } }',
    {},
    { as: student },
  );
  const { id, endDate } = data.viewer.enrollments.nodes[0].cohort;
  const events = app.subscribe(operations.get('Bell')!, {}, { as: student });
  await events.ready;
  await app.graphql(
    'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
    { input: { id, endDate: new Date(Date.parse(endDate) + 86_400_000).toISOString() } },
    { as: admin },
  );
  expect((await events.next()).value).toMatchObject({
    data: { notificationAdded: { notification: { kind: 'COHORT_CHANGE', subjectId: id } } },
  });
  await events.return();
});

test('the example subscriber receives a change', async () => {
  const [source] = examples(GUIDE, 'js');
  const file = path.join(import.meta.dirname, `.example-${process.pid}.mjs`); // where its package is found
  fs.writeFileSync(
    file,
    `const freshAccessToken = () => process.env.TOKEN;\n${source!.replace(
      'ws://localhost:4000',
      `ws://localhost:${app.port}`,
    )}`,
  );
  const listener = spawn(process.execPath, [file], {
    env: { ...process.env, TOKEN: student.accessToken },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let heard = '';
  listener.stdout.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  try {
    const id = await guide.idOf('{ cohorts { nodes { id } } }', 'cohorts');
    let changes = 0;
    // It may subscribe after any of the changes, so changes continue until it has received one.
    await expect
      .poll(
        async () => {
          await changeTitle(id, `Heard ${++changes}`);
          return heard;
        },
        { timeout: 60_000, interval: 300 },
      )
      .toContain("title: 'Heard");
  } finally {
    listener.kill();
    fs.rmSync(file);
  }
});

async function changeTitle(id: string, title: string): Promise<void> {
  const answer = await app.graphql(
    'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
    { input: { id, title } },
    { as: admin },
  );
  expect(answer.errors).toEqual([]);
}
