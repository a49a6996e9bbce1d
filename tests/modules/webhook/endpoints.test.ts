import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_ENDPOINTS } from '#modules/webhook/webhook.rules';
import { type App, startApp } from '#tests/support/app';
import {
  anAdmin,
  anApiToken,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  aWebhook,
  type Member,
} from '#tests/support/factories';
import { create, readDelivery, readEndpoint, redeliver, remove, rotate, sendTest, update } from './calls.ts';

const URL_OF_OURS = 'http://127.0.0.1:9/hooks';

let app: App;
let admin: Member;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

const list = (as: Parameters<typeof create>[2]) =>
  app.graphql(
    '{ webhookEndpoints(first: 50) { totalCount nodes { id url description events isEnabled } } }',
    {},
    { as },
  );

test('an admin creates an endpoint, sees its secret once, and finds it in the list', async () => {
  const input = {
    url: ' https://hooks.example.org/x?k=1 ',
    description: ' CRM ',
    events: ['COHORT_UPDATED', 'COHORT_CREATED', 'COHORT_CREATED'],
  };
  const { data, errors } = await create(app, input, admin);
  expect(errors).toEqual([]);
  expect(data.createWebhookEndpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const endpoint = {
    id: expect.any(String),
    url: 'https://hooks.example.org/x?k=1',
    description: 'CRM',
    events: ['COHORT_CREATED', 'COHORT_UPDATED'],
    isEnabled: true,
  };
  expect(data.createWebhookEndpoint.endpoint).toEqual({
    ...endpoint,
    failingSince: null,
    givenUpAt: null,
    previousSecretSignsUntil: null,
  });
  expect((await list(admin)).data.webhookEndpoints).toEqual({ totalCount: 1, nodes: [endpoint] });
});

test('an owner may also create, change, rotate and delete endpoints', async () => {
  const owner = await aTeacher(app, { isOwner: true });
  const { data } = await create(app, { url: URL_OF_OURS, events: ['COURSE_CREATED'] }, owner);
  const { id } = data.createWebhookEndpoint.endpoint as { id: string };
  const changes = {
    url: `${URL_OF_OURS}2`,
    description: 'New',
    events: ['COHORT_CREATED'],
    isEnabled: false,
  };
  expect(
    (await update(app, { id: id, ...changes }, owner)).data.updateWebhookEndpoint.endpoint,
  ).toMatchObject(changes);
  expect((await update(app, { id: id }, owner)).data.updateWebhookEndpoint.endpoint).toMatchObject(changes);
  const { secret } = (await rotate(app, id, owner)).data.rotateWebhookSecret as { secret: string };
  expect(secret).not.toBe(data.createWebhookEndpoint.secret);
  await remove(app, id, owner);
  expect((await list(owner)).data.webhookEndpoints).toEqual({ totalCount: 0, nodes: [] });
});

test('an API token manages endpoints with the write scope, and only reads with the read scope', async () => {
  const institution = await anInstitution(app, { plan: 'professional' });
  const by = await anAdmin(app, { institution });
  const { endpointId } = await aWebhook(app, { institution });
  const writing = await anApiToken(app, { by, scopes: ['webhooks:read', 'webhooks:write'] });
  const reading = await anApiToken(app, { by, scopes: ['webhooks:read'] });
  const other = await anApiToken(app, { by, scopes: ['cohorts:write'] });
  const input = { url: URL_OF_OURS, events: ['COURSE_CREATED'] };
  expect((await create(app, input, writing)).errors).toEqual([]);
  expect((await rotate(app, endpointId, writing)).data.rotateWebhookSecret.secret).toMatch(/^whsec_/);
  expect((await readEndpoint(app, endpointId, reading)).errors).toEqual([]);
  expect((await create(app, input, reading)).code).toBe('FORBIDDEN');
  expect((await readEndpoint(app, endpointId, other)).code).toBe('FORBIDDEN');
});

test('lists the events of every noun that endpoints can receive', async () => {
  const { data } = await app.graphql('{ webhookEvents }', {}, { as: admin });
  expect(data.webhookEvents).toEqual(
    expect.arrayContaining([
      'MEMBER_ROLE_CHANGED',
      'COURSE_PUBLISHED',
      'COHORT_UPDATED',
      'ENROLLMENT_CREATED',
    ]),
  );
  const refused = await app.graphql('{ webhookEvents }', {}, { as: await aTeacher(app) });
  expect(refused.code).toBe('FORBIDDEN');
});

describe('invalid endpoints', () => {
  test.each([
    [{ url: '' }, 'url', 'Enter the address to send events to.'],
    [{ url: 'ftp://example.org' }, 'url', 'Enter a web address, such as https://example.org/webhooks.'],
    [{ url: 'not one' }, 'url', 'Enter a web address, such as https://example.org/webhooks.'],
    [
      { url: 'https://user:secret@example.org' },
      'url',
      'Leave out the user name, the password and anything after #.',
    ],
    [{ url: `https://example.org/${'x'.repeat(2000)}` }, 'url', 'Use at most 2,000 characters.'],
    [{ description: 'x'.repeat(201) }, 'description', 'Use at most 200 characters.'],
    [{ events: [] }, 'events', 'Choose at least one event.'],
    [{ events: ['WEBHOOK_TEST'] }, 'events.0', 'Test events are sent on request only.'],
  ])('rejects %o', async (wrong, field, message) => {
    const right = { url: URL_OF_OURS, events: ['COURSE_CREATED'] };
    const answer = await create(app, { ...right, ...wrong }, admin);
    expect(answer).toMatchObject({ code: 'INVALID', data: { createWebhookEndpoint: null } });
    expect(answer.errors[0]!.extensions.fields).toEqual([{ field, message }]);
  });

  test('a type of event that is not in the schema is an error of the request', async () => {
    for (const type of ['CERTIFICATE_EATEN', 'course.created'])
      expect(await create(app, { url: URL_OF_OURS, events: [type] }, admin)).toMatchObject({
        status: 400,
        code: 'INVALID',
        data: null,
      });
  });

  test('rejects more endpoints than an institution may have', async () => {
    const many = await anAdmin(app);
    const input = { url: URL_OF_OURS, events: ['COURSE_CREATED'] };
    const answers = await Promise.all(
      Array.from({ length: MAX_ENDPOINTS + 2 }, () => create(app, input, many)),
    );
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
    expect((await list(many)).data.webhookEndpoints.totalCount).toBe(MAX_ENDPOINTS);
  });

  test('rejects every webhook operation of people who are not admins', async () => {
    const { endpointId, deliveryId } = await aWebhook(app, { institution: admin.institution });
    const { institution } = admin;
    for (const [as, code] of [
      [await aTeacher(app, { institution }), 'FORBIDDEN'],
      [await aStudent(app, { institution }), 'FORBIDDEN'],
      [await aStudent(app), 'FORBIDDEN'],
      [aVisitor(), 'UNAUTHENTICATED'],
    ] as const) {
      const answers = [
        await list(as),
        await create(app, { url: URL_OF_OURS, events: ['COURSE_CREATED'] }, as),
        await update(app, { id: endpointId, isEnabled: false }, as),
        await rotate(app, endpointId, as),
        await remove(app, endpointId, as),
        await sendTest(app, endpointId, as),
        await redeliver(app, deliveryId, as),
        await readEndpoint(app, endpointId, as),
        await readDelivery(app, deliveryId, as),
      ];
      expect(answers.map((answer) => answer.code)).toEqual(answers.map(() => code));
    }
  });

  test('an admin of another institution sees the endpoint as unknown', async () => {
    const { endpointId, deliveryId } = await aWebhook(app, { institution: admin.institution });
    const stranger = await anAdmin(app);
    const answers = [
      await update(app, { id: endpointId, isEnabled: false }, stranger),
      await rotate(app, endpointId, stranger),
      await remove(app, endpointId, stranger),
      await sendTest(app, endpointId, stranger),
      await redeliver(app, deliveryId, stranger),
      await readEndpoint(app, endpointId, stranger),
      await readDelivery(app, deliveryId, stranger),
    ];
    expect(answers.map((answer) => answer.code)).toEqual(answers.map(() => 'NOT_FOUND'));
    expect((await list(stranger)).data.webhookEndpoints.totalCount).toBe(0);
  });
});
