import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post } from '#modules/webhook/post.service';
import { isPublicAddress, NOT_ALLOWED, targetPolicy } from '#modules/webhook/target.service';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, aWebhook, type Member } from '#tests/support/factories';
import { create, deliveriesOf, sendTest, update } from './calls.ts';
import { aReceiver, type Receiver } from './receiver.ts';

const PRODUCTION = targetPolicy({ production: true });
const DEVELOPMENT = targetPolicy({ production: false });
const MESSAGE = { headers: {}, body: '{}' };

let app: App;
let admin: Member;
let receiver: Receiver;
let port: string;
beforeAll(async () => {
  app = await startApp({ env: { NODE_ENV: 'production' } });
  admin = await anAdmin(app);
  receiver = await aReceiver();
  ({ port } = new URL(receiver.url));
});
afterAll(async () => {
  await receiver.stop();
  await app.stop();
});

/** Addresses of this machine, its network, its cloud, or nobody, in every notation. */
const REFUSED = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  '10.0.0.8',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.5.4',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[ff02::1]',
  'localhost',
  'LOCALHOST.',
  'app.localhost',
  'printer.local',
  'metadata.google.internal',
];

describe('webhook targets in production', () => {
  test.each(REFUSED)('rejects %s when an endpoint is created or changed', async (host) => {
    const url = `https://${host}:${port}/`;
    const answer = await create(app, { url, events: ['COHORT_CREATED'] }, admin);
    expect(answer).toMatchObject({ code: 'INVALID', data: { createWebhookEndpoint: null } });
    expect(answer.errors[0]!.extensions.fields).toEqual([{ field: 'url', message: NOT_ALLOWED }]);
  });

  test.each(REFUSED)('does not connect to %s', async (host) => {
    const { error, statusCode } = await post(`https://${host}:${port}/`, MESSAGE, { policy: PRODUCTION });
    expect({ error, statusCode }).toEqual({ error: NOT_ALLOWED, statusCode: null });
    expect(receiver.received).toEqual([]);
  });

  test.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['93.184.216.34', '10.0.0.1']], // an allowed address does not vouch for the other one
    [['169.254.169.254']],
    [[]],
  ])('does not connect to a name that resolves to %s', async (addresses) => {
    const resolve = () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
    const outcome = await post(`https://rebinding.example.org:${port}/`, MESSAGE, {
      policy: PRODUCTION,
      resolve,
    });
    expect(outcome.error).toBe(NOT_ALLOWED);
  });

  test('rejects http', async () => {
    const url = 'http://example.org/hooks';
    expect((await create(app, { url, events: ['COHORT_CREATED'] }, admin)).errors[0]!.message).toBe(
      'Enter an address that starts with https://.',
    );
    expect((await post(url, MESSAGE, { policy: PRODUCTION })).error).toContain('https://');
  });

  test('accepts https to a public host name, also later', async () => {
    const { data, errors } = await create(
      app,
      { url: 'https://hooks.example.org/lyceum', events: ['COHORT_CREATED'] },
      admin,
    );
    expect(errors).toEqual([]);
    const { id } = data.createWebhookEndpoint.endpoint as { id: string };
    const changed = await update(app, { id: id, url: `https://127.0.0.1:${port}/` }, admin);
    expect(changed.code).toBe('INVALID');
  });

  test('rejects a previously accepted endpoint at delivery', async () => {
    const { endpointId } = await aWebhook(app, { institution: admin.institution, url: receiver.url });
    await sendTest(app, endpointId, admin);
    await expect
      .poll(async () => (await deliveriesOf(app, { id: endpointId }, admin))[0])
      .toMatchObject({ type: 'WEBHOOK_TEST', status: 'FAILED', attempts: [{ statusCode: null }] });
    expect(receiver.received).toEqual([]);
  });
});

describe('webhook targets in development', () => {
  test('allows this machine by number and by name', async () => {
    for (const host of ['127.0.0.1', 'localhost'])
      expect((await post(`http://${host}:${port}/`, MESSAGE, { policy: DEVELOPMENT })).error).toBeNull();
    expect(receiver.received).toHaveLength(2);
  });

  test.each(['10.0.0.8', '169.254.169.254', '192.168.1.1', '[fd12:3456::1]', '0.0.0.0'])(
    'still rejects %s',
    async (host) => {
      expect((await post(`http://${host}/`, MESSAGE, { policy: DEVELOPMENT })).error).toBe(NOT_ALLOWED);
    },
  );

  test('the checked address is the one that is connected to: a name is resolved once', async () => {
    let asked = 0;
    const resolve = () => {
      asked++;
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    };
    const url = `http://anyone.example.org:${port}/`;
    expect((await post(url, MESSAGE, { policy: DEVELOPMENT, resolve })).error).toBeNull();
    expect(asked).toBe(1);
    expect(receiver.received.at(-1)!.headers['host']).toBe(`anyone.example.org:${port}`);
  });

  test('a missing response counts as a timeout failure', async () => {
    receiver.answer(() => {});
    const { error } = await post(receiver.url, MESSAGE, { policy: DEVELOPMENT, timeout: 200 });
    expect(error).toBe('No response within 0.2 seconds.');
  });

  test('an unknown host and a refused connection count as failures', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    const absent = await post('http://absent.example.org/', MESSAGE, { policy: DEVELOPMENT, resolve });
    expect(absent.error).toBe('We couldn’t find the host.');
    const refusing = await post('http://127.0.0.1:9/', MESSAGE, { policy: DEVELOPMENT });
    expect(refusing.error).toBe('The connection was refused.');
  });
});

test.each([
  ['1.1.1.1', true],
  ['93.184.216.34', true],
  ['2606:4700:4700::1111', true],
  ['192.0.2.1', false],
  ['2001:db8::1', false],
  ['fe80::1%eth0', false],
  ['nonsense', false],
])('%s is a public address: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
