import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import type { Member } from '#tests/support/factories';
import { type Endpoint, expectStates, hurry, turnsLeft, somebodyEnrolls } from './calls.ts';
import type { Receiver } from './receiver.ts';
import { receivesEach } from './receiving.ts';

let app: App;
let admin: Member;
let receiver: Receiver;
let endpoint: Endpoint;
beforeAll(async () => {
  app = await startApp();
});
receivesEach(
  () => app,
  (receiving) => ({ admin, receiver, endpoint } = receiving),
);
afterAll(() => app.stop());

const isSlow = async () => {
  const { rows } = await app.db.query<{ is_slow: boolean }>(
    'select slow_since is not null as is_slow from webhook_endpoint where id = $1',
    [endpoint.id],
  );
  return rows[0]!.is_slow;
};

test('an endpoint that takes more than a second gets each delivery once and sequentially', async () => {
  let [open, mostOpen] = [0, 0];
  receiver.answer((_, response) => {
    mostOpen = Math.max(mostOpen, ++open);
    setTimeout(() => {
      open--;
      response.end();
    }, 1_500);
  });
  for (let count = 0; count < 3; count++) await somebodyEnrolls(app, admin);
  await receiver.until(3);
  await expectStates(app, endpoint, admin, ['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED']);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  expect(receiver.received).toHaveLength(3);
  expect(mostOpen).toBe(1);
  expect(await isSlow()).toBe(true);

  receiver.answer(200);
  await somebodyEnrolls(app, admin);
  await receiver.until(4);
  await expect.poll(isSlow).toBe(false);
});

test('a delivery whose process died after the handover is sent when the claim has expired', async () => {
  receiver.answer(500);
  await somebodyEnrolls(app, admin);
  await receiver.until(1);
  await expect.poll(isSlow).toBe(true);
  receiver.answer(200);
  await app.db.query(
    `update webhook_endpoint set busy_by = 'a process that ended', busy_until = now() + interval '3 seconds' where id = $1`,
    [endpoint.id],
  );
  await hurry(app);
  await expect.poll(() => turnsLeft(app)).toBe(0); // the turn found the endpoint busy
  expect(receiver.received).toHaveLength(1);
  await app.db.query(
    `select queue_job_promptly('deliver-slow-webhook', json_build_object(
       'institutionId', institution_id, 'endpointId', id, 'share', institution_id), busy_until)
     from webhook_endpoint where id = $1`,
    [endpoint.id],
  );
  await receiver.until(2);
  await expectStates(app, endpoint, admin, ['SUCCEEDED']);
});

test('a delivery job queued by the previous version is sent', async () => {
  await app.db.query(
    `with delivery as (
       insert into webhook_delivery (institution_id, id, endpoint_id, event_id, type, payload)
       select institution_id, uuidv7(), id, uuidv7(), 'enrollment.created', '{}'
       from webhook_endpoint where id = $1 returning *)
     select queue_job_in('webhook ' || endpoint_id, 'deliver-webhook', json_build_object(
       'institutionId', institution_id, 'deliveryId', id, 'turn', turn), now()) from delivery`,
    [endpoint.id],
  );
  await receiver.until(1);
  await expectStates(app, endpoint, admin, ['SUCCEEDED']);
});
