import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webhookDataOf, webhookEvents } from '#modules/webhook/webhook-events.service';
import { examples, page, root, tableRows } from '#tests/api/docs/pages';
import { type App, startApp } from '#tests/support/app';
import { anAdmin } from '#tests/support/factories';
import { anEndpoint, sendTest } from './calls.ts';
import { aReceiver, type Received, type Receiver } from './receiver.ts';

type EventIn = (headers: Record<string, string>, body: string, secret: string) => unknown;

const webhooks = page('docs/webhooks.md');
const written: string[] = [];
let app: App;
let receiver: Receiver;
let message: Received;
let secret: string;

beforeAll(async () => {
  app = await startApp();
  receiver = await aReceiver();
  const admin = await anAdmin(app);
  const endpoint = await anEndpoint(app, { by: admin, url: receiver.url });
  ({ secret } = endpoint);
  await sendTest(app, endpoint.id, admin);
  [message] = (await receiver.until(1)) as [Received];
});
afterAll(async () => {
  for (const file of written) fs.rmSync(file);
  await receiver.stop();
  await app.stop();
});

/** Runs an example of the page unchanged, inside the tests folder, so that its package is found. */
async function exampleOf(source: string, at: number): Promise<EventIn> {
  const file = path.join(root, `tests/modules/webhook/.example-${process.pid}-${at}.mjs`);
  fs.writeFileSync(file, source);
  written.push(file);
  return ((await import(pathToFileURL(file).href)) as { eventIn: EventIn }).eventIn;
}

const sources = examples(webhooks, 'js').map((source, at) => [at, source] as const);

test('the page has two ways to verify', () => {
  expect(sources).toHaveLength(2);
});

describe.each(sources)('way %i of the page', (at, source) => {
  test('accepts genuine messages and nothing else', async () => {
    const eventIn = await exampleOf(source, at);
    const { headers, body } = message;
    expect(eventIn(headers, body, secret)).toMatchObject({ type: 'webhook.test' });
    const later = String(Number(headers['webhook-timestamp']) + 1);
    const old = String(Number(headers['webhook-timestamp']) - 400);
    for (const [changed, text, key] of [
      [headers, body.replace('webhook.test', 'webhook.fake'), secret],
      [{ ...headers, 'webhook-id': '01a1fcb1-a6f3-7630-b7df-779817d70328' }, body, secret],
      [{ ...headers, 'webhook-timestamp': later }, body, secret],
      [{ ...headers, 'webhook-timestamp': old }, body, secret],
      [{ ...headers, 'webhook-signature': 'v1,AAAA' }, body, secret],
      [headers, body, `whsec_${Buffer.from('another').toString('base64')}`],
    ] as const)
      expect(() => eventIn(changed, text, key)).toThrow(Error);
  });
});

const rows = tableRows(webhooks).filter(([name]) => /^[a-z]+\.[a-z_]+$/.test(name!));

test('the page lists every event and no other', () => {
  const described = rows.map(([name]) => name!);
  expect(described.toSorted()).toEqual([...webhookEvents(), 'webhook.test'].toSorted());
});

test('the page lists the data of each event', () => {
  let before: string[] = [];
  const described = rows.map(([name, , data]) => {
    if (!data!.startsWith('the same')) before = data!.split(', ');
    return [name!, before] as const;
  });
  for (const [name, data] of described)
    expect([name, data]).toEqual([name, Object.keys(webhookDataOf(name)!.data)]);
});
