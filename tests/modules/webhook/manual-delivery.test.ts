import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import type { Member } from '#tests/support/factories';
import {
  deliveriesOf,
  type Endpoint,
  expectStates,
  hurry,
  hurryUntil,
  readDelivery,
  readEndpoint,
  redeliver,
  remove,
  sendTest,
  turnsLeft,
  update,
  somebodyEnrolls,
} from './calls.ts';
import { verified, type Receiver } from './receiver.ts';
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

describe('manual deliveries', () => {
  test('a delivery is resent with the same ID and body', async () => {
    await somebodyEnrolls(app, admin);
    await receiver.until(1);
    await expectStates(app, endpoint, admin, ['SUCCEEDED']);
    const [delivery] = await deliveriesOf(app, endpoint, admin);
    const { data } = await redeliver(app, delivery!.id, admin);
    expect(data.redeliverWebhook.delivery.id).toBe(delivery!.id);
    const [first, second] = await receiver.until(2);
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(verified(second!, endpoint.secret)).toEqual(verified(first!, endpoint.secret));
    await expectStates(app, endpoint, admin, ['SUCCEEDED']);
    expect((await readDelivery(app, delivery!.id, admin)).data.webhookDelivery.attempts).toHaveLength(2);
  });

  test('a delivery that waits for a retry is sent immediately, and not again at that time', async () => {
    receiver.answer(500);
    await somebodyEnrolls(app, admin);
    await receiver.until(1);
    await expect.poll(async () => (await deliveriesOf(app, endpoint, admin))[0]!.attempts).toHaveLength(1);
    receiver.answer(200);
    const [delivery] = await deliveriesOf(app, endpoint, admin);
    await redeliver(app, delivery!.id, admin);
    await expectStates(app, endpoint, admin, ['SUCCEEDED']);
    await hurry(app);
    await expect.poll(() => turnsLeft(app)).toBe(0);
    expect(receiver.received).toHaveLength(2);
  });

  test('a disabled endpoint receives test events only', async () => {
    await somebodyEnrolls(app, admin);
    await expectStates(app, endpoint, admin, ['SUCCEEDED']);
    await update(app, { id: endpoint.id, isEnabled: false }, admin);
    const [delivery] = await deliveriesOf(app, endpoint, admin);
    expect((await redeliver(app, delivery!.id, admin)).code).toBe('CONFLICT');
    expect((await sendTest(app, endpoint.id, admin)).errors).toEqual([]);
    const [, message] = await receiver.until(2);
    expect(verified(message!, endpoint.secret)).toMatchObject({
      type: 'webhook.test',
      data: { endpointId: endpoint.id, description: '' },
    });
  });

  test('a second test event waits for the first', async () => {
    let release = () => {};
    receiver.answer((_, response) => void (release = () => response.end()));
    await sendTest(app, endpoint.id, admin);
    expect((await sendTest(app, endpoint.id, admin)).code).toBe('CONFLICT');
    await receiver.until(1);
    release();
    await expectStates(app, endpoint, admin, ['SUCCEEDED']);
    expect((await sendTest(app, endpoint.id, admin)).errors).toEqual([]);
  });

  test('pending deliveries of a disabled endpoint are not sent; those of a deleted one are deleted', async () => {
    receiver.answer(500);
    await somebodyEnrolls(app, admin);
    await receiver.until(1);
    await expect.poll(async () => (await deliveriesOf(app, endpoint, admin))[0]!.attempts).toHaveLength(1);
    await update(app, { id: endpoint.id, isEnabled: false }, admin);
    await hurryUntil(app, endpoint, admin, ['FAILED']);
    expect((await deliveriesOf(app, endpoint, admin))[0]!.attempts[1]!.error).toBe(
      'The endpoint was disabled.',
    );
    expect(receiver.received).toHaveLength(1);
    expect((await remove(app, endpoint.id, admin)).data).toEqual({
      deleteWebhookEndpoint: { id: endpoint.id },
    });
    expect((await readEndpoint(app, endpoint.id, admin)).code).toBe('NOT_FOUND');
    const { rows } = await app.db.query('select from webhook_delivery where endpoint_id = $1', [endpoint.id]);
    expect(rows).toEqual([]);
  });
});
